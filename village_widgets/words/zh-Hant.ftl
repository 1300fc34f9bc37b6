### 介面的文字。以ui-開頭的原樣交給頁面。

## 程式用來連接句子、清單、標籤與括號的符號

ui-between-sentences = {""}
ui-comma = ，
ui-colon = ：
ui-semicolon = ；
ui-bracket-open = （
ui-bracket-close = ）

# What the language hangs on a word without a space, between upright lines, as Korean its particles: “은 | 는 | 에서 | 입니다”.
# Several may follow each other. Texts mark the words of the glossary with and without them.
ui-word-endings = {""}

## 新遊戲的設定

ui-settings = 新遊戲
ui-games = 選擇遊戲
ui-edition = 版本
ui-players = 玩家
ui-player-name = 名字
ui-player-colour = 顏色
ui-player-plays = 由誰來玩
plays-person = 真人
plays-beginner = 新手
plays-steady = 穩健玩家
plays-good = 熟練玩家
plays-strong = 高手
plays-random = 隨機玩家
ui-add-player = 增加玩家
# $rival (text): who stands against somebody who plays alone
alone = 獨自玩
alone-against = 獨自對抗{ $rival }
ui-alone-chapter = 怎麼玩
ui-remove-player = 移除
ui-otherwise = 更改玩家、名字和版本
ui-more = 桌規、運氣和你的版本
ui-rulings = 規則書說法不一或沒有寫明的地方
ui-seed = 遊戲編號
ui-seed-about = 編號相同，運氣就相同：做同樣的選擇，遊戲就一模一樣。留空就是一局全新的遊戲。
ui-copy = 你的遊戲盒的數值
ui-copy-about = 一個小檔案，用來更正你的遊戲盒上印的數值。
ui-copy-clear = 不使用
ui-begin = 開始遊戲
ui-by-computer = （電腦）
ui-back = 回到進行中的遊戲
ui-load-instead = 或繼續儲存的遊戲：

default-name-person = 玩家{ $number }
default-name-random = 隨機{ $number }
default-name-beginner = 新手{ $number }
default-name-steady = 穩健{ $number }
default-name-good = 熟練{ $number }
default-name-strong = 高手{ $number }
edition-name = { $name }（{ $year }，{ $least }到{ $most }人）
edition-guessed = 這個版本印的數值，有些是我們的推測。在實體桌邊可以對照你的遊戲盒核對。
edition-name-fixed = { $name }（{ $year }，{ $most }人）

copy-used = { $count ->
    [0] 這個檔案沒有更正{ $edition }的任何數值。
   *[other] 已更正{ $edition }的{ $count }個數值。
}

problem-name-missing = 每位玩家都需要名字。
problem-name-long = 名字最多{ $most }個字。
problem-name-twice = 有兩位玩家都叫{ $name }。
problem-colour-twice = 有兩位玩家都是{ $colour }。
problem-colour-unknown = 沒有這個顏色。
problem-players = { $edition }（{ $year }）適合{ $least }到{ $most }人遊戲。
problem-plays = 每個座位都要有人玩：真人或電腦都可以。
problem-ruling = 沒有這條桌規。
problem-seed-long = 遊戲編號最多{ $most }個字母和數字。
problem-file-large = 這個檔案對這個用途來說太大了。

## 遊戲桌上

