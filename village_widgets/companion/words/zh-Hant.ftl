### 實體桌邊的頁面：桌單、一桌的頁首、紀錄，以及進入一桌的方式。以ui-開頭的原樣交給頁面。

## 桌單

ui-lobby = 實體桌邊
ui-lobby-about = 你們用真正的配件來玩。繁瑣或容易忘記的事交給助手，用一支手機或每個人的手機都可以。
ui-lobby-new = 開新桌
ui-lobby-edition = { ui-edition }
ui-lobby-players = 座位，依順時鐘方向
ui-lobby-starts = 先開始
ui-lobby-starts-ask = 先開始？
ui-lobby-starts-seat = 由這位玩家先開始
ui-lobby-starter = 起始玩家
ui-lobby-name = 玩家名字
ui-lobby-colour = 玩家顏色
ui-lobby-up = 座位往前移一位
ui-lobby-remove = { ui-check-take-away }
ui-lobby-add = { ui-add-player }
ui-lobby-setup = 設置表
ui-lobby-no-place = 這裡列出的玩家坐不下。移除玩家直到人人有座位，或選擇座位較多的版本或遊戲。
ui-lobby-depth = 助手要記錄多少
ui-lobby-more = 你們這一桌的桌規
ui-lobby-rulings-about = 規則書說法不一或沒有寫明的地方，由你們這一桌決定。
ui-lobby-owned = { check-used }
ui-lobby-check = { ui-check-title }
ui-lobby-check-about = 花幾分鐘看一遍我們不確定的印刷數值。
ui-lobby-create = 開桌
ui-lobby-join = 加入一桌
ui-lobby-code = 代碼
ui-lobby-code-about = 十個字母和數字，顯示在該桌的「分享」裡。
ui-lobby-enter = 加入
ui-lobby-several = 多支手機共用一桌
ui-lobby-only-here = 這些頁面沒有伺服器：一桌只存在這個瀏覽器裡。想讓多支手機共用一桌，在電腦上啟動助手（指令是village）：手機掃描它顯示的碼。
ui-lobby-known = 這個瀏覽器的桌子
ui-lobby-go-on-at = 繼續上一桌
ui-lobby-look-at = 看看上一桌
ui-lobby-over = 遊戲已結束
ui-lobby-forget = 從清單移除
ui-lobby-forget-sure = 只會刪除這個瀏覽器自己的副本。這一桌仍在伺服器上，有代碼的人都找得到。
ui-lobby-forget-here = 別人沒有這一桌，移除後也找不回來。如果以後還想要，先開啟它，存成檔案。
ui-lobby-forget-yes = 移除
ui-lobby-viewing = 你只是觀戰
ui-lobby-file = 開啟遊戲
ui-lobby-file-about = 助手儲存的檔案，或整局遊戲的連結。含有你的遊戲盒數值的檔案，會留給新開的桌子使用。
ui-lobby-load = { ui-check-load }
ui-lobby-link = 遊戲的連結
ui-lobby-link-open = 開啟連結
ui-lobby-go-on = 在新的一桌繼續
ui-lobby-only-part = 只讀得到一部分。
ui-lobby-forgotten = 這台伺服器沒有這一桌
ui-lobby-forgotten-about = 這個瀏覽器留有它看過的所有內容，什麼都沒有遺失。把它放回去，大家就能用同一個代碼繼續。如果是別人放回去，這個頁面會自動繼續。
ui-lobby-forgotten-viewer = 這個瀏覽器留有它看過的內容。把它放回去，大家就能再看到；只要有玩家帶著這一桌的玩家代碼進來，玩家就能繼續。或者用新的代碼開一張新桌繼續。
ui-lobby-restore = 把這一桌放回去
ui-lobby-elsewhere = 用副本開新桌

lobby-depth-full = 完整記錄
lobby-depth-full-about = 每一件事都要輸入。助手知道什麼可以做，以及需要多少費用。
lobby-depth-tracked = 簡易記錄

