### 曼尼托巴配件上印的內容：看哪裡，那裡叫什麼。

check-step-storages = 倉庫
check-where-storages = 看你的村莊版圖上的四個倉庫。由最下面一格往上，輸入每格旁邊的分數，用空格分開：1 2 4 8。
check-step-paths = { board-title-paths }
check-where-paths = 看異象版圖。每條路從第一格到最後一格，寫出該格給什麼，用逗號分開。
check-step-again = 路的終點旁邊
check-where-again = 看每條路最後一格的右邊：之後每次行動給什麼。薩滿之路那裡可能沒有。
check-step-cards = 各季的事件
check-where-cards = 把季節卡分好。每一季有六張問號卡：寫出它們的事件，順序不限。
check-step-scoring = 計分板塊
check-where-scoring = 把十二個計分板塊正面朝上排開，寫出每個顯示什麼，順序不限。
check-step-setup = { $players }人遊戲的配件
check-where-setup = 在規則裡查{ $players }人遊戲時用多少。
check-step-territory = 領土板塊
check-where-territory = 把六個板塊擺成上面兩個區域、下面三個。從左到右寫出地形，先上後下。如果你的板塊不是這樣，請在兩步之後改為輸入整張地圖。
check-step-entered = 自己的地圖
check-where-entered = 如果你的領土不能擺成這樣的長條，請把它擺出來，在這裡逐一輸入區域。留空就用板塊玩。
check-step-borders = 地圖的邊界
check-where-borders = 圖上是你的地圖與每個區域的編號。如果相鄰的區域與圖上不同，請寫出成對的編號：3-12。沒有自己的地圖就留空。
check-spot-scoring = 全部十二個板塊
check-spot-setup-feathers = { kind-feathers }
check-spot-setup-goods = 其他四種物資，每種
check-spot-setup-shells = { setup-part-shells }
check-spot-entered-regions = 區域
check-spot-borders-touching = 另外相鄰的
check-spot-borders-apart = 其實不相鄰的
check-map =
    { $count ->
        [0] 沒有地圖，抽板塊
       *[other] { $count }個區域的地圖
    }
check-map-parts = { $map }。地圖分成{ $parts }塊。
check-word-wake = 喚醒一名克里人
check-word-first = 最先到達的人得{ $score }
check-word-exempt = { tracker-bonus-exempt }
check-word-shell = { bonus-shell }
check-word-land = 多一次領土行動
check-word-renew = 一個已用的貝殼變為可用
check-word-no-offering = 最後不用獻祭
check-word-nothing = { printed-nothing }
