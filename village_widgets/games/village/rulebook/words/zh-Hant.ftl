### 《村莊》在規則書中的文字：規則的分組、玩家查規則時用的說法、玩家會問的問題。
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule’s own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## 規則分組，依遊戲進行的順序

rules-setup = 遊戲設置與新的一輪
rules-turn = 回合、水井與金幣
rules-farm = 收穫穀物與家庭
rules-crafts = 工坊與磨坊
rules-market = 市集日
rules-travel = 旅行
rules-council = 議會與特許行動
rules-church = 教堂與彌撒
rules-dying = 時間與過世
rules-end = 遊戲結束
rules-score = 計分、獲勝與平手
rules-solo = 獨自對抗卡拉

## 沒有行動可做的規則，要看哪裡

see-setup-customers = 第一個回合之前：使用中的攤販都有顧客，排隊的位置也都滿了。
see-setup-family = 看看任何一個農場：每位玩家都這樣開始。
see-setup-start-player = 這一桌艾達最年長，所以由她先開始。
see-turn-time = 艾達到目前為止花費了6時間：她的時間標記在時間軌上前進了6格。
see-supply-unlimited = 艾達有9個牛隻。不論農場上已經有多少，製造牛隻的人都能拿到。
see-farm-unlimited = 艾達的農場放了這麼多，還可以再放。只有穀物沒有位置了。
see-place-unlimited = 同一座工坊裡有三個家族的4名家族成員，還可以再來。
see-solo-setup = 第一回合前卡拉的家族：年長的在她的版圖旁，年輕的在教堂等候。
see-solo-order = 如果你從家庭拿取說服力，卡拉就從工坊拿取：在她的版圖上，工坊排在議會之前。
see-trade-none = 艾達有穀物，貝拉有金幣，但沒有任何行動能讓她們交換。
see-score-nothing = 農場上的貨物、穀物和影響力方塊，還有公墓，到遊戲結束時都沒有分數。

## 查詢用語：遊戲設置、輪、回合

find-setup-customers = 市場設置 | 起始客人 | 開局 | 顧客牌 | 擺市場 | 一開始幾個客人
find-setup-family = 起始資源 | 開局拿什麼 | 一開始有多少錢 | 初始配置 | 第一批人
find-setup-seats = 後手補償 | 順位優勢 | 先手不公平 | 起始資源 | 後面的玩家 | 平衡
find-setup-start-player = 誰先開始 | 年紀最大 | 決定先手 | 第一個玩家
find-round-bag = 補充 | 補方塊 | 裝袋 | 每色幾個 | 黑色方塊回來 | 補貨
find-round-seeding = 補方塊 | 每格幾個 | 擺方塊 | 分配 | 版圖空了 | 補滿
find-round-start-player = 誰先 | 先手 | 起始玩家標記 | 首位玩家 | 下一輪誰開始 | 輪流當
find-round-end = 什麼時候結束一輪 | 版圖空了 | 沒有方塊了 | 回合結束 | 下一輪
find-turn-take = 跳過 | 過牌 | 一定要拿嗎 | 拿兩個 | 我可以做什麼 | 強制 | 不拿可以嗎 | 空格
find-turn-plague = 黑色方塊 | 黑方塊 | 黑死病 | 疾病 | 生病 | 懲罰 | 留著嗎 | 老鼠
find-turn-leave = 不做行動 | 可以放棄嗎 | 只拿方塊 | 強迫 | 選擇性 | 略過 | 不想做
find-turn-time = 走幾格 | 壽命 | 時鐘 | 小時 | 一圈多長 | 沙漏幾格 | 時間格
find-well = 三個一樣 | 棄方塊 | 不拿方塊 | 空的行動格 | 萬用行動 | 同花色 | 三個同色 | 同色方塊
find-well-cubes = 不能用水井 | 何時能用井 | 版圖空了 | 沒方塊 | 井乾了
find-well-coins = 用錢打水 | 井付錢 | 三個金幣 | 錢
find-coin-joker = 萬用 | 鬼牌 | 代替 | 錢 | 金幣當方塊 | 硬幣 | 缺顏色 | 抵用
find-supply-influence = 沒有方塊了 | 缺貨 | 銀行 | 不夠 | 顏色沒了
find-supply-limited = 缺貨 | 銀行沒錢 | 沒有犁了 | 無限 | 配件上限 | 不夠 | 金幣沒了 | 沒了 | 用完 | 沒有了
find-supply-unlimited = 缺貨 | 沒錢了 | 代用品 | 無限 | 貨物不夠 | 沒了 | 用完 | 沒有了
find-farm-unlimited = 持有上限 | 手牌上限 | 最多幾個 | 囤積 | 要丟掉嗎
find-place-unlimited = 被佔走 | 滿了嗎 | 可以一起站嗎 | 卡位 | 位置限制 | 同一個工坊 | 兩個人
find-trade-none = 交換 | 買賣 | 談判 | 送給別人 | 換方塊 | 交易
find-member-from-farm = 家裡沒人 | 沒有工人 | 空農場 | 米寶 | 可以派誰 | 全都出去了 | 人手不足

