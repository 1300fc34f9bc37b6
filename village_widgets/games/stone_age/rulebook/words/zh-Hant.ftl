### 石器時代在規則書裡的用語：規則分組、玩家找規則時的說法，以及玩家常問的問題。
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule’s own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## 規則分組，依遊戲順序

rules-setup = 遊戲設置
rules-placing = 放置工人
rules-acting = 執行行動
rules-rolling = 狩獵、採集與骰子上的工具
rules-village = 工具小屋、小屋和農田
rules-cards = { board-title-cards }
rules-buildings = { board-area-sites }
rules-feeding = 餵養工人
rules-round = 新的一輪與遊戲結束
rules-score = 分數、勝利與平手

## 查詢用語：遊戲設置

find-setup-tribe = 起始資源 | 初始設置 | 一開始拿什麼 | 開局有幾個人 | 起始食物 | 開場
find-setup-buildings = 建築板塊 | 幾疊 | 七張 | 開局 | 洗混 | 房子 | 每人一疊
find-setup-cards = 文明卡設置 | 開局四張 | 公開展示 | 翻開幾張 | 發牌 | 起始卡片
find-setup-start = 先手 | 起始玩家 | 誰先 | 第一個玩家 | 猜拳 | 先玩 | 隨機
find-supply-unlimited = 無限 | 供應不足 | 沒有木頭了 | 銀行 | 數量限制 | 拿完了 | 缺貨

## 查詢用語：放置

find-place-turn = pass | 跳過 | 留著不放 | 保留工人 | 一次放幾個 | 派工人 | 一定要放嗎 | 第一階段 | 停手
find-place-workers = 剩餘工人 | 沒有人了 | 移動工人 | 已經放的工人 | 收回重放 | 可用人數
find-place-once = 補人 | 追加 | 之後再放 | 加派 | 放兩次 | 同一個地方 | 分兩次放 | 再去一次
find-place-one = 兩個人放同一張卡 | 共用 | 容量 | 一格幾個人 | 人數上限
find-place-taken = 被占 | 卡位 | 擋路 | 佔位 | 滿了 | 擠進去 | 有別人
find-place-room = 最多幾人 | 七個人 | 上限 | 圓圈 | 滿了 | 人數限制
find-place-pair = 愛的小屋 | 生小孩 | 生寶寶 | 一個人進小屋 | 三個人 | 夫妻 | 情侶 | 繁殖 | 小屋兩個工人
find-place-hut-full = 工人上限 | 最多工人 | 十個人 | 人口上限 | 第十一個 | 棋子用完
find-place-gatherers = 兩人局 | 三人局 | 人數限制 | 幾位玩家能採 | 兩個人玩 | 三個人玩 | 別人先去了
find-place-village = 三選二 | 第三處不能用 | 兩人局 | 三人局 | 村莊 | 封鎖 | 人數限制 | 兩個人玩

## 查詢用語：行動

find-act-order = 行動順序 | 誰先執行 | 一次做完 | 輪流做 | 第二階段 | 結算 | 先採集再蓋 | 拿回工人
find-act-own = 用別人的位置 | 沒放人的地方 | 別人的格子 | 搶 | 代替別人
find-act-decline = 不買卡 | 放棄 | 買不起 | 資源不夠 | 拒絕 | 只卡位 | 空手回家 | 反悔
find-act-must-buy = 強制購買 | 義務 | 變體 | 房規 | 村規 | 不能拒絕
find-act-no-trade = 交易 | 貿易 | 換資源 | 銀行 | 買賣 | 送給別人 | 談判 | 兌換 | 四換一

## 查詢用語：骰子與工具

find-hunt = 狩獵 | 打獵 | 獵場 | 肉 | 鹿 | 拿食物 | 除以二 | 一半 | 無條件捨去
find-gather = 砍樹 | 伐木 | 挖礦 | 採礦 | 資源怎麼拿 | 除以幾 | 採集 | 無條件捨去 | 淘金 | 磚塊
find-tool-use = 加骰子 | 增加點數 | 修正 | 擲骰後 | 擲骰前 | 分開用 | 合併 | 斧頭 | 槌子 | 加值
find-tool-once = 用兩次 | 重複使用 | 轉90度 | 轉橫 | 重置 | 用過的工具 | 轉回來
find-tool-grown = 用過的工具升級 | 剛拿到的工具 | 升級後能用嗎 | 翻面 | 轉橫的工具 | 馬上用
find-tool-one-use = 拋棄式 | 用完丟 | 用一次 | 臨時工具 | 消耗品 | 卡片上的工具

## 查詢用語：村莊

