### 玩家用自己的骰子和卡片進行、在這裡記錄的《石器時代》。

dice-title = 骰子擲出什麼？
dice-title-sum = 點選每個骰子的點數，或下面的總和
dice-name = 骰子
dice-count =
    { $typed ->
        [0] 還有{ $dice }個
       *[other] { $typed }/{ $dice }，總和{ $sum }
    }
dice-lying = 骰子：{ $faces }
dice-none = 還沒有
dice-add = 擲出{ $face }的骰子
dice-enter = 輸入骰子
dice-back = 收回上一個骰子