## 查詢用語：收穫與家庭

find-harvest = 小麥 | 糧食 | 種田 | 收割 | 收成 | 麥子 | 田
find-harvest-home = 家裡沒人 | 農夫 | 沒工人 | 空農場 | 誰種田 | 人都出去了 | 沒人在家 | 農場沒人 | 收成
find-harvest-horse = 馬和犁 | 動物 | 牲畜 | 多收 | 馬會用掉嗎 | 收成加成 | 犁田
find-harvest-ox = 牛和犁 | 牛隻犁具 | 動物 | 牲畜 | 最多收 | 馬牛都有 | 牛會用掉嗎 | 犁田
find-harvest-limit = 上限 | 收成限制 | 倉庫 | 存放 | 滿了 | 太多糧食 | 溢出
find-family-birth = 生小孩 | 嬰兒 | 寶寶 | 增加工人 | 多一個米寶 | 生孩子 | 結婚 | 出生
find-family-smallest = 先生哪個 | 第幾代 | 選世代 | 跳過號碼 | 孫子 | 生3
find-family-all-born = 不能再生 | 生完了 | 沒小孩 | 十一個 | 米寶用完 | 全部出生
find-family-home = 叫回來 | 回家 | 召回 | 收回工人 | 撤回 | 拿回家 | 帶回家
find-family-not-bag = 從袋子拿出來 | 教士回家 | 離開教堂 | 召回 | 黑袋 | 修士

## 查詢用語：工坊

find-crafts-training = 學徒 | 派工人 | 放人 | 只訓練 | 培訓 | 之後再生產 | 教
find-crafts-time = 生產 | 沙漏 | 做犁要多久 | 打造 | 工匠 | 做東西
find-crafts-trained = 誰能生產 | 別的工坊 | 鐵匠做車 | 工匠 | 專家 | 師傅
find-crafts-price = 買東西 | 價格 | 方塊換犁 | 沒有工人 | 馬多少錢 | 直接買 | 交換 | 買 | 購買 | 買馬 | 價錢
find-crafts-product = 兩個產品 | 做兩個 | 兩個鐵匠 | 一次幾個 | 雙倍生產
find-crafts-mill = 磨麵粉 | 賺錢 | 賣糧食 | 換錢 | 風車 | 麵粉 | 收入
find-crafts-mill-nobody = 磨坊主 | 派工人去磨坊 | 米寶 | 放人 | 學徒

## 查詢用語：市集

find-market-day = 市場 | 賣東西 | 交易 | 趕集 | 沒貨也要開 | 強制 | 沒人賣
find-market-free-sale = 免費賣 | 免手續費 | 開市者優勢 | 不用綠色方塊 | 誰先賣 | 第一筆
find-market-demand = 客人要什麼 | 訂單 | 交貨 | 付貨 | 成本 | 只付一部分
find-market-surcharge = 手續費 | 綠色方塊 | 加價 | 稅 | 沙漏 | 第二次賣 | 別人開市 | 綠方塊
find-market-queue = 等待的客人 | 候位 | 藍色格 | 黃色格 | 後面的客人 | 插隊
find-market-serve = 賣幾次 | 輪流賣 | 馬上得分 | 蓋起來 | 保密 | 市場順序
find-market-pass = 不賣了 | 退出 | 再加入 | 過牌 | 停手
find-market-refill = 補客人 | 遞補 | 新板塊 | 空位 | 前移 | 何時補 | 顧客補位 | 補顧客