find-tool-maker = 拿工具 | 第四個工具 | 升級 | 翻面 | 工匠 | 鐵匠 | 斧頭 | 做工具
find-tool-best = 工具上限 | 最大工具 | 4-4-4 | 滿級 | 第十三個 | 不能升級
find-hut = 寶寶 | 嬰兒 | 小孩 | 生小孩 | 生育 | 愛的小屋 | 增加工人 | 人口 | 新生 | 繁殖 | 多一個人
find-hut-no-effect = 工人上限 | 十個人 | 卡位 | 沒效果 | 變體 | 第十一個
find-field = 種田 | 耕田 | 耕種 | 農業 | 小麥 | 麥子 | 農耕小屋 | 食物收入 | 食物軌
find-field-top = 農業上限 | 最高食物 | 軌道盡頭 | 滿級 | 最多

## 查詢用語：卡片

find-card-price = 文明卡費用 | 卡片價格 | 多少錢 | 便宜 | 貴 | 用黃金付 | 食物買卡 | 付費
find-card-take = 卡片放哪裡 | 偷看 | 公開 | 隱藏 | 蓋著 | 疊起來 | 手牌
find-card-supplies = 立即獎勵 | 免費資源 | 上半部 | 禮物 | 即時效果 | 送食物
find-card-points = 三分 | 立即得分 | 上半部 | 獎勵 | 勝利分數
find-card-roll = 卡片骰子用工具 | 兩個骰子 | 骰資源 | 運氣 | 賭 | 擲黃金
find-card-dice = 骰子卡 | 大家都有 | 擲幾個 | 禮物 | 每人一個 | 抽獎
find-card-draft = 挑骰子 | 誰先選 | 順時針 | 輪選 | 最後一個骰子 | 選擇順序
find-card-faces = 五點是什麼 | 六點是什麼 | 獎勵表 | 骰子結果 | 對照表 | 數字代表 | 骰面
find-card-tool = 免費工具 | 斧頭 | 槌子圖案 | 獎勵 | 升級
find-card-field = 麥穗 | 小麥圖案 | 種田 | 農業卡 | 食物收入
find-card-one-use = 拋棄式 | 用完丟 | 2 3 4工具 | 臨時工具 | 消耗品
find-card-extra = 抽牌 | 多一張 | 獎勵卡 | 再拿一張 | 抽到的卡上半部 | 送卡 | 摸牌
find-card-any-two = 萬用 | 百搭 | 問號 | 自由選 | 留著以後用 | 任選資源 | 鬼牌
find-any-two-take = 萬用怎麼用 | 兩個一樣 | 什麼時候用 | 時機 | 百搭 | 任選
find-any-two-paying = 萬用只能付費時用 | 變體 | 房規 | 村規 | 時機 | 限制

## 查詢用語：建築

find-building-price = 蓋房子 | 建築價格 | 房子多少 | 用黃金付石頭 | 替代 | 貴的資源 | 蓋建築 | 剛好
find-building-kinds = 問號建築 | 1到7 | 一到七個 | 四個兩種 | 混合 | 全部一樣 | 自由組合 | 五個資源
find-building-points = 資源價值 | 幾分 | 馬上得分 | 黃金六分 | 分數怎麼算 | 何時計分
find-building-next = 新板塊 | 補新的 | 下面那張 | 同一輪能蓋嗎 | 補房子
find-building-many = 建築上限 | 第六個 | 五格 | 放不下 | 位子滿了 | 最多幾間 | 無限

## 查詢用語：餵養

find-feed-field = 食物收入 | 農業收入 | 收成 | 產出 | 何時拿食物 | 吃之前
find-feed-food = 吃飯 | 養工人 | 伙食 | 餵飯 | 肚子餓 | 存食物 | 留食物 | 第三階段 | 糧食
find-feed-newborn = 嬰兒 | 寶寶 | 小孩要吃嗎 | 剛出生 | 新生 | 新工人 | 第六名
find-feed-resources = 用木頭餵 | 資源當食物 | 資源換食物 | 食物不夠 | 部分 | 糧食不足 | 吃黃金 | 抵
find-feed-penalty = 扣10分 | 餓死 | 飢餓 | 飢荒 | 懲罰 | 負分 | 罰分 | 每個工人 | 不餵 | 餓肚子

## 查詢用語：新的一輪與結束

find-round-start = 先手輪替 | 換起始玩家 | 下一個先手 | 傳標記 | 誰先 | 回合整理 | 重置工具
find-round-cards = 補牌 | 補卡 | 滑動 | 變便宜 | 沒人買 | 往右推 | 回合整理 | 補滿
find-end-cards = 終局 | 牌庫空 | 卡片用完 | 什麼時候結束 | 最後一輪 | 沒卡了 | 結束條件
find-end-buildings = 終局 | 建築堆用完 | 房子蓋完 | 什麼時候結束 | 最後一輪 | 馬上結束 | 結束條件

