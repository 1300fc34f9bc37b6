lesson-title = 遊戲設置
lesson-about = 親手一件一件設置遊戲，並為自己的桌子留下一張寫著所有數量的設置表。
can-tribe = 給每個部落工人和食物
can-piles = 依玩家人數放好建築和卡片
can-limits = 少於四位玩家時關閉地點

step-tribes = 遊戲版圖放在中央。你們每人拿一張[個人圖板](tribe:0)、一種顏色的{ $setup-workers }名工人和{ $setup-food }個食物。其他工人留在供應區，直到有人在小屋增加工人。

    你的標記放在農業軌的0和計分軌的0。資源、工具和卡片都還沒有。
    .title = 兩個部落
    .task = 你們兩位是艾達和貝拉。設置兩個部落：每個有幾名工人、幾個食物？
    .hint = 按＋或輸入數字，再看看部落。然後按「檢查」。
    .move = 每個部落有{ $setup-workers }名工人和{ $setup-food }個食物。
    .done = 兩個部落都好了。不論幾位玩家，這裡都一樣。
    .workers = 不論幾位玩家，一個部落一開始都有{ $setup-workers }名工人。
    .food = 每個部落一開始有{ $setup-food }個食物：夠吃兩輪多一點。

step-piles = 把[建築](sites)面朝下洗混。有幾位玩家就疊幾堆，每堆{ $setup-tiles }個，並翻開每堆最上面的。其他建築放回遊戲盒，沒有人看。
    .title = 建築
    .task = 為兩位玩家放好建築。
    .hint = 每位玩家一堆，每堆的高度不論人數都相同。
    .move = { $setup-piles }堆，每堆{ $setup-tiles }個。
    .done = 某一堆空了，遊戲就結束。玩家較少，堆數就較少，但每堆一樣高。
    .piles = 每位玩家一堆，所以你們有{ $setup-piles }堆。
    .tiles = 不論幾位玩家，每堆都有{ $setup-tiles }個建築。

step-cards = 把[卡片](cards)洗混，取出幾張，面朝上放在版圖邊緣的卡列，每格一張。其餘的是牌堆。

    版圖旁放著工具、骰子和所有的食物。木頭、磚頭、石頭和黃金放在森林、泥地、採石場和河流。這些都不會用完：配件不夠時，用別的東西代替。
    .title = 卡片
    .task = 放好卡片。
    .hint = 看看卡列：每張卡有一格。
    .move = { $setup-cards }張卡。
    .done = 不論幾位玩家，卡列都放滿。現在商量或抽籤決定誰先開始，把起始玩家標記給那位玩家。
    .cards = 卡列的每一格放一張卡：{ $setup-cards }張。

step-limits = 現在全都放好了。還有兩條每一輪的規則依玩家人數而定，版圖上沒有印出來。

    工具小屋、小屋和農田，兩位玩家每輪只使用{ $setup-village-2 }處，三位{ $setup-village-3 }處，四位{ $setup-village-4 }處。而森林、泥地、採石場和河流，兩位玩家時各只能有{ $setup-gatherers-2 }個部落採集，三位時{ $setup-gatherers-3 }個，四位時{ $setup-gatherers-4 }個。
    .title = 關閉的地點
    .task = 你們有兩位。三處中規則允許用幾處，就用幾處；森林允許幾個部落，就讓幾個部落去採集。
    .hint = 留意聚落：用夠了，最後一處就會變淡。
    .move = 三處中使用{ $setup-village }處，森林{ $setup-gatherers }個部落。
    .done = 農田這一輪關閉，森林也對貝拉關閉。
    .village = 兩位玩家每輪使用三處中的{ $setup-village }處。剩下的關閉。
    .gatherers = 兩位玩家時，一個部落先去了森林，另一個就不能去。

step-three = 現在自己來。卡蘿加入了：你們有三位，桌上還是空的。
    .title = 三位玩家：桌上的東西
    .task = 為三位玩家設置這一切。
    .hint = 這些數量中，只有一個依玩家人數而定。
    .move = 每人{ $setup-workers }名工人和{ $setup-food }個食物，建築{ $setup-piles }堆、每堆{ $setup-tiles }個，卡片{ $setup-cards }張。
    .done = 全部正確：只有建築堆比兩位玩家時多。
    .workers = { step-tribes.workers }
    .food = 不論幾位玩家，每個部落一開始都有{ $setup-food }個食物。
    .piles = 每位玩家一堆。你們有三位。
    .tiles = { step-piles.tiles }
    .cards = { step-cards.cards }

step-three-limits = 還有每一輪的兩條規則，同樣是三位玩家。
    .title = 三位玩家：關閉的地點
    .task = 現在你們有三位：三處中規則允許用幾處，就用幾處；森林允許幾個部落，就讓幾個部落去採集。
    .hint = 聚落和兩位時一樣。森林則不同。
    .move = 三處中使用{ $setup-village }處，森林{ $setup-gatherers }個部落。
    .done = 沒錯。四位玩家時，{ $setup-village-4 }處全部使用，所有部落都能採集。你為三位玩家設置好了。
    .village = 三位和兩位一樣：每輪使用三處中的{ $setup-village }處。
    .gatherers = 兩位玩家時有{ $setup-gatherers-2 }個部落在那裡採集，三位時{ $setup-gatherers-3 }個。

step-sheet = 這是給你自己桌子用的設置表，依玩家人數列出所有數量，順序就是擺放的順序。你隨時可以回來看。

    試試看：這場遊戲是為三位玩家設置的，不過有一個部落的某樣東西數量不對。
    .title = 設置表
    .task = 找出三位玩家時不對的地方。
    .sought = 某個部落中，數量與三位玩家的設置表不符的東西
    .hint = 把三個部落和設置表的前幾行對照。
    .move = 點選卡蘿的[食物](food:2)。
    .done = 沒錯：每個部落一開始有{ $setup-food }個食物。現在你可以在真正的桌上設置遊戲了。