ui-undo = 復原
ui-redo = 重做
ui-save = 儲存
ui-load = 開啟
ui-new = { ui-settings }
ui-charts = 圖表
ui-charts-close = 關閉圖表
ui-back-to-board = 回到版圖
ui-charts-coming = 正在繪製，稍等一下……
ui-pause = 暫停
ui-go-on = 繼續
ui-to-the-end = 到最後
ui-table = 遊戲桌
ui-board = 版圖
ui-thinking = 思考中……
ui-hurry = 立刻走
ui-agenda = 正在決定的事
ui-meaning = 這是什麼意思
ui-bar-unfold = 顯示更多正在決定的事
ui-meanwhile = 這段期間
ui-motion = 動畫
ui-motion-off = 關
ui-motion-calm = 平緩
ui-motion-lively = 活潑
ui-motion-skip = 略過
ui-motion-again = 再看一次
ui-sound = 聲音
ui-sound-off = { ui-motion-off }
ui-sound-playing = 遊戲中
ui-sound-learning = 課程中也開
ui-habits = 設定
ui-habit-forced = 只有一種可能時自動進行
ui-habit-forced-about = 當某人沒有選擇時，會有一行字說明將要做什麼，片刻之後自動完成；動畫關閉時立刻完成。「復原」會回到上一個真正的決定。
ui-habit-cover = 換人時遮住頁面
ui-habit-cover-about = 供多人共用一台裝置：隱藏的內容要到擁有者拿到裝置時才會翻開。
ui-uncover = 我拿到了
cover-for = 把裝置交給{ $who }
# $who (text): whom this is done for; $choice (text): what is done, or just was
forced = { $who }沒有其他選擇：{ $choice }。
# $forced (text): what somebody can't do; $needs (text): “needs …”, what they lack for the easiest of it
# $needs (text): as in refusal-lacking
forced-easiest = { $forced }最容易的也需要{ $needs }。
idle = 那裡沒有可做的事。
idle-easiest = 那裡沒有可做的事，因為需要{ $needs }。
ui-wait = 等一下
# Before what was done by itself, in the words with which it was announced (“… has no other choice: …”)
ui-forced-done = 已自動進行。
ui-side = 概況與選項
ui-choices = 可以做的事
ui-all-choices = 所有選項
ui-choices-back = 回到其他可以做的事
ui-places-around = 版圖上的地點
ui-show-board = 在版圖上顯示
ui-odds = 接下來的機率
ui-odds-none = 這裡沒有運氣成分。
ui-coach = 問教練
ui-coach-about = 教練在腦中把每一步反覆推演兩輪，每個座位都由熟練的玩家來玩。它只知道這個頁面顯示的內容。
ui-coach-scale = 越靠右越好。直線是最好的一步；橫條顯示每一步的估計可能有多少誤差。
ui-coach-overtaken = 遊戲已經繼續進行：這是前一個決定的分析。
# $why (text): what there is more and less of
coach-beside-next = 與次好的一步相比，{ $why }
coach-beside-best = 與最好的一步相比
coach-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-glance = 這是初步的看法。現在繼續深入……
coach-stuck = 這只是各步的初步看法：教練目前無法在這裡看得更深。
coach-looking = 每一步已看過{ $looks }次，還在繼續看……
coach-looked = 每一步已看過{ $looks }次。再看下去結果也差不多。
ui-costly-figures = 以數字表示
ui-coach-stop = 停止
ui-coach-stopped = 已停止：這是到目前為止的結果。
ui-costly = 損失最大的決定
ui-costly-about = 在真人所做的所有決定中：先快速看過每一個，再以不同的運氣仔細看其中損失似乎最大的。每個決定都依當時看得到的內容來判斷。
ui-costly-go = 前往
costly-looking = 正在回顧整局遊戲，需要一兩分鐘；已找到的先列在這裡。
costly-found = 損失最大的是這些。
costly-none = 沒有找到造成損失的決定：沒有更好的選擇。
costly-stuck = 這是找到的結果；教練目前無法在這裡看得更深。
costly-done = 實際：{ $move }
costly-better = 更好：{ $move }
costly-perhaps = 或許更好：{ $move }
costly-when = { $who }，第{ $round }輪
ui-words-of-game = 遊戲用語
ui-why-not = 不能做的事與原因
ui-why-nothing = 這裡沒有任何限制：這個決定的所有選項都可以做。
ui-log = 發生了什麼
ui-because = 為什麼？
ui-what-if = 假如……
ui-what-if-before = 要回到哪個決定之前？遊戲本身維持不變。
ui-what-if-lines = 這局遊戲的假設分支
ui-what-if-own = 回到你的遊戲
ui-what-if-more = 更多
ui-what-if-finish = 由電腦玩到結束
ui-what-if-level = 由誰代替你玩
ui-what-if-compare = 用圖表比較
ui-what-if-forget = 刪除這條分支
ui-what-if-stop = 停在那裡
# $line (text): the letter of the line; $round (number); $who (text): whose turn it was
what-if-from = 假如{ $line }：從第{ $round }輪輪到{ $who }時開始
# $round (number): how far it has come
what-if-finishing = 正在玩到結束：第{ $round }輪……
what-if-full = 已經有{ $count }條分支，一張圖表放不下更多。刪除其中一條，就能再新增。
ui-chance = 運氣
ui-barred = 現在不能做
ui-also-barred = 這裡不能做的事
ui-refused = 現在不能這麼做
ui-cited = 規則的出處
ui-look-up = 在規則書中查看
ui-close = 關閉
ui-cancel = 取消
ui-score = 最終計分
ui-total = 總分
label-points = 分數
label-which = 哪一個？
label-below-zero = 零以下的分數
ui-winner = 獲勝
ui-used-seed = 這局遊戲的編號
ui-used-seed-about = 用相同編號開始的遊戲有相同的運氣：做同樣的選擇，就會發生同樣的事。這樣就能再玩一次同一局，或與別人玩同一局。
page-unrun = 這個頁面需要它的筆記本：執行儲存格就會開啟。
page-unshown = 無法顯示這個頁面。問題出在我們這邊，你儲存的內容都沒有遺失；重新載入頁面或許有用。
ui-failed = 我們這邊出了問題。遊戲維持原樣。
ui-misheard = 無法理解這個頁面傳來的內容，沒有任何變動。重新載入頁面。
ui-rescue = 用讀得到的部分繼續
ui-not-loaded = 無法開啟這局遊戲
ui-loaded = 遊戲已開啟