## 查詢用語：旅行

find-travel-toll = 馬車 | 車子 | 沙漏 | 沒有車 | 旅費 | 交通
find-travel-influence = 路費 | 道路 | 過路費 | 哪些顏色 | 棕色 | 粉色 | 橘色
find-travel-road = 一次兩座城 | 相鄰 | 跳過城市 | 穿越 | 多遠 | 地圖 | 距離 | 一次走兩格
find-travel-no-return = 回家 | 走回來 | 返回 | 回程 | 旅人召回
find-travel-move = 誰去 | 第二個旅人 | 兩人在路上 | 米寶移動 | 繼續走 | 冒險
find-travel-reward = 獎金 | 到達 | 城市給什麼 | 好處 | 分數
find-travel-once = 兩次 | 重複造訪 | 同一座城 | 旗子 | 別人先到 | 第二次去

## 查詢用語：議會

find-council-price = 綠色方塊 | 市政廳 | 政治 | 一個綠色 | 升官費用 | 文件 | 綠方塊 | 議會費用 | 要付多少 | 進議會
find-council-time = 沙漏 | 多久 | 市政廳 | 每格時間 | 升官 | 議會時間
find-council-enter = 市政廳 | 議員 | 政治人物 | 加入 | 直接第二階 | 放人
find-council-advance = 升官 | 晉升 | 兩階 | 跳階 | 前進 | 升職
find-council-top = 鎮長 | 市長 | 最後一格 | 第五階 | 封頂 | 走到底
find-council-member = 沒有議員 | 空議會 | 政治人物 | 沒人
find-council-stay = 免費 | 不升官 | 留在原地 | 只用能力 | 重複用
find-privilege-stage = 兩個特權 | 特權 | 多個獎勵 | 都可以用嗎 | 能力 | 議員
find-privilege-ring = 先手標記 | 下次先手 | 搶先 | 誰先 | 起始玩家標記 | 第一階段 | 第一特權
find-privilege-ring-taken = 戒指沒了 | 別人拿了 | 第一格沒用 | 搶走 | 先手標記
find-privilege-influence = 免費方塊 | 兩個一樣的 | 選顏色 | 特權 | 白拿 | 第二階段 | 第二特權
find-privilege-different = 兩個一樣的 | 同色 | 兩個綠色 | 重複
find-privilege-good = 免費犁 | 拿馬 | 白拿 | 免費板塊 | 特權 | 東西 | 第三階段 | 第三特權
find-privilege-prestige = 買分數 | 錢換分 | 勝利點 | 兩枚換六分 | 特權 | 第四階段 | 第四特權

## 查詢用語：教堂與彌撒

find-church-price = 教會 | 當修士 | 神父 | 棕色方塊 | 修道院 | 捐獻 | 教士
find-church-time = 沙漏 | 沒有棕色方塊 | 教會 | 禱告 | 改付
find-church-bag = 教會 | 黑袋 | 修士 | 去哪裡 | 第幾代 | 神父 | 袋子
find-mass-buy-out = 贖出 | 贖金 | 花錢 | 買出來 | 教會 | 不靠運氣
find-mass-draw = 抽人 | 抽幾個 | 運氣 | 機率 | 抽籤 | 禮拜 | 教會
find-mass-monks = 黑色米寶 | 中立 | 沒中 | 修士 | 神父 | 放回去
find-mass-rise = 升職 | 晉升 | 主教 | 捐糧食 | 前進 | 升幾格 | 神父 | 窗戶往上 | 往上爬 | 上升
find-mass-top = 主教 | 最後一格 | 走到底 | 第五階 | 封頂
find-mass-majority = 多數 | 兩分 | 教會獎勵 | 神父最多 | 誰領先 | 過半 | 教堂人最多
find-mass-majority-tie = 平手 | 一樣多 | 同數 | 誰領先 | 神父 | 打平 | 教堂平手 | 教堂同樣多
find-mass-majority-shared = 兩人都得分 | 平分 | 還是平手 | 打平 | 各一半 | 教堂平手 | 一樣高

