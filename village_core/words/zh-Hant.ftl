### 核心自己說的話：指令，以及文字版圖有什麼問題。

## 指令：用途

cli-about = 在命令列玩桌上遊戲：電腦之間的對局、儲存的遊戲與局面。
cli-command = 要做什麼。每個指令都有自己的--help。
cli-language = 要使用的語言，例如en（不寫就用系統的語言）
cli-simulate = 讓電腦對戰，並顯示分數、輪數和結束方式的分布。
cli-replay = 從頭敘述一局儲存的遊戲，以及最終計分。
cli-position = 以文字版圖顯示一個局面，以及在那裡可以做的事。
cli-check = 檢查哪些共用的桌子完好，或一局儲存的遊戲是否完好；有損壞的，說明從哪一行開始。
cli-check-file = 儲存的遊戲，或「village backup」製作的副本；不寫就是頁面保存的桌子
cli-backup = 把所有共用的桌子複製到新檔案，頁面照常運作。
cli-backup-file = 新檔案
cli-restore = 把共用的桌子還原成副本中的樣子，頁面照常運作；現有的內容會先移到一旁。
cli-restore-file = 「village backup」製作的副本
cli-forget = 列出閒置這麼久的共用桌子；有要求時就移除。
cli-untouched = 多久沒有人開桌、加入或輸入：天、週或年，例如180d、26w或1y
cli-remove = 永久移除；不寫就只列出
cli-perft = 從一個局面出發，逐層計算所有走法的數量。
cli-coach = 說明在一個局面哪些步最好，好幾分，好在哪裡。它會在腦中反覆推演。
cli-games = 幾局遊戲（不寫就是1000）
cli-game = 哪個遊戲（不寫就是第一個）
cli-edition = 哪個版本（不寫就是遊戲的第一個版本，或你的遊戲盒的版本）
cli-players = 幾位玩家（不寫就是4位，或該版本容納的人數）
cli-seed = 一個數字；數字相同，遊戲就相同
cli-jobs = 同時有幾個處理程序進行遊戲（不寫就是1個）
cli-seats = 每個座位由誰來玩：{ $levels }；最後一個坐滿其餘的座位（不寫就是隨機）
cli-ruling = 這一桌可以選擇的桌規，寫名稱和值；寫錯會列出全部；可以寫多個
cli-cluster = Dask排程器的位址，由它的工作程序進行遊戲
cli-out = 存放結果的檔案，.csv或.parquet，每局每個座位一列；中斷後用同一個指令就能繼續
cli-plays-beginner =
    { $count ->
        [1] 一位新手
       *[other] { $count }位新手
    }
cli-plays-steady =
    { $count ->
        [1] 一位穩健玩家
       *[other] { $count }位穩健玩家
    }
cli-plays-good =
    { $count ->
        [1] 一位熟練玩家
       *[other] { $count }位熟練玩家
    }
cli-plays-strong =
    { $count ->
        [1] 一位高手
       *[other] { $count }位高手
    }
cli-plays-random =
    { $count ->
        [1] 一位隨機玩家
       *[other] { $count }位隨機玩家
    }
cli-copy = 含有你的遊戲盒數值的檔案
cli-quiet = 不顯示進度列
cli-save-file = 儲存的遊戲，或它的連結；-從標準輸入讀取
cli-position-file = 文字版圖或JSON的局面、儲存的遊戲，或它的連結；-從標準輸入讀取
cli-at = 儲存的遊戲進行到第幾個決定之後的局面（不寫就是最後一個）
cli-why = 也說明不能做的事，以及原因
cli-write = 只寫出局面，用文字版圖或JSON
cli-depth = 幾個決定的深度（不寫就是2）
cli-divide = 也計算每個選項之下的數量
cli-seconds = 這麼多秒後停止分析（不寫就是10）
cli-moves-seed = 一個數字；數字相同，抽樣的可能情況就相同
cli-costly = 回顧檔案中的整局遊戲，說明哪些決定損失最大

## 指令：隨機的遊戲

cli-simulated =
    { $games ->
        [1] 一局《{ $edition }》，由{ $players }進行，編號{ $seed }
       *[other] { $games }局《{ $edition }》，由{ $players }進行，編號{ $seed }
    }