rescued = { $count ->
    [0] 還讀得到遊戲開始時的局面。
   *[other] 還讀得到{ $count }個決定。
}
ui-still = 這是靜態圖片：要進行遊戲，需要執行中的筆記本。
ui-unreached = 頁面目前連不上它的遊戲。什麼都沒有遺失：儲存遊戲，或重新載入頁面。
note-then = 接著：{ $waiting }
showing-nothing = 版圖用來顯示局面或遊戲。read_picture從文字版圖讀出局面，load從儲存的檔案開啟遊戲。
board-round = 第{ $number }輪
board-active = 回合
board-guessed = 部分是推測：{ $areas }
told-turn = 輪到{ $who }。
note-purse-of = { $who }有{ $held }
note-nothing = 沒有可以支付的東西
strip-of = { $who }擁有的東西

## 在這個瀏覽器開始的遊戲

ui-your-games = 你的遊戲
# $name (text): an edition; $year (text): of that edition
kept-title = { $name }（{ $year }）
ui-game-current = 在桌上
ui-game-lesson = 來自課程
# A label; their letters follow
ui-game-lines = 假設分支
ui-game-save = 存成檔案
ui-game-delete = 刪除
ui-game-deleted = 已刪除。
ui-game-unreadable = 無法讀取的遊戲
ui-game-parted = 之前的遊戲保留在「{ ui-your-games }」。
ui-games-all = 全部顯示
ui-games-about = 這個瀏覽器會保留每一局開始的遊戲。空間不足時，已結束的遊戲從最舊的開始讓出空間；未結束的遊戲不會被刪除。
ui-games-unkept = 這個瀏覽器只在頁面開啟時保留這些遊戲。想保留的遊戲，存成檔案。
ui-games-full = 這個瀏覽器放不下你的遊戲
ui-games-full-about = 遊戲可以繼續，但只在頁面開啟時保留。把它存成檔案，或在「{ ui-your-games }」刪除其他遊戲。

## 付法太多、無法逐一列出時，自己組合付款

ui-compose-more = 增加一個
ui-compose-less = 收回一個
ui-pay = 支付
ui-compose-fill = 補足其餘