## 查詢用語：過世

find-dying-after-action = 死亡 | 一圈 | 何時死 | 壽命 | 沙漏軌 | 生命軌 | 繞一圈 | 最後一格
find-dying-at-once = 市場死亡 | 馬上死 | 賣到一半 | 交易時
find-dying-eldest = 誰先死 | 誰先過世 | 爺爺 | 老人 | 世代 | 最老 | 選誰 | 米寶 | 死亡 | 誰要死 | 最老的先
find-dying-visible = 神父會死嗎 | 安全 | 躲起來 | 保護 | 袋子 | 修士
find-dying-nobody = 全躲起來 | 免死 | 補死 | 欠著 | 延後 | 死亡
find-dying-chronicle = 書 | 死了放哪 | 埋葬 | 歷史 | 名人 | 死掉的鐵匠 | 史冊
find-dying-grave = 墳墓 | 墓地 | 墓園 | 無名墓 | 書滿了 | 選墓 | 埋葬
find-dying-no-room = 墳墓滿了 | 墓園滿 | 移除 | 放回盒子 | 沒地方 | 沒有墳墓了 | 墓地滿
find-dying-last-turns = 最後死的 | 移除 | 結束後死 | 來不及

## 查詢用語：結束與計分

find-end-chronicle = 何時結束 | 書滿了 | 史冊 | 終局 | 一類滿了 | 結束條件
find-end-graves = 何時結束 | 墳墓滿了 | 墓園 | 終局 | 結束條件 | 墓地滿
find-end-last-turns = 最後一輪 | 再一次 | 誰還能動 | 終局 | 觸發之後 | 公平
find-end-market-caller = 市場死人 | 開市者觸發 | 終局 | 最後一輪
find-end-market-other = 別人市集死人 | 終局 | 最後一輪 | 誰最後
find-end-cubes-out = 版圖空了 | 自由行動 | 沒東西拿 | 終局 | 免費行動
find-end-final-mass = 最後一次教堂 | 終局 | 結束時抽人 | 算分前
find-score-prestige = 勝利點 | 分數軌 | 目前分數 | 名聲 | 得分
find-score-travel = 旅行得分 | 標記數量 | 勝利點 | 地圖 | 全部城市
find-score-council = 議員得分 | 市政廳 | 勝利點 | 市長
find-score-church = 神父得分 | 修士 | 勝利點 | 主教 | 教會
find-score-chronicle = 死人得分 | 書 | 史冊 | 勝利點 | 祖先 | 12分 | 墳墓算嗎
find-score-customers = 客人得分 | 市場得分 | 勝利點 | 訂單
find-score-coins = 錢 | 剩錢 | 硬幣 | 財富 | 勝利點 | 剩餘
find-score-nothing = 剩下的資源 | 沒用 | 墳墓有分嗎 | 零分 | 剩餘物品
find-win-most = 誰贏 | 勝利 | 贏家 | 目標 | 最高分 | 勝者
find-tie-customers = 同分 | 打平 | 平局 | 決勝 | 賣最多
find-tie-grain = 同分 | 打平 | 平局 | 決勝 | 糧食 | 小麥
find-tie-living = 同分 | 打平 | 平局 | 決勝 | 活人 | 生還
find-tie-shared = 同分 | 打平 | 平局 | 並列 | 共同獲勝 | 兩個贏家

## 查詢用語：對抗卡拉