## 查詢用語：計分

find-score-points = 勝利分數 | 計分軌 | 目前分數 | 負分 | 分數標記 | 繞一圈
find-score-culture = 綠色卡 | 綠卡 | 成套 | 收集 | 重複 | 兩張一樣 | 第二組 | 64分 | 陶器 | 音樂
find-score-farmers = 黃色卡 | 沙色卡 | 農民 | 農業 | 相乘 | 終局計分 | 人物卡
find-score-tool-makers = 黃色卡 | 沙色卡 | 工匠 | 個數還是數值 | 鐵匠 | 相乘 | 終局計分
find-score-hut-builders = 黃色卡 | 沙色卡 | 建築工人 | 蓋房子的人 | 房子數 | 相乘 | 終局計分
find-score-shamans = 黃色卡 | 沙色卡 | 巫師 | 祭司 | 人口 | 相乘 | 終局計分
find-score-resources = 剩餘資源 | 沒用完 | 終局資源 | 黃金幾分 | 剩木頭 | 一個一分
find-score-nothing = 剩餘食物 | 食物幾分 | 工人幾分 | 不算分 | 零分 | 終局計分 | 白費
find-win-most = 誰贏 | 贏家 | 勝利條件 | 目標 | 冠軍 | 第一名
find-tie-strength = 同分 | 平局 | 分數一樣 | 決勝 | 誰贏
find-tie-shared = 同分 | 平局 | 並列 | 還是一樣 | 都贏 | 兩個贏家

## 玩家常問的問題

question-s01 = 可以用食物支付文明卡嗎？
    .answer = 不行。要用木頭、磚頭、石頭或黃金，種類不限，個數依卡片的位置。
question-s02 = 我這回合剛拿到一個工具，馬上就能用嗎？
    .answer = 只要你先處理工具小屋就可以：行動的順序由你決定，新工具立刻可用。
question-s03 = 要不要用工具，擲骰之前就要說嗎？一次擲骰可以用好幾個嗎？
    .answer = 擲完再決定就好。想加幾個都可以，每個都加上全部數值，每輪一次。除不盡的點數捨去。
question-s04 = 小屋裡剛出生的工人，這一輪就要餵嗎？
    .answer = 要。他下一輪才能放置，但你的每一名工人都要吃。
question-s05 = 一名或三名工人可以進小屋嗎？兩位玩家可以一起用嗎？
    .answer = 都不行。要同一位玩家正好兩名工人。
question-s06 = 可以先採木頭，同一輪再用它來付建築的費用嗎？
    .answer = 可以。你逐一處理各地點，順序自訂，剛採到的就是你的。
question-s07 = 執行行動時，是大家輪流一個地點一個地點做，還是一個人先全部做完？
    .answer = 一位玩家先用完自己的全部工人，再輪到下一位。
question-s08 = 我付不起的卡片或建築，可以只放工人去卡位嗎？
    .answer = 可以。放置時不用付任何費用。之後工人直接回家，卡片或建築留在原處。
question-s09 = 有人沒買那張卡，我這一輪輪到我時可以拿嗎？
    .answer = 不行，只有在上面放了工人的玩家能買。卡片留到下一輪。
question-s10 = 森林裡有五名工人，我可以再放三名嗎？
    .answer = 不行。不論是誰的工人，總共只容納{ $room }名，所以還能放兩名。
question-s11 = 兩人或三人遊戲時，同一座森林可以有幾位玩家採集？還是{ $room }個位置嗎？
    .answer = 兩人遊戲時{ $setup-2-gatherers }位，三人遊戲時{ $setup-3-gatherers }位，四人遊戲時全部都可以。一樣都容納{ $room }名工人。泥地、採石場和河流也是如此。
question-s12 = 兩人遊戲時，村莊三處只能用兩處，是指兩位玩家還是兩個地點？
    .answer = 兩個地點。同一位玩家可以兩處都用；第三處這一輪誰都不能用。
question-s13 = 放置時可以跳過，留一名工人在家嗎？
    .answer = 不行，只要還有地點可以放就得放。真的無處可放時才會略過你。
question-s14 = 可以用木頭餵工人，把食物省下來嗎？
    .answer = 不行。先付食物，需要多少付多少；還缺的才用資源代替。
