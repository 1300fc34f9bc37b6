### 核對擁有者的遊戲盒：逐一看過我們不確定的每個印刷數值。

ui-check-title = 核對你的版本
ui-check-about = 我們手邊沒有印好的版圖可以照抄，所以有些數值是推算出來的。打開你自己的遊戲盒，幾分鐘就能更正：我們指出要看哪裡，你說上面印了什麼。
ui-check-edition = 你的版本
ui-check-players = 你們這一桌的人數
ui-check-also = 其他人數
ui-check-begin = 開始
ui-check-go-on = { ui-go-on }
ui-check-all-done = 這裡的全都看過了。點一個步驟就能再看一次。
ui-check-steps = 步驟
ui-check-leave = 離開
ui-check-all = 所有步驟
ui-check-back = 返回
ui-check-skip = 稍後
ui-check-as-printed = 與這裡相同
ui-check-keep = 採用這些
ui-check-change = 更改
ui-check-less = 少一個
ui-check-more = 多一個
ui-check-take-away = 移除
ui-check-add = 點它要求的東西：
ui-check-words = 輸入印著的內容，或點選詞語：
ui-check-grid = 先選一種，再點它所在的位置。每隔一排向左移半格。
ui-check-ours = 我們的數值
ui-check-differs = 你的遊戲盒與我們不同的地方
ui-check-running = 新開的桌子會使用你的數值。已在進行的一桌，從它的選單開啟「核對你的版本」：還沒用到的仍可更改。
ui-check-here = 在這一桌
ui-check-next = 這一桌接下來用到的
ui-check-past = 可能已經用過的
ui-check-unkept = 這個瀏覽器不保留任何內容，關閉這個頁面後你的數值就會消失。在那之前，這裡新開的桌子會使用它們；存成檔案，之後就能再用。
ui-check-save = 存成檔案
ui-check-load = 開啟檔案
ui-check-load-sure = 你在這裡已經有數值。檔案的數值會取代它們。
ui-check-load-yes = 使用檔案的數值
ui-check-forget = 清除我的數值
ui-check-forget-sure = 你對這個版本的所有更正都會從這個瀏覽器移除。你儲存的檔案仍在你手上。
ui-check-forget-yes = 清除
ui-check-unread = 你的數值有一部分無法使用
ui-check-unread-kept = 其餘的照常使用。原有的內容另外保留在這個瀏覽器裡。

check-number = 第{ $number }步，共{ $steps }步
check-picture = { $title }：要看的地方。圈裡的數字就是清單的編號。
check-state-open = 還有{ $count }個要看
check-state-same = 與我們的相同
check-state-differs = { $count }個不同
check-use = 用在這一桌
check-change = { $what }{ $before }→{ $after }
check-table-same = 這一桌使用你目前告訴我們的數值。
check-table-other = 這些數值屬於另一個版本，不是這一桌的版本。
check-table-fresh = 這一桌還沒用到，所以還能更改：{ $changes }。
check-table-late = 這一桌已經用過，所以在這裡維持原樣：{ $changes }。你的檔案保留你的數值。如果差別有影響，更正用它輸入的紀錄，或開一張使用你的數值的新桌。
check-kept =
    { $open ->
        [0] { $edition }：{ $confirmed }個數值與我們的相同，{ $corrected }個在你的遊戲盒上不同。
       *[other] { $edition }：{ $confirmed }個數值與我們的相同，{ $corrected }個在你的遊戲盒上不同，還有{ $open }個要看。
    }
check-file = 某位擁有者的{ $edition }（{ $year }）遊戲盒的數值。
    每一行寫著遊戲盒中所印的內容；標有confirmed的行與我們的相同。
check-stay = 保留在這個瀏覽器：開新桌時會問「{ $used }」。想在別處使用，帶著檔案到那裡開啟：在桌單的「開啟遊戲」，或在遊玩頁面的「你的遊戲盒的數值」。
check-taken =
    { $count ->
        [0] 已採用檔案的數值：{ $confirmed }個與我們的相同，沒有不同的。
       *[other] 已採用檔案的數值：{ $count }個在你的遊戲盒上不同，{ $confirmed }個與我們的相同。
    }
check-is-game = 這是儲存的遊戲，不是遊戲盒的數值。到桌單的「開啟遊戲」開啟它。
check-used = 使用我的遊戲盒的數值
check-players =
    { $count ->
        [1] 一人
       *[other] { $count }人
    }
check-believed-likely = 可能：{ $value }
check-believed-reconstructed = 推測：{ $value }
check-step-rulings = 桌規
check-where-rulings = 看看你的遊戲盒附的規則書。
check-yours = 你的：{ $value }
check-from-to = { $least }到{ $most }
check-both = { $spot }：{ $field }
check-value = { $field }{ $value }
check-player = { default-name-person }