find-solo-setup = 一個人玩 | 單機 | 機器人 | 虛擬玩家 | 自動對手 | 開局
find-solo-start = 一個人玩 | 單機 | 誰先 | 先手
find-solo-order = 單人順序 | 下一格是哪裡 | 卡拉找方塊的方向 | 輪到哪個區域
find-solo-ring = 一個人玩 | 單機 | 先手標記 | 當錢 | 萬用
find-solo-ring-spent = 單機 | 用過的 | 再拿一次 | 去哪裡
find-solo-match = 卡拉拿哪個方塊 | 機器人 | 對手回合 | 她拿什麼 | 跟著拿
find-solo-match-next = 卡拉去哪裡拿 | 機器人 | 別的格子 | 沒有這色
find-solo-any = 卡拉拿什麼 | 機器人 | 顏色沒了 | 誰決定 | 別的顏色
find-solo-any-next = 機器人 | 沒東西了 | 繼續找 | 誰決定
find-solo-die = 擲骰 | 隨機 | 變體 | d4 | 機器人 | 變難
find-solo-die-cube = 骰子結果 | d4 | 機器人 | 變體
find-solo-die-one = 不用擲 | d4 | 最後一色 | 機器人
find-solo-track = 她的版圖 | 機器人 | 她的方塊放哪 | 十二格 | 圓圈
find-solo-fate = 翻牌 | 經過 | 機器人死人 | 運氣 | 機率
find-solo-quill = 鵝毛筆 | 她家誰死 | 機器人 | 死亡
find-solo-shuffle = 洗牌 | 重置 | 全翻開 | 蓋回去
find-solo-dying = 她家死人 | 書 | 史冊 | 機器人 | 哪一類
find-solo-dying-market = 她家死人 | 墳墓 | 墓園 | 機器人
find-solo-market-serve = 機器人賣 | 她拿哪個客人 | 對手市場 | 第一攤
find-solo-market-call = 機器人開市 | 她的市場 | 我能賣嗎 | 交易
find-solo-church = 教會 | 神父 | 機器人 | 修士 | 黑袋
find-solo-church-nobody = 教會 | 沒有神父了 | 機器人 | 用完
find-solo-well = 機器人跳過 | 她會動嗎 | 休息
find-solo-window = 機器人 | 抽到她的人 | 站哪格 | 神父
find-solo-windows-full = 機器人 | 第五個神父 | 沒位置 | 放回袋子
find-solo-majority = 多數 | 兩分 | 她比較多 | 神父 | 誰領先
find-solo-new-round = 清版圖 | 收方塊 | 機器人 | 重置
find-solo-rank = 等級 | 幾分算贏 | 評價 | 稱號 | 單機 | 結果

## 玩家的問題

question-v01 = 我拿了一個黑色方塊，可以留著嗎？之後有用嗎？
    .answer = 不能留。它立刻放回供應區，還要花費你{ $turn-plague-time }時間；它不是影響力方塊，不能用來支付。下一輪開始時，供應區中所有的瘟疫方塊再放進綠色布袋。
question-v02 = 版圖上的方塊對我都沒用，可以跳過這個回合嗎？
    .answer = 不行。每回合都要拿取正好一個方塊，或使用水井。只有之後的行動可以不執行。
question-v03 = 可以只為了顏色，從我無法執行行動的行動格拿取方塊嗎？
    .answer = 可以。能不能執行、想不想執行那個行動，都不影響拿取方塊。只有市集不同：就算你沒有東西可賣，市集日也一定要舉行。
question-v04 = 使用水井時，也拿取方塊嗎？可以選還有方塊的行動格嗎？
    .answer = 不拿取方塊，水井取代了這一步。你支付{ $turn-well }個同色的影響力方塊，執行任意一個行動，不論那個行動格上有沒有方塊。上面的方塊留在原處。
question-v05 = 我拿了最後一個方塊，還能執行行動嗎？如果只剩一個方塊時我使用水井，這一輪也結束嗎？
    .answer = 能，先執行行動，然後這一輪結束並舉行彌撒。使用水井時，最後一個方塊留在原處，所以這一輪還沒結束，輪到下一位玩家。
question-v06 = 這一輪沒有人拿戒指，起始玩家會換成下一位嗎？
    .answer = 不會。沒有人持有戒指，起始玩家就不變。只有用第一階級的特許行動拿取戒指的玩家，才會成為下一輪的起始玩家。
question-v07 = 收穫之後，犁具和馬匹或牛隻會用掉嗎？
    .answer = 不會。它們留在你的農場上，下次收穫還能用，家族成員也都留著。只有服務顧客時才會交出去。