question-s15 = 有個建築要兩種共四個資源。四個木頭可以嗎？三個加一個呢？
    .answer = 正好兩種、正好四個：三個加一個可以，兩個加兩個也可以，四個都一樣不行。
question-s16 = 建築上畫的是石頭，可以付黃金嗎？黃金比較值錢啊。
    .answer = 不行，畫什麼就付什麼。
question-s17 = 我的個人圖板只有五格放建築，可以有第六個嗎？
    .answer = 可以，沒有上限。找個地方放就好，計算建築師時全部都算。
question-s18 = 我的卡片給我額外一張卡，抽到那張的上方也能拿嗎？
    .answer = 不能。它只在遊戲結束時計算下方。牌堆空了就什麼都沒有。
question-s19 = 沒人買的卡片會變便宜嗎？
    .answer = 如果它右邊有卡被買走，就會：下一輪之前它往右移，那裡比較便宜。
question-s20 = 卡列補不滿了，這一輪還要玩嗎？
    .answer = 不用。遊戲立刻結束並計分。
question-s21 = 我拿走了某一堆的最後一個建築，遊戲馬上結束嗎？
    .answer = 不會。這一輪要進行完，大家都執行行動並餵養工人，然後才計分。
question-s22 = 我有五種不同的符號，其中一種有兩張，綠色卡怎麼計分？
    .answer = 五種不同的是5×5，剩下的另成一組：1×1，一共26分。
question-s23 = 工具匠是乘以工具的個數還是數值？一次性工具算嗎？
    .answer = { $rulings-one-use-scored ->
        [yes] 乘以個人圖板上工具的數值總和，還沒用掉的一次性工具也算進去。
       *[no] 乘以個人圖板上工具的數值總和。一次性工具不算，除非你們這一桌約定要算。
    }
question-s24 = 剩下的食物有分數嗎？黃金最後比木頭值錢嗎？
    .answer = 食物沒有分數。剩下的資源每個1分，黃金和木頭一樣。
question-s25 = 我們可以互相交換資源，或跟銀行換嗎？
    .answer = 不行，完全沒有交易。唯一的交換是餵養時，每缺一個食物用一個資源代替。
question-more-hunters = 這一輪稍後可以再多派獵人嗎？
    .answer = 不行。每個地點每輪只能去一次，獵場也一樣。
question-hunger = 我的食物不夠。每名工人都扣{ $penalty }分嗎？可以保留資源不付嗎？
    .answer = 不論幾名工人挨餓，只扣一次{ $penalty }分，食物全部失去。資源可以保留。分數甚至會低於0。
question-one-to-seven = 一到七個資源的建築，可以不付，或付八個嗎？
    .answer = 都不行。最少一個，最多七個，種類不限：分數就是它們的價值。
question-at-the-top = 我已有{ $tribe-most-workers }名工人、農業軌到了{ $tribe-most-field }，或有三個數值{ $tribe-best-tool }的工具，還能去小屋、農田或工具小屋嗎？
    .answer = { $rulings-at-the-top ->
        [hut-closed] 小屋不能去。農田和工具小屋可以去，但不會再得到什麼。規則沒有提到這種情況，所以一桌也可以約定小屋同樣能去而沒有效果。
       *[no-effect] 都可以去，但不會再得到什麼。
    }
question-new-cards = 新卡要從哪一邊開始放？
    .answer = { $rulings-row-from ->
        [right] 舊卡盡量往右移之後，從右邊開始放。
       *[left] 舊卡盡量往右移之後，從左邊開始放。有些規則說從右邊開始，你們這一桌可以這樣約定。
    }

## 只說明情況的規則，可以看哪裡

see-setup-tribe = 看看兩個部落：不論幾位玩家，遊戲都是這樣開始。
see-setup-start = 卡蘿抽到籤，由她開始：起始玩家標記就在她那裡。
see-supply-unlimited = 盒裡的木頭全在部落手上了。讓森林的五名工人執行行動：擲出多少，照樣拿多少。
see-act-no-trade = 艾達有木頭，貝拉有黃金，但沒有任何行動能讓他們交換。艾達現在只能狩獵。
see-tool-grown = 第一個工具已橫置。先在工具小屋把它升到2，再到河流擲骰：它還是不能加上。
see-card-faces = 每個骰子都標出能得到什麼，選一個吧。
see-building-many = 艾達已有五個建築，個人圖板放滿了。還是可以再建造一個。
see-feed-newborn = 六個食物，五名工人，其中兩名在小屋：讓他們執行行動，看看吃掉了六個。
see-score-nothing = 食物、工人、工具、農業軌和建築都很多，但一張卡片也沒有：結束時除了已得的分數，只有木頭加1分。