composer-kind = { $put }／{ $held }
composer-room = { $more ->
    [0] 不能再加
   *[other] 最多再加{ $more }個
}
composer-so-far = 目前{ $pieces }。{ $still }
composer-short = 還缺{ $least }個。
composer-short-more = 還缺{ $least }到{ $most }個。
composer-paid = 這樣就足夠支付。
composer-paid-more = 這樣就足夠支付。最多可以再加{ $most }個。

## 可以指的東西的名稱，由螢幕閱讀器讀出

name-agenda = 決定

## 圖表

chart-points = 如果遊戲現在結束的分數
chart-categories = 各類分數
chart-decisions = 決定
chart-compared = 路線比較
chart-compared-about = 如果遊戲在該處結束的分數，包括遊戲本身與每條假設分支；虛線是到那時為止已獲得的分數。
chart-compared-categories = 各分支的各類分數
chart-compared-categories-about = 各分支目前的狀況；遊戲結束後就是最終計分。
chart-itself = 你的遊戲
# $line (text): a letter
chart-line = 假如{ $line }
chart-whose = 誰的分數
chart-table = 以表格顯示
chart-axis-points = 分數
chart-per-cent = 百分比
percent = { $percent }%
percent-little = 不到1%
percent-nearly = 超過99%

## 存放桌子的地方
# $detail (text): what the store says, or a number

store-bad-address = 看不懂VILLAGE_STORE裡的儲存位址。可以是postgresql+psycopg://user:password@host/name或sqlite:///path-of-a-file。
store-no-driver = VILLAGE_STORE的儲存方式需要一個這裡沒有安裝的套件：{ $detail }。
store-no-folder = 儲存位置的資料夾不存在：{ $detail }。建立這個資料夾，或在VILLAGE_DATA指定另一個。
store-forbidden = 存放桌子的地方屬於這台電腦上的其他人，或不讓我們使用：{ $detail }。開放權限，或在VILLAGE_DATA指定另一個資料夾。
store-unreachable = 資料庫伺服器目前沒有回應，或不讓我們連線。你輸入的內容會留在這個頁面，稍後再送出。
store-unwritable = 資料庫目前無法寫入。你輸入的內容會留在這個頁面，稍後再送出。
store-full = 磁碟已經沒有空間。你輸入的內容會留在這個頁面，稍後再送出。
store-busy = 資料庫目前正在處理其他人的內容。你輸入的內容會留在這個頁面，稍後再送出。
store-broken = 資料庫已損壞。我們讓它維持原樣以便修復，不再寫入。
store-changed =
    { $detail ->
        [head] 這一桌的開頭與當初不同：資料庫已損壞。我們讓它維持原樣，不再寫入。「village check」會指出哪些桌子完好。
       *[other] 這一桌的第{ $detail }行與當初輸入的不同：資料庫已損壞。我們讓它維持原樣，不再寫入。「village check」會指出哪些桌子完好。
    }
store-line-too-long = 內容太長，無法儲存：最多{ $detail }個字元。
store-bad-line = 其中有一個無法儲存的字元：{ $detail }。
store-bad-token = 頁面傳來的訊息帶有不正確的標記。
store-bad-codes = 這一桌的代碼不是我們發出的。
store-gap = 你輸入的內容與這一桌的最後一行之間少了一段。再看一次桌子，然後重新輸入。
store-table-full = 這一桌已滿：最多{ $detail }行。從目前的局面開一張新桌。

## 讀者的學習進度

progress-broken = 你的學習進度已無法讀取。我們把檔案移到一旁，重新開始；課程照常運作。
progress-too-large = 你的學習進度檔案大得不正常。我們把它移到一旁，重新開始；課程照常運作。
progress-unreadable = 目前無法讀取你的學習進度。課程照常運作。
progress-not-kept = 目前無法在這裡記下你的學習進度。課程照常運作，但下次可能不記得這次的進度。
progress-no-reader = 這個瀏覽器沒有可以辨認你的標籤，所以無法記住你的學習進度。課程照常運作。

## 版本對照
# $editions (number): how many there are