lobby-problem-start = 起始玩家必須是坐在桌邊的人。
lobby-problem-depth = 這個遊戲不能用這種方式記錄。
lobby-no-code = 「{ $text }」裡沒有桌子的代碼。代碼有十個字母和數字，每五個一組。如果是連結，它被截斷或更動過：再要一次。
lobby-no-game = 連結指的遊戲不在這裡：「{ $detail }」。在下面選擇遊戲，或再要一次連結。
lobby-unknown = 這裡沒有桌子用這個代碼。看看輸入的是否與顯示的相同。
lobby-unknown-here = 那一桌在另一個瀏覽器裡。這些頁面沒有伺服器，所以不能從別處加入。擁有那一桌的人可以改把整局遊戲當成連結傳給你：在他們那一桌的「分享」裡。
lobby-too-much =
    從你的網路開了太多桌，或輸入了太多錯誤的代碼，所以這台伺服器暫停一下。{ $minutes ->
        [1] 一分鐘後
       *[other] { $minutes }分鐘後
    }再試一次。輸入過的都沒有遺失。
lobby-opened =
    { $count ->
        [0] 剛剛開始。
       *[other] 目前有{ $count }筆紀錄。
    }
lobby-opened-other = 一局《{ $game }》。

## 一桌的頁首

ui-table-tools = 這一桌
ui-table-menu = { ui-what-if-more }
ui-table-undo = { ui-undo }
ui-table-redo = { ui-redo }
ui-pad-undo = 收回上一筆紀錄
ui-table-history = { ui-history }
ui-table-share = { ui-share }
ui-table-leave = 離開這一桌
ui-table-leave-about = 什麼都不會遺失：這一桌留在這個瀏覽器的清單裡。
ui-table-leave-unkept = 這個瀏覽器不保留桌子的清單。想再回來，記下「分享」裡的代碼，或把遊戲存成檔案。
ui-table-away = { ui-exports }
ui-table-undecided = 有一個問題待回答
ui-table-language = 語言
ui-table-awake = 保持螢幕開啟
ui-table-awake-on = 開：螢幕保持開啟。
ui-table-awake-off = 關：螢幕可以休眠。
ui-table-awake-not = 這裡辦不到：瀏覽器只允許以https開啟的頁面這麼做，而且不是每個瀏覽器都支援。把手機設定為不休眠，或接上電源。
ui-table-whose = 這是誰的手機？
ui-table-whose-about = 你輸入的會在紀錄中標上你的名字，你自己的隱藏板塊也會在這裡翻開。
ui-table-everybody = 放在桌上共用
ui-table-again = 同樣的玩家再來一局
ui-table-again-about = 用相同的版本和桌規開一張新桌。這一桌留在清單裡。
ui-table-led = 同樣的玩家再來一局。這是他們的新桌。
ui-table-back-to-last = 回到上一局
ui-table-next-begun = 同樣的玩家在新桌再來一局。
ui-table-go-along = 一起過去
ui-table-laying = 更正局面
ui-table-rules = 查規則
ui-table-rules-about = 搜尋所有規則；正在輸入的內容會保持原樣。
ui-table-rules-coming = 規則正在載入。
ui-table-check = { ui-check-title }
ui-table-check-about = 這一桌接下來用到的排在最前面，還可以更改。
ui-table-looking = 你只是觀戰，在這裡不能輸入。
ui-table-saving = 儲存中……
ui-table-saved = 已儲存
ui-table-waiting = 尚未儲存。內容留在這個頁面，會再送出。
ui-table-failed = 我們這邊出了問題。這一桌維持原樣。
ui-table-wrong = 不能這樣輸入
ui-table-unproven = 伺服器曾經遺失這一桌，由一台只觀戰的裝置放了回去。核對紀錄裡最近的幾筆：你的下一筆紀錄就表示確認它們。
ui-table-no-copy = 這個瀏覽器沒有保留自己的副本。

table-unread = 這個版本的助手讀不懂這一桌的第{ $number }行。這裡顯示的是在那之前的內容；不能輸入。
table-misfit = 那樣的話，這一桌就不可能成立。再看一次。（{ $detail }）
table-only-looking = 這個頁面只能觀戰：在這裡不能輸入。

