### 手動擺出《村莊》局面的文字。

## 各部分

laying-section-turn = 輪與回合
    .about = 擺出的是某人回合的開始。如果正在一個回合中，先完成它。
laying-section-cubes = 方塊
    .about = 每個行動格上的方塊，最後一行是版圖旁的方塊。綠色布袋不用打開。
laying-section-market = 市集的顧客
    .about = 攤販從左到右，再來是排隊的顧客，最前面的先。
laying-section-family = { $who }的家族
    .about = 大家都在哪裡？過世的在村莊編年史或公墓中。
laying-section-life = { $who }的時間與聲望
    .about = 時間軌上的標記、聲望軌上的標記、城市，以及服務過的顧客。
laying-section-stores = { $who }的持有物
    .about = 農場上的東西。

## 欄位

laying-turn = 接下來是誰的回合？
laying-start = 這一輪的起始玩家是誰？
laying-ring = 戒指在誰手上？
laying-ring-council = 沒有人，戒指在議會
laying-filled = 已觸發遊戲結束嗎？
laying-filled-no = 否
laying-filled-chronicle = 是，編年史已滿
laying-filled-graves = 是，公墓已滿
laying-filler = 誰占據了最後一個空格？
laying-moment = 那是什麼時候？
laying-moment-turn-end = 在自己回合結束時
laying-moment-market-day = 在市集日期間
laying-last = 誰進行最後一個回合？
laying-supply = 版圖旁
laying-stalls = 攤販
laying-queue = { board-queue }
laying-family = { $member }，{ $count }名中的第{ $number }名
laying-group-home = 在農場上與未誕生
laying-group-crafts = { space-crafts }
laying-group-travel = 旅行中
laying-group-council = { space-council }
laying-group-church = { space-church }
laying-group-dead = 過世
laying-space = 時間軌上的標記
    .about =
        0是{ $lap-end ->
            [quill] 羽毛筆
           *[bridge] 橋
        }之後的第一格，{ $last }是它之前的最後一格。
laying-prestige = { board-area-prestige }
laying-cities = 有標記的城市
laying-customers = 服務過的顧客
laying-tiles-add = 從所有顧客中選擇
laying-tiles-pick = 點一位顧客，放到下一個空位；在那裡再點一次就移除。
laying-piece-skill = { influence-skill }
laying-piece-persuasion = { influence-persuasion }
laying-piece-faith = { influence-faith }
laying-piece-knowledge = { influence-knowledge }
laying-piece-coin = { printed-box-coins }
laying-piece-grain = { printed-box-grain }
laying-piece-scroll = 卷軸
laying-piece-wagon = 篷車
laying-piece-plow = 犁具
laying-piece-horse = 馬匹
laying-piece-ox = 牛隻

## 由輸入的內容得知

laying-told-bag = 那麼綠色布袋中有：{ $bag }。
laying-told-bag-empty = 那麼綠色布袋是空的。
laying-told-pile =
    { $count ->
        [0] 那麼板塊堆沒有顧客了。
        [1] 那麼面朝下的板塊堆還有一位顧客。
       *[other] 那麼面朝下的板塊堆還有{ $count }位顧客。
    }
laying-told-stock = 版圖旁應該有：{ $stock }。
laying-told-stock-empty = 版圖旁不應該有貨物、金幣和穀物。
laying-told-laps =
    { $count ->
        [0] 這個家族沒有人過世。
        [1] 有一名家族成員過世。
       *[other] 有{ $count }名家族成員過世。
    }{ $laps ->
        [0] 標記在第一圈。
        [1] 標記繞過一圈。
       *[other] 標記繞過{ $laps }圈。
    }

## 不可能的地方

laying-alone = 對抗卡拉的遊戲無法手動擺出。如果輸入錯了，收回它，或在紀錄中更改。
laying-dies-now = 先選出{ $who }的家族中誰過世。之後才能擺出局面。
laying-dies-later = 這個回合結束時，{ $who }的家族有人過世。完成回合並選出誰過世，之後才能擺出局面。
laying-players = 應該是{ $most }人的局面，這裡有{ $count }座農場。
laying-no-cubes = 行動格上都沒有方塊，這一輪就結束了：先舉行彌撒，放置下一輪的方塊，再擺出局面。
laying-chronicle-full = 村莊編年史已滿，已觸發遊戲結束。在「已觸發遊戲結束嗎？」說明，否則就是有人放錯地方。
laying-graves-full = 公墓已滿，已觸發遊戲結束。在「已觸發遊戲結束嗎？」說明，否則就是有人放錯地方。
laying-chronicle-not-full =
    { $count ->
        [1] 遊戲結束是因為村莊編年史已滿而觸發，但它還有一個空格。
       *[other] 遊戲結束是因為村莊編年史已滿而觸發，但它還有{ $count }個空格。
    }
laying-graves-not-full =
    { $count ->
        [1] 遊戲結束是因為公墓已滿而觸發，但公墓還有一格。
       *[other] 遊戲結束是因為公墓已滿而觸發，但公墓還有{ $count }格。
    }
laying-no-more-turn = { $who }在自己的回合占據了最後一個空格，所以{ $who }不再有回合。
laying-space-over =
    { $count ->
        [1] { $place }：那裡有1個方塊，遊戲設置卡只放{ $most }個。
       *[other] { $place }：那裡有{ $count }個方塊，遊戲設置卡只放{ $most }個。
    }
laying-too-many-cubes =
    { $over ->
        [1] { $cube }方塊多一個：看得見{ $count }個，盒裡有{ $most }個。
       *[other] { $cube }方塊多{ $over }個：看得見{ $count }個，盒裡有{ $most }個。
    }
laying-too-many = 多了{ $over-amount }：農場上有{ $count }，但盒裡只有{ $most }。
laying-no-customer = 這個版本沒有第{ $count }號顧客。
laying-customer-twice = 需求{ $customer }的顧客在{ $count }個地方。
laying-stalls-over = 攤販前有{ $count }位顧客；這個人數只使用{ $most }個攤販。
laying-queue-over = { $count }位顧客在排隊；排隊區只有{ $most }個位置。
laying-stall-empty =
    { $count ->
        [1] 有一個攤販空著，但排隊或板塊堆中還有顧客：攤販先補滿。
       *[other] 有{ $count }個攤販空著，但排隊或板塊堆中還有顧客：攤販先補滿。
    }
laying-queue-short =
    { $count ->
        [1] 有一位顧客在排隊；應該有{ $most }位，因為還有板塊可以翻開。
       *[other] 有{ $count }位顧客在排隊；應該有{ $most }位，因為還有板塊可以翻開。
    }
laying-members-over = { $who }有{ $count }名編號{ $member }的家族成員；只有{ $most }名。
laying-members-missing = { $who }：編號{ $member }的{ $most }名家族成員中，只有{ $count }名有位置。
laying-born-early = { $who }：{ $member }已誕生，{ $elder }卻未誕生；編號小的先誕生。
laying-first-unborn = { $who }：「1」不可能還沒誕生；他們一開始就都在農場上。
laying-life-track = { $who }：時間軌沒有第{ $count }格，只有0到{ $most }。
laying-farm-grain = { $who }有{ $count }袋穀物；一座農場放得下{ $most }袋。
laying-no-city = { $who }：有一個標記不在城市上。
laying-city-twice = { $who }在{ $place }有{ $count }個標記；最多只能有一個。
laying-city-unmarked = { $who }有家族成員在{ $place }，但那裡沒有標記。
laying-row = { $place }：那裡有{ $count }名，但這個人數只有{ $most }格。
laying-graves = 公墓中有{ $count }名；這個人數只有{ $most }格。