compare-edition = { $name }（{ $year }）
compare-choices = 這裡可以做的事
compare-no-choices = { $editions ->
    [2] 這裡可以做的事在兩個版本都可以做，結果也相同。
   *[other] 這裡可以做的事在所有版本都可以做，結果也相同。
}
compare-rules = 不同的規則
compare-no-rules = 規則相同。
compare-numbers = 印的內容與盒裡的配件
compare-no-numbers = 印的內容全都相同。
compare-allowed = 可以。
compare-allowed-for = 可以，費用：{ $ways }。
compare-refused = 不可以。{ $why }
compare-not-so = 不能用這種方式做。
compare-no-rule = 沒有這條規則。
compare-players = { $edition }適合{ $least }到{ $most }人遊戲，所以無法擺出這個局面。
compare-flaw = 無法用{ $edition }擺出這個局面：其中有一處不符（{ $place }）。
# $mark (text): how sure we are of a number, behind it
compare-mark = （{ $mark }）
mark-certain = 確定
mark-likely = 可能
mark-reconstructed = 推測
mark-corrected = 來自你的遊戲盒
printed-yes = 是
printed-no = 否
printed-players-0 = 最少玩家人數
printed-players-1 = 最多玩家人數

## 學習

# Those who sit at the tables of the course, by seat. The reader is the first.

learner-0 = 艾達
learner-1 = 貝拉
learner-2 = 卡蘿
learner-3 = 多夫
learner-4 = 伊妲

exercises-checked = { $count }個練習，{ $seconds }秒：{ $wrong }個錯誤，{ $missing }條規則從未問到。
exercises-read = 讀者會看到的練習{ $count }個：{ $repeats }個在同一次重複。
exercises-spent = { $kind }對{ $rule }已經沒有新的問題。
option-paid = { $choice }，支付{ $payment }
task-solution = 可以這樣做：{ $move }。
question-refused = { $scene }以下哪一項不可以做？
question-possible = { $scene }以下哪一項現在可以做？
question-by-rule = { $scene }為什麼不能這麼做：{ $about }？
claim-refused = { $choice }
claim-possible = { $choice }
claim-barred-by = { $rule }
remark-refused =
    { $free ->
        [yes] 這可以做，而且不需任何花費。
       *[no] 這可以做，花費是{ $cost }。
    }
remark-barred-by = 這確實是一條規則，但不是這裡不能做的原因。
remark-number =
    { $way ->
        [more] 正確的數字比較小。
       *[fewer] 正確的數字比較大。
    }
remark-ends-with = 這樣你最後會有{ $points }分。還有更好的做法。
remark-not-alone = 這樣你不會獨自獲勝。
remark-costs =
    { $miss ->
        [sort] 這是另一種選擇：「{ $choice }」。
        [free] 這樣不需要任何花費。
       *[price] 這樣要花費{ $cost }。
    }
lesson-check = 自我測驗：第{ $number }題，共{ $count }題
lesson-right = 目前{ $asked }題答對{ $right }題
lesson-result = { $count ->
    [1] 1題答對{ $right }題。
   *[other] { $count }題答對{ $right }題。你目前的最佳成績是{ $best }題。
}
lesson-following = 下一章：{ $title }{ $count ->
    [0] {""}
   *[other] （{ $count }分鐘）
}
lesson-can = 你現在會了：
lesson-over = 完成
lesson-heading = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
lesson-place = { lesson-heading }：{ $step }
lesson-counted = +{ $points }：{ $lines }
lesson-legal-but = 合乎規則，但這不是任務要求的：{ $choice }。收回它，再試一次。
lesson-round = 這時第{ $round }輪已經開始：看版圖就知道。
lesson-look = { $name }：這裡只能看。現在可以做的事列在版圖旁。
lesson-lay-out = { $name }：這裡用按鈕「+」和「−」擺出配件。
lesson-take-back = { $name }：先收回你的這一步，再試一次。
setup-few = 太少
setup-many = 太多
setup-card = { $players }人遊戲
setup-sheet = 設置表：各人數的數量
setup-foreign = { $players }人：{ $edition }（{ $year }）。
lesson-go-on = { $name }：這個步驟完成。前往下一步。
lesson-elsewhere =
    { $miss ->
        [panel] 你點的是：{ $name }。要找的是：{ $sought }，在「{ $panel }」這張圖上。
        [sort] 你點的是：{ $name }。種類對了，但要找的是：{ $sought }。
       *[other] 你點的是：{ $name }。圖對了，請在上面找：{ $sought }。
    }
