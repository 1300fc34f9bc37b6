### 玩家用自己的配件進行、在這裡記錄的遊戲。

handful-back = 收回上一個方塊

decision-put-out = 第{ $number }輪：放置方塊
decision-customer = 第{ $number }位顧客，共{ $count }位：{ $place }
decision-customer-new =
    { $more ->
        [0] 新顧客：{ $place }
        [1] 新顧客：{ $place }。之後還有一位。
       *[other] 新顧客：{ $place }。之後還有{ $more }位。
    }
short-customer = 第{ $number }位顧客，共{ $count }位
short-customer-new = 新顧客
customer-stall =
    { $number ->
        [1] 放到第一個攤販
        [2] 放到第二個攤販
        [3] 放到第三個攤販
        [4] 放到第四個攤販
        [5] 放到第五個攤販
       *[other] 放到第{ $number }個攤販
    }
customer-queue = 加入排隊

handful-title = 從綠色布袋抽到了什麼？
handful-about = 在該行動格的那一行，每個方塊點一次它的顏色。數字是布袋中剩下的數量。
handful-count = { $drawn }/{ $size }
handful-add = { $space }：再一個{ $cube }
handful-row = { $space }：{ $cubes }
handful-empty = 還沒有
handful-enter = { $spaces ->
    [0] 輸入
    [1] 輸入這個行動格
   *[other] 輸入這{ $spaces }個行動格
}
handful-enter-all = { $spaces ->
    [1] 輸入這個行動格
   *[other] 輸入全部{ $spaces }個行動格
}

handful-plague = { spending-plague }

tile-points = { $points }分
tile-grain = { $count ->
    [1] 穀物
   *[other] { $count }袋穀物
}
tile-scroll = { $count ->
    [1] 卷軸
   *[other] { $count }個卷軸
}
tile-wagon = { $count ->
    [1] 篷車
   *[other] { $count }個篷車
}
tile-plow = { $count ->
    [1] 犁具
   *[other] { $count }個犁具
}
tile-horse = { $count ->
    [1] 馬匹
   *[other] { $count }個馬匹
}
tile-ox = { $count ->
    [1] 牛隻
   *[other] { $count }個牛隻
}
odds-title = 他們之中有人從黑色布袋出來的機率
odds-of = { $inside ->
    [1] 袋中1名
   *[other] 袋中{ $inside }名
}

anyway-flaw = 即使如此，也沒有所需的配件：{ $what }。
flaw-spaces = 行動格上的方塊
flaw-bag = 綠色布袋中的方塊
flaw-supply = 供應區的{ $what }
flaw-farm = { $who }，{ $what }
flaw-family = 家族
flaw-cities = 城市上的標記
flaw-time = 時間標記
flaw-prestige = 分數標記
flaw-coin = { category-coins }
flaw-grain = { reason-grain }
flaw-scroll = { chart-kind-scroll }
flaw-wagon = { chart-kind-wagon }
flaw-plow = { chart-kind-plow }
flaw-horse = { chart-kind-horse }
flaw-ox = { chart-kind-ox }
flaw-skill = { influence-skill }
flaw-persuasion = { influence-persuasion }
flaw-faith = { influence-faith }
flaw-knowledge = { influence-knowledge }
flaw-plague = 瘟疫方塊
flaw-market = 顧客板塊
flaw-chronicle = 村莊編年史
flaw-graves = 公墓
flaw-other = 局面
