### 頁面的框架：筆記本周圍的文字，以及不是筆記本的頁面。

name = Village Companion
# under an icon on a phone
name-short = Village
unofficial = 非官方
about = 非官方助手：學《村莊》、玩《村莊》，在實體桌邊記錄遊戲。
skip = 跳到內容
pages = 頁面
language = 語言

## 頁首的頁面

page-welcome = 首頁
page-learn = 學習
page-play = 遊玩
page-table = 實體桌邊
page-analysis = 怎樣會贏？
page-glossary = 詞彙表
page-rulebook = 規則書

## 在頁面的第一張圖出現之前

setting-up = 正在準備遊戲桌……
setting-up-note = 第一次開啟需要幾秒鐘。
slow = 還在準備遊戲桌……
slow-note = 花的時間比預期久。你可以再等一下，或重新載入頁面。
again = 重新載入頁面
waiting = 現在座位都滿了
waiting-note = 請讓這個頁面開著：一有空位就會自動繼續。

# $place (number): which one in the line a page is, the first being 1
waiting-place = { $place ->
    [1] 下一個就輪到你。
   *[other] 你排在第{ $place }位。
}

## When the page has lost its process, or newer pages are there

lost = 連線中斷
lost-note = 這個頁面連不上它的桌子。已儲存的遊戲都還在。
lost-returns = 它會自動恢復。你輸入的內容沒有遺失。
newer = 這些頁面有新版本了。保存在這裡的內容不會變。
take-over = 使用新版本

## What the browser keeps

unkept = 你的瀏覽器不會保存這些頁面的任何內容。
unkept-about = 一切都能使用，但只存在這個瀏覽器裡的遊戲、進度和桌子，在你關閉或重新載入頁面後就會消失。請在瀏覽器設定中允許這個網址的網站資料，或把想保留的內容存成檔案。
kept = 這個瀏覽器保存的內容
kept-note = 你的遊戲、桌子和學習進度都由這個瀏覽器保存。用一個檔案就能全部帶到另一個瀏覽器。
kept-save = 全部存成檔案
kept-take = 從檔案取回
kept-taken = 已取回。原有的內容都還在。
kept-nothing = 那個檔案裡的內容這裡都已經有了。
kept-full = 這個瀏覽器放不下全部內容。沒有任何變動。
kept-unreadable = 那個檔案裡沒有這些頁面的內容。沒有任何變動。

## Failures and wrong addresses

failed = 這個頁面無法準備好
failed-note = 問題出在我們這邊，你儲存的內容都沒有遺失。
to-welcome = 回首頁
missing = 沒有這個頁面
missing-note = 網址可能打錯了，或頁面已經搬走。
no-script = 這個頁面需要JavaScript，而你的瀏覽器把它關閉了。

# $variable (text): the name of a setting
name-refused = 這不是這台伺服器的名稱
name-refused-why = { name }只用它所在電腦的名稱回應，否則任何網站都能冒充它。
name-refused-here = 請在那台電腦上開啟
name-refused-there = 在其他裝置上，請開啟啟動頁面時顯示的網址。
name-refused-add = 如果你負責管理這台伺服器，並且要讓人用這個名稱找到它，請把名稱加進設定{ $variable }，然後重新啟動：

## Pages without a server, and the foot of every page

anywhere-served = **這些數據需要一台提供頁面的電腦**，而這裡沒有。請在電腦上安裝助手，並用`village`指令啟動：這個頁面就會顯示數據。
licences = 授權條款
licences-note = 這些頁面內含Python和下列程式庫，因此不需要伺服器。每一個都有自己的授權條款。
licences-source = 原始碼
footer = 由玩家製作的助手。與遊戲的作者和出版商無關，遊戲本身的一切權利屬於他們。

## 終端機對伺服器以及無伺服器頁面的說明
# $address (text): that of the pages
# $folder (text): a folder of this machine
# $variable (text): the name of a setting

served-here = { name }已開啟：{ $address }
served-there = 同一網路裡的手機：{ $address }
served-closed =
    無法保存桌子和進度：資料夾{ $folder }無法寫入。
    請在{ $variable }指定另一個資料夾。
served-end = （按Ctrl+C結束。）
# $pages, $megabytes (number)
built = { $pages }個頁面，{ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB，位於{ $folder }
# $command (text): what to type
built-look = 查看方式：{ $command }