home-onward = { $number ->
    [0] 繼續：{ $title }，步驟{ $step }
   *[other] 繼續：第{ $number }章，步驟{ $step }
}
home-check = 繼續：第{ $number }章的問題
home-onward-about = { $game }：{ $title }
home-begin = { $number ->
    [0] 開始：{ $title }
   *[other] 開始：第{ $number }章，{ $title }
}
home-begin-about = { $game }，{ $count ->
    [0] 一整局遊戲
   *[other] 約{ $count }分鐘
}
home-done = 核心章節已完成{ $done }章，共{ $count }章{ $exams ->
    [0] 。
   *[other] ，之後是測驗。
}
home-steps = { $count }個步驟中的{ $done }個
home-minutes = 約{ $count }分鐘
home-question = 第{ $number }個任務，共{ $count }個
home-score = { $right }/{ $count }
home-score-said = 練習：{ $count }題答對{ $right }題
ui-home = 課程
ui-ways = { ui-go-on }
ui-home-map = 章節地圖
ui-home-again = 測驗會再考這些
ui-lesson = 課程
ui-lesson-steps = 這一章的步驟
ui-lesson-done = 完成
ui-lesson-now = 你在這裡
ui-lesson-checks = 自我測驗
ui-lesson-hint = 提示
ui-lesson-hint-more = 再一個提示
ui-lesson-back = 收回
ui-lesson-next = 下一步
ui-lesson-again = 更多練習
ui-lesson-repeat = 重讀這一章
ui-continue-game = 繼續你的遊戲
ui-lesson-skip = 跳到第一章
ui-lesson-why = { ui-because }
ui-lesson-example = 在版圖上看
ui-lesson-reset = 整個課程重新開始
ui-lesson-reset-sure = 要清除所有章節的學習進度嗎？
ui-lesson-reset-yes = 是，重新開始
ui-lesson-whole-board = 顯示整個版圖
ui-lesson-near-board = 只顯示這裡的重點
ui-lesson-reread = 值得再讀
ui-lesson-taught = 課程中的說明
ui-lesson-yes = 答對了。
ui-lesson-no = 不太對。
ui-lesson-try-again = 再試一次。
ui-lesson-answers = 答案
ui-lesson-lay = 要擺出的配件
ui-lesson-more = 多一個
ui-lesson-less = 少一個
ui-lesson-check = 檢查
ui-lesson-sheet-piece = 配件
ui-lesson-contents = 所有章節
ui-lesson-advanced = 給想知道全部的人
ui-advice-ask = 給我建議
ui-advice-on = 再次顯示建議
ui-advice-off = 不再顯示建議
advice-move = 試試：{ $move }。
advice-then = 接著：{ $move }。
advice-priced = { $move }；你支付{ $price }
advice-where = 看看這裡：{ $place }。
advice-where-agenda = 看看正在問的問題。
advice-scoring =
    { $way ->
        [gained] 這立刻得分。
       *[kept] 大多數其他做法會讓你的分數較少。
    }
advice-only = 你現在沒有別的事可做。
advice-enough = 這裡現在沒有別的事值得它的花費。
advice-even = 這裡有好幾步差不多好。

## 首頁