cli-progress = 局
cli-points = 一位玩家的分數
cli-winning-points = 獲勝者的分數
cli-rounds = 輪數
cli-decisions = 決定，包括抽取
cli-seat = 玩家{ $letter }
cli-mean = 平均{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }，標準差{ NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-quantile =
    { $percent ->
        [0] 最低：{ $value }
        [25] 四分之一：{ $value }
        [50] 一半：{ $value }
        [75] 四分之三：{ $value }
        [100] 最高：{ $value }
       *[other] { $percent }%：{ $value }
    }
cli-class = { $low }–{ $high }
cli-endings = 遊戲結束如何觸發
cli-last-turns = 接著
cli-shared-wins = 共享勝利
cli-ranks = 成就
cli-rung-by = 誰觸發遊戲結束
cli-by-seat = 各座位的分數與獲勝，從起始玩家起
cli-victories = 平均{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }，占所有獲勝的{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## 指令：儲存的遊戲與局面

cli-replay-head = { $edition }：{ $players }
cli-replay-decisions =
    { $count ->
        [1] 一個決定。
       *[other] { $count }個決定。
    }
cli-final-score = 最終計分
cli-total = 總分
cli-choices = 可以做的事：
cli-refusals = 不能做的事：
# $cited (text): passages of rule texts
cli-refused = { $why }[{ $cited }]
cli-or = { $first }或{ $last }
cli-coached =
    { $looks ->
        [1] 每一步看過一次之後：
       *[other] 每一步看過{ $looks }次之後：
    }
cli-lead =
    { $ahead ->
        [yes] +{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
cli-coached-move =
    { $others ->
        [0] （{ $number }）{ $move }：{ cli-lead }分
       *[other] （{ $number }）{ $move }：{ cli-lead }分（與其餘走法中最好的一步相比）
    }
cli-coached-figures = { $figures }。
cli-coached-then = 接著{ $move }
cli-costly-found =
    { $count ->
        [0] 沒有找到造成損失的決定。
        [1] 損失最大的決定：
       *[other] 損失最大的{ $count }個決定：
    }
cli-costly-done = （{ $step }）{ $who }：{ $move }。{ $verdict }
cli-costly-better = 更好：{ $move }
cli-nobody-decides = 在這個局面沒有玩家要做決定：該抽取了，或遊戲已經結束。
cli-depth-line = 深度{ $depth }：{ $leaves }

## 指令：存放桌子的地方

cli-store-tables = { $tables ->
    [1] 1桌
   *[other] { $tables }桌
    }，{ $lines ->
    [1] 1行
   *[other] { $lines }行
    }
cli-store-unsealed = { $tables ->
    [1] 1桌
   *[other] { $tables }桌
    }中的{ $lines ->
    [1] 1行
   *[other] { $lines }行
    }是在加上防竄改檢查碼之前寫入的：無法判斷是否更動過。
cli-store-wrong = { $table }：從開頭就無法讀取
cli-store-wrong-from = { $table }：第{ $line }行與當初輸入的不同；{ $sound ->
    [1] 它之前的1行完好
   *[other] 它之前的{ $sound }行完好
    }
cli-store-readers-wrong = { $readers ->
    [1] 1位讀者的學習進度與當初保存的不同
   *[other] { $readers }位讀者的學習進度與當初保存的不同
    }：頁面會把它移到一旁，改用瀏覽器自己的副本繼續。
cli-save-read = { $count ->
    [0] 還沒有決定
    [1] 1個決定
   *[other] { $count }個決定
    }，已讀到結尾。
cli-save-sound = 每一行都與儲存時相同。
cli-store-sound = 全部完好。
cli-backed-up = 已複製到{ $file }。
cli-put-aside = 原有的桌子在{ $files }。
cli-restored = { $file }現在與副本相同。

cli-forget-table = { $table }：{ $lines ->
    [1] 1行
   *[other] { $lines }行
    }，{ $day }以來沒有人動過
cli-forget-would = { $tables ->
    [1] 這一桌
   *[other] 這{ $tables }桌
    }會被移除。目前還沒有移除：加上--remove就會永久移除。
cli-forget-none = 沒有閒置這麼久的桌子。
cli-forgotten = { $tables ->
    [0] 什麼都沒有移除。
    [1] 已移除1桌。
   *[other] 已移除{ $tables }桌。
    }

## 指令：出了什麼問題

cli-store-damaged = { $tables ->
    [0] 讀者的內容已損壞。
    [1] 有1桌已損壞。
   *[other] 有{ $tables }桌已損壞。
    }
cli-store-unusable = 存放處無法使用：{ $detail }
cli-store-on-server = 桌子存放在資料庫伺服器，它有自己的複製方式（PostgreSQL用pg_dump）。

cli-error = village：{ $said }
cli-bad-language = 這裡沒有「{ $language }」這種語言。可用的有：{ $known }。
cli-too-many-seats = { $players }個座位卻有{ $seats }個等級。
cli-bad-ruling = 沒有這條桌規：{ $ruling }。有：{ $rulings }。
cli-out-kind = { $file }必須以{ $kinds }結尾。
cli-out-there = 已經有檔案{ $file }。
cli-out-other = { $file }是為其他遊戲開始的。把它移走，才能開始這些。
cli-not-installed = 這需要一個沒有安裝的套件：{ $package }。
cli-pages-missing = 頁面需要{ $package }，這裡沒有安裝。指令不需要它：village --help
cli-no-days = { $said }不是時間：寫天、週或年的數目，例如180d、26w或1y
cli-no-cluster = 位址{ $address }沒有排程器回應。
cli-no-file = 沒有檔案{ $file }。
cli-unreadable = 無法讀取{ $file }：{ $detail }
cli-in-file = { $file }：{ $said }
cli-in-line = 第{ $line }行：{ $said }
cli-bad-json = 這既不是局面，也不是儲存的遊戲：{ $detail }
cli-impossible = 沒有這樣的局面：{ $detail }有問題。
cli-other-edition = { $file }屬於{ $edition }，不是要求的版本。
cli-not-a-game = 只有儲存的遊戲才能用--at。
cli-no-such-step =
    { $count ->
        [1] 這局遊戲有一個決定，所以--at可以是0或1。
       *[other] 這局遊戲有{ $count }個決定，所以--at可以是0到{ $count }。
    }
cli-too-small = { $name }至少要是{ $least }。
cli-rescued =
    { $count ->
        [0] 上面的局面還讀得到。
        [1] 還讀得到一個決定，已敘述在上面。
       *[other] 還讀得到{ $count }個決定，已敘述在上面。
    }

## 命令列的解析

cli-parser-usage = 用法：{ "" }
cli-parser-arguments = 位置引數
cli-parser-options = 選項
cli-parser-help = 顯示這段說明後結束
cli-parser-argument = 引數{ $argument-name }：{ $message }
cli-parser-error = { $prog }：錯誤：{ $message }
cli-parser-unknown = 無法辨識的引數：{ $said }
cli-parser-required = 缺少必要的引數：{ $said }
cli-parser-one = 需要一個引數
cli-parser-optional = 最多一個引數
cli-parser-some = 至少需要一個引數
cli-parser-ambiguous = 選項不明確：{ $option }可能是{ $matches }
cli-parser-ignored = 忽略明確給定的引數「{ $said }」
cli-parser-choice = 無效的選擇：「{ $value }」（可選{ $choices }）
cli-parser-command = 未知的指令「{ $parser-name }」（可選{ $choices }）
cli-parser-number = 「{ $value }」不是整數

## 文字版圖：某一行哪裡有問題

picture-other-game = 這是另一個遊戲的文字版圖：{ $detail }。
picture-players = { copy-players }
picture-bad-number = 「{ $detail }」應該是數字。
picture-bad-correction = 更正由帶點的名稱和值組成，例如「track.time.1 = 3」。
picture-unknown-line = 文字版圖沒有以「{ $detail }」開頭的行。
picture-unknown-part = 「{ $detail }」在這裡沒有意義。
picture-unknown-seat = 沒有人坐在「{ $detail }」：座位是a、b、c，依此類推。
picture-unknown-frame = 「{ $detail }」不能是正在決定的事。
picture-bad-frame = 正在決定的事「{ $detail }」有多餘、缺少或錯誤的內容。
picture-twice = 「{ $detail }」有兩行。
picture-no-winners = 有計分，卻沒有獲勝者。
picture-no-score = 缺少「{ $detail }」的計分。
picture-too-many = 盒裡沒有那麼多：{ $detail }。
## 使用者帶來的檔案與連結：有什麼問題

file-empty = 這個檔案是空的。
file-too-large = 這個檔案太大：儲存的遊戲只有幾百KB，超過{ $detail }MB的一概不讀取。
file-too-many-lines = 這局儲存的遊戲超過{ $detail }行。沒有這麼長的遊戲，所以沒有開啟。
file-packed = 這個檔案經過壓縮（{ $detail }）。先解壓縮，再選擇裡面的檔案。
file-document = 這是其他程式的文件，例如Word或試算表，不是儲存的遊戲。儲存的遊戲是以.jsonl結尾的檔案。
file-picture = 這是圖片或列印的頁面。要開啟QR碼，用手機相機對準它；要開啟遊戲，選擇以.jsonl結尾的檔案。
file-binary = 這不是文字檔，所以不可能是儲存的遊戲。
file-web-page = 這是網頁。儲存的遊戲是以.jsonl結尾的檔案。
file-is-code = 這是共用桌子的代碼。在加入一桌的地方輸入它。
file-is-copy = 這個檔案是你的遊戲盒的數值，不是遊戲。在實體桌邊，到「核對你的版本」開啟它。要在遊玩頁面開始新遊戲，到「你的遊戲盒的數值」選擇它。
link-foreign = 這是網址，但不是遊戲的連結。遊戲的連結裡有「#game=」，後面接著許多字母。
link-damaged = 這個連結不完整：有字母遺失或改變。再完整複製一次，或以檔案開啟儲存的遊戲。
link-too-long = 這個連結太長，不會是我們的（上限是{ $detail }）。
link-too-new = 這個連結由較新版本的程式製作（格式{ $detail }）；這個版本還讀不懂。
link-other-engine = 這個連結用另一個版本的規則製作（{ $detail }），依這裡的規則會變成另一局遊戲。在製作它的地方開啟，存成檔案，再到這裡開啟。
