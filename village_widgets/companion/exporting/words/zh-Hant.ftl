### 一局遊戲可以匯出成什麼。以ui-開頭的原樣交給頁面。

ui-exports = 儲存或匯出
ui-export-app-open = 把結果交給這台裝置上的BG Stats
ui-export-app-open-about = 如果這裡裝有這個應用程式，就會開啟它。它會先把這一局給你看，再保存。
ui-export-ready = 可以保存了：{""}

export-later = 遊戲結束後，這裡會有計分表，以及給遊戲紀錄應用程式的結果。
export-link = 整局遊戲的連結在「分享」裡。
export-file = 遊戲檔案
export-file-about = 輸入過的一切，包括收回的。任何助手都能再開啟。完整記錄的遊戲也能在「遊玩」頁面開啟：在那裡由教練回顧，你也能試試還可能怎樣發展。
export-print = 可列印的計分表
export-print-about = 獨立的一頁，可以列印或保存。
export-sheet = 試算表用的計分表
export-sheet-about = 每位玩家一行，每一類一欄（CSV）。
export-app = 給BG Stats的結果
export-app-about = 一局遊戲，採用這個應用程式接受的格式（JSON）。
export-plays = 給其他遊戲紀錄的結果
export-plays-about = 一張表格，欄位與BoardGameGeek的遊戲紀錄相同（CSV）。

export-title = { $game }：最終計分
export-player = 玩家
export-total = { ui-total }
export-place = 名次
export-winner = 獲勝
export-yes = { printed-yes }
export-nth = { $place }.
export-day = 日期
export-edition = { ui-edition }
export-players = { ui-players }
export-rounds = 輪數
export-depth = 記錄內容
export-depth-full = 發生的一切
export-why = 為什麼這樣決定
export-unofficial = 以Village Companion記錄。這是玩家製作的非官方程式，與遊戲的作者和出版商無關。

ui-export-own = { export-file }
ui-export-alone = 目前沒有回應。這個檔案來自這個頁面自己的副本，包含所有已儲存的內容；其餘的等連線恢復後就能取得。
ui-export-alone-over = 目前沒有回應。這些都來自這個頁面自己的副本。