begin-learn = 從沒玩過？
begin-learn-about = 從這裡開始。邊玩邊學：每一章都有一桌擺好的局面，由你來走，再告訴你結果。
begin-learn-link = 學《{ $game }》
begin-play = 已經會玩？
begin-play-about = 在你自己的螢幕上玩。助手懂得規則，也會替你記帳。
begin-play-link = 坐下來玩《{ $game }》
begin-alone = 找不到人一起玩？有一章教你{ $link }。
begin-alone-link = 怎樣獨自玩《{ $game }》
begin-figures = 哪些做法划算？{ $link }用數字呈現熟練玩家的許多對局，也包括你自己的。
begin-figures-link = 怎樣會贏
begin-table = 遊戲盒就在你的桌上？
begin-table-about = 版圖旁放一支手機，或每個人的手機都用。助手負責記帳和計分，輸入過的都不會遺失。
begin-table-link = 把《{ $game }》帶到你的桌上

## 課程有多長

length-line = { $called }：{ $steps }個步驟、{ $exercises }個練習、{ $words }個字、{ $minutes }分鐘
length-core = 核心：所有教學章節
length-reckoned = 以每分鐘{ $words }個字、每一步{ $seconds }秒計算。另外還有一整局遊戲和一次測驗。

## 許多對局一覽

analysis-game = 遊戲
analysis-edition = { ui-edition }
analysis-every-edition = 全部
analysis-players = { ui-players }
analysis-category = 類別
analysis-games =
    { $count ->
        [1] 熟練玩家之間的一局遊戲。細線表示運氣可能讓數值偏移的範圍。
       *[other] { $count }局遊戲。圖中的細線表示運氣可能讓數值偏移的範圍：平均20張圖中有19張，真實的值落在範圍之內。
    }
analysis-games-few =
    { $count ->
        [0] 沒有這樣的遊戲。
       *[other] { $count }局遊戲說明不了什麼。有十局以上，你就能在這裡讀到怎樣會贏。
    }
analysis-choose = 選擇你儲存的遊戲
analysis-choose-about = 你在遊玩時或桌邊儲存的檔案，檔名以.jsonl結尾。
analysis-running = 其中有{ $count }局還沒結束，暫時不計入。
analysis-says-lead = 獲勝者在這一類領先最多：{ $category }。比同一局的其他人多{ $points }分，誤差約{ $error }分。
analysis-says-no-lead = 獲勝者在任何一類都沒有領先到可以排除運氣。
analysis-says-worth-more = 這一類分數越高，越容易贏：{ $category }。有{ $points }分以上的玩家勝率{ $upper }；不到的{ $lower }。
analysis-says-worth-less = 這一類分數高，並沒有幫助：{ $category }。有{ $points }分以上的玩家勝率{ $upper }；不到的{ $lower }。
analysis-says-worth-same = 這一類分數多寡，影響不大：{ $category }。有{ $points }分以上的玩家勝率{ $upper }；不到的{ $lower }。這可能只是運氣。
analysis-says-seat = 座位有影響。從起始玩家數起的第{ $seat }個座位，贏得{ $share }的對局（{ $low }到{ $high }）；公平的話是{ $fair }。
analysis-says-fair = 座位不決定勝負：沒有哪個座位的勝率與{ $fair }的差距大到可以排除運氣。
analysis-says-length = 大多數遊戲進行{ $rounds }輪。
analysis-says-lengths = 有一半的遊戲進行{ $low }到{ $high }輪。
analysis-says-ending = 大多數遊戲這樣結束：{ $ending }（{ $share }；{ $low }到{ $high }）。
analysis-victories = 勝率
analysis-fair = 公平的勝率
analysis-rounds = 有那麼多輪的遊戲
analysis-leads = 獲勝者在哪裡領先
analysis-leads-about = 獲勝者在每一類平均比同一局的其他人多幾分。
analysis-worth = 所選類別值多少
analysis-worth-about = 在這一類得到那麼多分的玩家中，有多少人獲勝。
analysis-seats = 坐在哪裡有影響嗎？
analysis-seats-about = 從起始玩家數起，每個座位贏了多少局。
analysis-lengths = 遊戲有多長
analysis-lengths-about = 有多少遊戲進行了那麼多輪。
analysis-endings = 遊戲如何結束
analysis-endings-about = 什麼觸發了遊戲結束。