## 等待中的內容

ui-waiting = 等待儲存
ui-waiting-take = 收回
ui-waiting-sent = 送出中
ui-waiting-entry = 一筆紀錄
ui-waiting-undo = { ui-undo }
ui-waiting-redo = { ui-redo }
ui-waiting-chance = { ui-handful-draw }
ui-waiting-lay = 擺出的局面
ui-waiting-copy = 遊戲盒的數值
ui-waiting-correct = 一筆更正

## 別人比較快

ui-drawn = 已為你們抽取
ui-conflict = 別人比你快
ui-conflict-about = 你在輸入時，有人輸入了：
# What came before an input is all from the same page
ui-conflict-before = 這樣還對嗎？
ui-conflict-before-about = 你的頁面在這之前輸入了：
ui-conflict-somebody = 某人
conflict-own = 這個頁面
ui-conflict-mine = 你想輸入：
ui-conflict-still = 仍要輸入
ui-conflict-leave = 不輸入
ui-conflict-later = 稍後決定
ui-conflict-several = 有幾筆紀錄等你決定
# Two pages told the same turn in two ways
ui-conflict-which = 哪一個對？
ui-conflict-which-about = 你們說的可能是同一件事。先輸入的是：
ui-conflict-instead = 以我的為準
ui-conflict-keep = 先輸入的對
ui-conflict-both = 兩件都發生了
ui-conflict-behind = 你在它之後輸入了：
ui-conflict-look = 局面已經改變。看一看，再輸入你的。

conflict-correct = { ui-correct }
conflict-undo =
    { $count ->
        [1] 復原
       *[other] 復原{ $count }筆紀錄
    }
conflict-redo =
    { $count ->
        [1] 重做
       *[other] 重做{ $count }筆紀錄
    }

## 運氣決定的，與規則不允許的

ui-handful-draw = 替我們抽取
ui-anyway = 但確實發生了
ui-put-right = 更正局面
ui-tracker-pad = 輸入發生的事
ui-tracker-for = 替誰輸入
ui-tracker-entered = 已輸入
ui-tracker-news = 最近輸入
anyway-line = ✱ 違反規則：{ $said }
laid-line = ✎ 局面由人手動擺出。
copy-line = ✎ 更改了遊戲盒的數值：{ $changes }
anyway-free = 什麼都沒付
anyway-asked = { $paid }（依規則）
anyway-impossible = 即使如此，也沒有所需的配件。
anyway-put-right = 如果實際局面與這裡顯示的不同，先更正局面，再輸入一次。

## 紀錄

ui-history = 紀錄
ui-history-about = 輸入過的一切。收回的仍留在這裡，劃上刪除線。
ui-history-empty = 還沒有輸入任何內容。
ui-history-back = 回到這裡
ui-history-back-sure = 這之後的全部收回。沒有東西會被刪除：「重做」可以再叫回來。
ui-history-back-yes = 返回
ui-history-forth = 恢復到這裡
ui-history-news = 有新的輸入：顯示
ui-history-undone = 已收回
ui-history-change = { ui-check-change }
ui-correct = 更改一筆紀錄
ui-correct-about = 實際上發生了什麼？助手會自動把之後的重新輸入一次。
ui-correct-leave = 沒有發生：刪去
ui-correct-others = 發生的是別的事
ui-correct-whose = 這是誰的紀錄
ui-correct-nobody = 不屬於任何人
ui-correct-adds = 在它之前漏了一件事
ui-corrected = 已更改
ui-corrected-undo = 復原這次更改
ui-corrected-later = 這會改變之後的什麼
ui-corrected-same = 之後的一切都不變。
ui-corrected-lines = 它的全部結果
ui-unfit = 這已經不符
ui-unfit-about = 在你處理完之後的每一筆紀錄前，什麼都不會改變。關閉這裡，一切就維持原樣。
ui-unfit-leave = 刪去
ui-unfit-anyway = 確實發生了：保留
ui-unfit-asked = 先回答

