### 《村莊》遊戲盒上印的內容：要看哪裡，以及在那裡叫什麼。

check-also-about = 遊戲設置卡、編年史與公墓因玩家人數而異。除非你想看更多，否則只問你們的人數。
check-counting = 程式從0算起：council.time.2是那裡的第三個數字。
check-problem-demand = 顧客必須要求某樣東西。
check-problem-spaces = 每輪至少有一個行動格要放方塊。

## 步驟，與要看的地方

check-step-farm = 你的農場
check-where-farm = 看農場版圖：數一數時間軌一圈從終點到下一個終點的格數，以及那裡印的其他內容。
check-step-turn = 每個回合
check-where-turn = 看版圖上的水井，以及規則書中的瘟疫方塊。
check-step-crafts = 工坊
check-where-crafts = 看五座工坊：每座旁邊的圖示各說了什麼。
check-step-market = 市集
check-where-market = 看排隊的位置，以及之後每次販售的費用。
check-step-customers = 值{ $points }的顧客
check-where-customers = 攤開這個分數的顧客板塊。板塊上的人物不重要：這裡的每種板塊應該各有一個。
check-step-travel = 每次旅行
check-where-travel = 看地圖旁：每段路線的花費，以及城市的分數。
check-step-legs = 城市之間的路線
check-where-legs = 看地圖：每條路線上印的方塊。字母是我們加的：緊鄰村莊的兩座城市中，A是北邊的，B是南邊的；再來是C和D，最遠的是E和F。
check-step-cities = 城市的獎勵
check-where-cities = 看地圖：每座城市第一次造訪所印的獎勵。
check-step-council = 議會
check-where-council = 看議會的四個階級，從最低到最高：沙漏的數量就是進入的時間。
check-step-church = 教堂
check-where-church = 看教堂各階級之間：從一階推進到下一階所需的穀物袋數。
check-step-chronicle-points = 編年史的分數
check-where-chronicle-points = 看村莊編年史：記載多少名家族成員值幾分。
check-step-chronicle-direction = 編年史的填入方向
check-where-chronicle-direction = 看村莊編年史，或你的規則書：過世的家族成員先放在類別的哪一端。
check-step-setup = { $players }人的遊戲設置卡
check-where-setup = 拿出{ $players }人的遊戲設置卡：每輪放進布袋的方塊，以及每個行動格放幾個。
check-step-solo = { board-area-rival }
check-where-solo = 看單人遊戲用的卡拉版圖：她時間軌的格子、命運板塊的位置，以及行動格的順序。
check-step-chronicle = { $players }人的編年史與公墓
check-where-chronicle = 看村莊編年史與公墓：數一數{ $players }人遊戲時每個類別的空格。人數較多時才用的格子不算。
check-step-box = 盒裡的配件
check-where-box = 數一數配件，或看規則書中的清單。

## 各處的名稱

check-piece-grain = { reason-grain }
check-one-of-customers = 板塊{ $number }
check-spot-customer = 需求{ $demand }的顧客
check-spot-leg = { $start }–{ $end }
check-spot-space = { $space }
check-spot-row = { $row }
check-spot-solo-track = 她時間軌的格數
check-spot-solo-above = 上方第{ $number }個命運板塊在哪一格之後
check-spot-solo-below = 下方第{ $number }個命運板塊在哪一格之後
check-spot-solo-beside = 到這個編號為止，她的家族成員放在她的版圖旁
check-spot-solo-ranks = 第{ $number }個成就從幾分起
check-spot-solo-clockwise = 第{ $number }個行動格，依順時鐘方向
check-spot-setup-added = 每種顏色放進布袋的方塊
check-spot-setup-stalls = 攤販
check-spot-chronicle-graves = { board-graves }
check-spot-box-influence = { printed-box-influence }
check-spot-box-plague = 瘟疫方塊
check-spot-box-monks = 僧侶
check-spot-box-goods = { printed-box-goods }
check-spot-box-coins = { printed-box-coins }
check-spot-box-grain = { printed-box-grain }
check-spot-box-substitutes = 用完的貨物和金幣用別的東西代替
check-spot-box-family = 編號{ $number }的家族成員
check-spot-farm-lap = 時間軌一圈的格數
check-spot-farm-grain = 放得下的穀物
check-spot-farm-harvest = 一次收穫的穀物
check-spot-farm-harvest-horse = 有馬匹和犁具時的穀物
check-spot-farm-harvest-ox = 有牛隻和犁具時的穀物
check-spot-farm-coins = 起始的金幣
check-spot-turn-plague-time = 瘟疫方塊的時間
check-spot-turn-well = 使用水井要付的方塊
check-spot-market-queue = 排隊的顧客
check-spot-market-surcharge-persuasion = 之後每次販售的說服力
check-spot-market-surcharge-time = 之後每次販售的時間
check-spot-travel-time = 每段路線的時間
check-spot-travel-wagons = 每段路線的篷車
check-spot-travel-points =
    { $number ->
        [1] 1座城市的分數
       *[other] { $number }座城市的分數
    }
check-spot-council-time = 議會第{ $number ->
        [1] 一
        [2] 二
        [3] 三
       *[other] 四
    }階級的時間
check-spot-council-points = 議會第{ $number ->
        [1] 一
        [2] 二
        [3] 三
       *[other] 四
    }階級的分數
check-spot-council-persuasion = 每一階級的說服力
check-spot-council-scrolls = 每一階級的卷軸
check-spot-council-influence = { printed-rulings-second-privilege }
check-spot-council-coins = 第四階級特許行動的金幣
check-spot-council-prestige = 第四階級特許行動的聲望分數
check-spot-church-faith = 加入教堂的信仰
check-spot-church-time = 加入教堂的時間
check-spot-church-grain = 教堂第{ $number ->
        [1] 一
        [2] 二
        [3] 三
       *[other] 四
    }階級到下一階的穀物
check-spot-church-points = 教堂第{ $number ->
        [1] 一
        [2] 二
        [3] 三
       *[other] 四
    }階級的分數
check-spot-church-majority = 家族成員最多時的聲望分數
check-spot-church-coins = 拿出一名家族成員的金幣
check-spot-church-direction = { printed-church-direction }
check-spot-chronicle-direction = { printed-chronicle-direction }
check-spot-chronicle-points =
    { $count ->
        [1] 記載1名家族成員的分數
       *[other] 記載{ $count }名家族成員的分數
    }
check-spot-rulings-second-privilege = { printed-rulings-second-privilege }
check-spot-rulings-tie = { printed-rulings-tie }

check-field-points = { label-points }
check-field-demand = 需求
check-field-prestige = { board-area-prestige }
check-field-coins = { printed-box-coins }
check-field-influence = 任選的影響力方塊
check-field-training = 訓練的時間
check-field-time = 製造的時間
check-field-grain = { printed-box-grain }
check-field-makes = 貨物{ $number }
