### 手動擺出局面的表單。以ui-開頭的原樣交給頁面。

## 表單

ui-laying = 擺出局面
ui-laying-next = { ui-lesson-next }
ui-laying-previous = { ui-check-back }
ui-laying-overview = 總覽
ui-laying-lay = 就這樣擺出
ui-laying-leave = 暫時離開
ui-laying-afresh = 從助手的紀錄重新開始
ui-laying-resume = 回到你輸入的內容
ui-laying-kept = 你之前輸入的還在這裡。
ui-laying-set-aside = 這是助手的紀錄。你輸入的沒有遺失。
ui-laying-enter = 虛線：尚未輸入
ui-laying-plus = 多一個
ui-laying-minus = 少一個
ui-laying-onward = 下一個數字
ui-laying-erase = 清除
ui-laying-digits = 數字
ui-laying-seen = 已看過
ui-laying-unseen = 還沒看過
ui-laying-wrong = 有不可能的地方
ui-laying-fine = 全部相符。盒裡的每個配件都有位置。
ui-laying-fine-unseen = 這裡的內容相符。有空心圓的還沒看過。
ui-laying-not-looked = 還沒看過：
ui-laying-look = 去看看
ui-laying-as-it-stands = 現在這樣就對
ui-laying-unsure = 這個局面還不成立。點一行就會跳到那裡；你輸入的都沒有遺失。
ui-laying-empty-slot = 空
ui-laying-take-away = { ui-check-take-away }

laying-progress = { $number }/{ $count }
laying-round = 輪
laying-round-missing = 第一輪就是第1輪。
laying-section-overview = { ui-laying-overview }
    .about = 全部正確後，擺出局面。遊戲就從那裡繼續。
laying-cell = { $where }：{ $what }

## 不可能的地方

laying-not-a-number = { $where }：這裡需要整數。
laying-not-a-choice = { $where }：那不是可選的答案。
laying-below-zero = { $where }：不能少於零。
laying-too-high = { $where }：太多了，最多{ $most }。
laying-nobody = { $where }：那裡沒有人坐。
