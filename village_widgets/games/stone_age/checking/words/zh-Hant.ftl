### 《石器時代》遊戲盒上印的內容：要看哪裡，以及在那裡叫什麼。

check-step-tribe = 農業軌
check-where-tribe = 看版圖上的農業軌：你的標記從農田在那裡前進。
check-spot-tribe-most-field = 它的最後一格
check-spot-rulings-row-from = 新卡片從哪一邊補上
printed-value-left = 左邊
printed-value-right = 右邊