question-v08 = 我有牛隻但沒有犁具，收穫會比較多嗎？
    .answer = 不會，只有平常的{ $farm-harvest }袋穀物。馬匹和牛隻要搭配犁具才有用，犁具也要搭配馬匹或牛隻才有用。
question-v09 = 供應區還有「2」，下一名誕生的可以是「3」嗎？
    .answer = 不行。下一名一定是供應區中編號最小的，所以你的「2」全部誕生後，才輪到第一名「3」。
question-v10 = 家庭行動可以把過世的家族成員帶回來嗎？
    .answer = 不行。只有活著的家族成員能放回農場，不論他在版圖上的什麼地方。過世的留在編年史或公墓。
question-v11 = 我的家族已經全員誕生，家庭行動還有用嗎？
    .answer = 有。雖然不會再有新成員誕生，但還是可以把一名活著的家族成員從版圖放回農場。
question-v12 = 把家族成員從議會放回農場，之後他能回到原來的階級嗎？
    .answer = 不能。他在農場上就和別人一樣：要從第一階級重新進入，每一階都要再付一次。
question-v13 = 可以只訓練，以後再製造貨物嗎？
    .answer = 可以。這時只花費訓練時間。以後在那裡製造貨物，只花費製造的時間。
question-v14 = 我在鐵匠鋪的家族成員受過訓練，也能製造篷車嗎？
    .answer = 不能。他只能製造那座工坊的貨物；要製造篷車，輪匠坊必須有你受過訓練的家族成員。或者直接購買篷車，那就不需要任何人在場。
question-v15 = 我有兩名家族成員在鐵匠鋪，一次行動可以得到兩個犁具嗎？
    .answer = 不行。一次工坊行動只能得到一個貨物，不論你有多少家族成員在那裡。
question-v16 = 工坊沒有我的人，可以直接購買貨物嗎？
    .answer = 可以。支付該處所示的影響力方塊或穀物，不花費時間，也不需要有人在場。不夠的影響力方塊可以用金幣代替。
question-v17 = 可以用金幣代替穀物購買馬匹嗎？
    .answer = 不行。金幣只能視為影響力方塊，不能代替穀物或貨物。在畜舍要支付{ $crafts-stable-grain }袋穀物，或者由你在那裡受過訓練的家族成員花費時間製造。
question-v18 = 磨坊需要派人去嗎？只有一袋穀物能換到什麼？
    .answer = 不需要。磨坊裡沒有人，也不能訓練任何人。要正好用{ $crafts-mill-grain }袋穀物和{ $crafts-mill-time }時間換{ $crafts-mill-coins }枚金幣，不夠就什麼都換不到。
question-v19 = 市集日每個人第一次服務顧客都不用額外花費嗎？
    .answer = 不是，只有觸發市集日的玩家。其他人從第一次起，就要額外花費{ $market-surcharge-persuasion }個說服力和{ $market-surcharge-time }時間。
question-v20 = 市集額外花費的綠色方塊可以用金幣付嗎？
    .answer = 可以。一枚金幣可以視為一個任意顏色的影響力方塊，在市集也一樣。時間和顧客的需求還是要付。
question-v21 = 可以服務正在排隊的顧客嗎？
    .answer = 不行，只能服務攤販前藍色格子上的顧客。市集日結束後，排隊的顧客才往前補滿空的攤販。
question-v22 = 有人剛服務了第一位顧客，排隊的顧客會馬上往前補嗎？
    .answer = 不會。那個攤販會空著，直到整個市集日結束。
question-v23 = 我觸發了市集日卻沒有東西可賣，其他人還能賣嗎？
    .answer = 能，市集日照樣舉行。如果你先跳過，就不再參加本次市集日；其他人還是可以販售，每次都要付額外花費。
question-v24 = 服務顧客時馬上得分嗎？
    .answer = 不會。板塊面朝下保留在你這裡，最終計分時才計算。
question-v25 = 我沒有篷車，但有很多金幣，可以旅行嗎？
    .answer = 不行。每次旅行都要一個篷車，金幣不能代替。金幣只能視為路線所示的影響力方塊。
question-v26 = 兩條路線的費用我都付得起，可以一次行動走到第二座城市嗎？
    .answer = 不行。一次行動只沿著一條路線前往下一座城市，不能直接穿過。第二條路線要另一次旅行行動。