history-corrected-was = 已更正。原本是：{ $what }
history-corrected-now = 現在是：{ $what }
history-corrected-added = 事後補上：{ $what }
history-corrected-left = 事後刪去：{ $what }
# Several entries: those said so far, and one more
history-several = { $first }；{ $last }
entry-paid = { $said }，支付{ $paid }
back-said = { $who }：{ $said }
back-corrected = 更正了一筆紀錄。
back-already = { $who }已經輸入過：{ $said }
back-somebody = { ui-conflict-somebody }
history-turn = { $where } · { $who }
history-turn-count = { $count }筆紀錄

history-undo =
    { $count ->
        [1] 收回一筆紀錄。
       *[other] 收回{ $count }筆紀錄。
    }
history-undo-what = 收回：{ $what }
history-redo-what = 恢復：{ $what }
history-times = { $line }（×{ $count }）
history-redo =
    { $count ->
        [1] 恢復一筆紀錄。
       *[other] 恢復{ $count }筆紀錄。
    }
history-checked = 已核對局面本身是否一致。

## 進入一桌的方式

ui-share = 分享
ui-share-copy = 複製連結
ui-share-copied = 已複製
ui-share-copy-code = 複製代碼
ui-share-copy-by-hand = 選取後自行複製：
ui-share-too-long = 太長，做成QR碼相機也讀不出來：複製連結。
ui-share-own = 目前沒有回應。這些是這個頁面自己知道的方式。
ui-share-own-table = { share-table }
ui-share-own-viewer = { share-viewer }
ui-share-picture = QR碼
ui-share-show = 顯示QR碼
ui-share-show-still = 仍要顯示QR碼

share-table = 給玩家
share-table-about = 有這個代碼的人都可以輸入。
share-viewer = 給觀戰者
share-viewer-about = 有這個代碼的人什麼都看得到，但不能輸入。
share-game = 整局遊戲的連結
share-game-about = 到目前為止的一切，共{ $count }個字元，不需要這台伺服器：任何助手都能開啟。
share-game-long = 這局遊戲太長，放不進連結。改存成檔案：選單裡的「儲存或匯出」。
share-only-here = 這一桌只存在這個瀏覽器裡，因為這些頁面沒有伺服器。想讓多支手機共用一桌，在電腦上啟動助手（指令是village）：手機掃描它顯示的碼。目前的整局遊戲可以帶到任何其他裝置：
share-only-here-looking = 這一桌只存在這個瀏覽器裡。目前的整局遊戲可以帶到任何其他裝置：
share-start = 想讓手機加入，用指令village啟動助手，再開啟它為手機顯示的網址。在那裡用代碼就找得到這一桌。
share-no-page = { share-no-page-looking }{ share-start }
share-no-page-looking = 筆記本沒有手機能開啟的網址。
share-alone = { share-alone-looking }{ share-start }
share-alone-looking = 手機無法開啟這個頁面的網址：它只在這台電腦上有效。

## 簡易記錄遊戲的計分表

ui-tally = { ui-score }
ui-tally-total = { ui-total }
ui-tally-ties = 平手
ui-tally-ties-about = 最高總分平手。依下列各行由上到下決定。
ui-tally-known = 由輸入的內容算出
ui-tally-told = 由你輸入
ui-tally-number = 標出的數字不可能。需要最多三位數的整數；你輸入的其他內容都沒有遺失。
ui-tally-empty = 還缺空白的欄位。數一數，沒有剩下就輸入0。
ui-tally-back = 回到數字
ui-tally-done = 計分表正確：誰獲勝？
ui-tally-print = 列印計分表
ui-tally-why = 獲勝者如何決定
ui-tally-wins = 獲勝
standing-alone = 目前：{ $who }，{ $score }
standing-shared = 目前：{ $who }以{ $score }共享勝利。
tally-title = { ui-score }
tally-over = 遊戲結束
tally-about = 遊戲中輸入過的都已填好。空白處數過再填上；點一個數字就能更正。
tally-missing =
    { $count ->
        [1] 還缺一個數字，之後就會宣布獲勝者。
       *[other] 還缺{ $count }個數字，之後就會宣布獲勝者。
    }