question-v27 = 議會要{ $council-persuasion }個說服力，我只有一個綠色方塊，怎麼辦？
    .answer = 只有這個方塊不夠，但缺少的可以用金幣代替，甚至全部用金幣支付。或者改付一個卷軸。不論怎麼付，都還要花費該階級的時間。
question-v28 = 我有兩名家族成員在議會，可以使用兩個特許行動嗎？
    .answer = 不行，一次行動只能使用一個：所到階級的，或更低階級的。如果沒有移動任何人，就看你位置最高的家族成員在哪一階級。
question-v29 = 戒指已經被拿走了，還能進入議會嗎？我在第一階級的家族成員有用嗎？
    .answer = 能進入，但這次第一階級的特許行動什麼都不給。只讓第一階級的家族成員留在原處也不會有作用，所以不能這樣做，但可以向右移動一階。
question-v30 = 加入教堂可以用金幣付嗎？可以派「4」去嗎？
    .answer = 都可以。金幣代替信仰，就不花費時間。農場上的家族成員都能去，不論哪一代。
question-v31 = 彌撒時，可以用金幣代替穀物來推進家族成員嗎？
    .answer = 不行，推進只能付穀物。金幣只有在抽取之前有用：可以從黑色布袋拿出家族成員。
question-v32 = 貝拉和我在教堂的家族成員並列最多，誰獲得聲望分數？如果我們位置最高的也在同一階級呢？
    .answer = 只比你們各自位置最高的一名：較高的人獲得聲望分數。如果在同一階級，兩人都獲得全部的聲望分數。教堂裡的其他成員不影響結果。
question-v33 =
    我的時間標記到了{ $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }前的最後一個沙漏，這時就有人過世嗎？
    .answer =
        不會，時間軌一圈有{ $farm-lap }個沙漏，越過{ $lap-end ->
            [quill] 羽毛筆
           *[bridge] 橋
        }時才會。那時你最年長的家族成員之一會在回合結束時過世。
question-v34 = 編年史的類別還有空格時，可以讓過世的家族成員改為安息於公墓嗎？
    .answer = 不行，這不能選擇。只要他所在之處的類別還有空格，就記載在那裡。類別已滿，才安息於公墓。
question-v35 = 編年史的工坊類別滿了，遊戲結束了嗎？
    .answer = 還沒有。整部編年史的最後一個空格，或公墓的最後一個空格被占據時，才觸發遊戲結束。從現在起，在工坊過世的家族成員安息於公墓。
question-v36 =
    我的時間標記越過了{ $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }，但我的家族成員都在黑色布袋中，之後要補上一名過世嗎？
    .answer = 不用。如果農場和版圖上都看不見你的家族成員，就沒有人過世，之後也不會補上。
question-v37 = 剩下的貨物、穀物和方塊最後值多少分？過世的家族成員呢？
    .answer = 沒有分數：剩下的東西只有金幣計分，每枚1聲望分數。過世的家族成員只在村莊編年史計分；公墓沒有分數，在議會或教堂過世的，在那裡也不再計分。
question-b01 = 用第二階級的特許行動，可以拿兩個同色的方塊嗎？
    .answer = 2011年版可以，任選兩個。大盒版不行，必須是不同顏色。
question-b02 = 我們分數一樣，誰獲勝？
    .answer = 2011年版是服務過較多顧客的玩家，大盒版是剩下較多穀物的玩家。如果仍然平手，是活著的家族成員較多的玩家。全部相同就共享勝利。
question-b03 = 供應區沒有犁具或金幣了，還能獲得嗎？
    .answer = 2011年版不行，以遊戲盒裡的數量為限。大盒版可以：貨物和金幣永遠不會用完，把獲得的記在紙上。
question-b04 = 我比別人晚行動，有補償嗎？
    .answer = 只有你們這一桌這樣玩時才有。大盒版建議這麼做，2011年版的規則沒有。這時第二順位多1袋穀物，第三順位多1個隨機的方塊，第四順位多1個任選的方塊，第五順位多1枚金幣。
question-b05 = 對抗卡拉：我拿了方塊但不執行行動，她還會拿嗎？
    .answer = 會。你每拿取一個方塊，不論有沒有執行行動，她都從同一個行動格拿取同樣顏色的一個方塊。你拿瘟疫方塊，她也拿瘟疫方塊。
question-b06 = 對抗卡拉：那個行動格沒有其他同樣顏色的方塊，她從哪裡拿？
    .answer = 從依順時鐘方向下一個有該顏色的行動格。順序依她的版圖：市集、旅行、議會、教堂、家庭、收穫穀物、工坊，然後再從頭開始。
question-b07 = 對抗卡拉：版圖上已經沒有那個顏色的方塊了，可以替她任選一個嗎？
    .answer = 可以，但要從你拿取方塊的那個行動格選，瘟疫方塊也行。那裡空了，才從依順時鐘方向下一個有方塊的行動格選。
question-b08 = 對抗卡拉：我觸發市集日並服務最前頭的顧客，她就不服務了嗎？
    .answer = 她還是會服務：服務原本排第二的顧客。如果你服務別的顧客或跳過，她就服務最前頭的。只要你沒有跳過，之後可以付額外花費繼續販售。
question-b09 = 對抗卡拉時反正都是我先開始，戒指有什麼用？
    .answer = 新一輪開始前，可以當作一枚金幣使用。如果沒有用掉，到時就放回議會，你還是起始玩家。
question-b10 = 對抗卡拉：她在教堂的家族成員比我多，誰獲得聲望分數？
    .answer = 沒有人。比較誰最多時卡拉也算在內，但她從不獲得聲望分數，而你也不是最多的。
question-f01 = 我的家族成員都不在農場上，可以收穫嗎？
    .answer = 不行，農場上至少要有一名家族成員。先把一名放回農場，或讓新成員誕生。
question-f02 = 我有犁具、馬匹和牛隻，收穫多少？
    .answer = { $farm-harvest-ox }袋穀物，和只有犁具和牛隻時一樣。馬匹和牛隻不會相加。
question-f03 = 我的農場穀物滿了，還能收穫嗎？
    .answer = 不行。一座農場最多容納{ $farm-grain }袋穀物，收穫也得不到任何東西。如果還有一點空間，就收到滿為止。
question-f04 = 可以拿取方塊而不執行行動嗎？市集也可以嗎？
    .answer = 可以，任何行動都可以不執行。只有市集日一定要舉行，不過你可以馬上跳過。
question-f05 = 金幣夠的話，一次行動可以用兩次第四階級的特許行動嗎？
    .answer = 不行。一次行動只能用一次，並付正好的費用。想要更多聲望分數，需要另一次議會行動。
question-f06 = 我的家族成員到了議會第四階級，還要再移動嗎？
    .answer = 不用，沒有第五階級。他可以留在那裡，每次議會行動可以使用四個特許行動之一。
question-f07 = 每個家族成員各有自己的壽命嗎？
    .answer =
        不是，整個家族共用一條時間軌。不論是誰花費的時間，每次越過{ $lap-end ->
            [quill] 羽毛筆
           *[bridge] 橋
        }，都是編號最小的過世。
question-f08 = 家庭行動可以把家族成員從黑色布袋放回農場嗎？
    .answer = 不行。只有彌撒能讓他出來：被抽到，或抽取之前花費一枚金幣。站上教堂的階級之後，家庭行動就能把他放回農場。
question-f09 = 旅行在外的家族成員可以旅行回村莊嗎？
    .answer = 不行，沒有人能旅行回村莊。家庭行動可以把他從任何城市放回農場，不用付路線的費用。
question-f10 = 第二次前往同一座城市有獎勵嗎？
    .answer = 沒有。路線的費用要再付，但每座城市只能放置一次標記、獲得一次獎勵。不過還是可以從那裡再前往其他城市。
question-f11 = 遊戲什麼時候結束？我還有回合嗎？
    .answer = 編年史或公墓的最後一個空格被占據時，觸發遊戲結束。占據空格的玩家不再有回合，其他玩家各再進行一個回合。接著舉行最終彌撒，然後計分。
