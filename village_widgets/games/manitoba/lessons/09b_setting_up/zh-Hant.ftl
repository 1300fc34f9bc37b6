lesson-title = 遊戲設置
lesson-about = 親手一件一件設置遊戲，放好最初的克里人，並為自己的桌子留下一張寫著所有數量的設置表。
can-clan = 給每個氏族克里人和最初的物資
can-box = 依玩家人數數好物資和貝殼
can-begin = 放好你氏族最初的兩名克里人

step-clans = 你們每人拿一張[村莊版圖](clan:0)和一種顏色的九名克里人。一名放在計分軌的0，其餘的有{ $setup-huts }名在帳篷裡沉睡，{ $setup-square }名在廣場上。

    每個氏族再拿鷹羽以外的每種物資各{ $setup-first }個，放在各倉庫的最下面一格。
    .title = 兩個氏族
    .task = 你們兩位是艾達和貝拉。設置兩個氏族：帳篷裡幾名、廣場上幾名、每種物資幾個？
    .hint = 按＋或輸入數字，再看看村莊。然後按「檢查」。
    .move = 帳篷裡{ $setup-huts }名，廣場上{ $setup-square }名，每種物資{ $setup-first }個。
    .done = 兩個氏族都好了。不論幾位玩家，這裡都一樣。
    .huts = 不論幾位玩家，每個氏族一開始都有{ $setup-huts }名在沉睡。
    .square = 不論幾位玩家，每個氏族一開始都有{ $setup-square }名在廣場上。
    .first = 每個倉庫一開始有{ $setup-first }個物資。

step-land = 抽出比玩家人數多一個的領土板塊。擺放時每個板塊最多與另外兩個相接，再在每個區域放上該地形的物資。剩下的板塊放回遊戲盒。
    .title = 領土
    .task = 為兩位玩家擺好板塊。
    .hint = 兩位玩家，再加一個。
    .move = { $setup-tiles }個板塊。
    .done = 每個板塊各有一處每種地形，所以森林有{ $setup-tiles }處，湖泊也有{ $setup-tiles }處，以此類推。
    .tiles = 板塊比玩家人數多一個。

step-supply = 物資不會全部用上。四種物資每種的數量，兩位玩家是{ $setup-goods-2 }個，三位{ $setup-goods-3 }個，四位{ $setup-goods-4 }個，領土和村莊裡的也算在內。鷹羽依序是{ $setup-feathers-2 }、{ $setup-feathers-3 }、{ $setup-feathers-4 }根，貝殼是{ $setup-shells-2 }、{ $setup-shells-3 }、{ $setup-shells-4 }個。其餘放回遊戲盒。

    請與你的遊戲盒核對這些數字：印刷的數字我們無法看到，這是推測。
    .title = 供應區
    .task = 為兩位玩家數好物資、鷹羽和貝殼。
    .hint = 看三個數字中的第一個。
    .move = 每種物資{ $setup-goods }個，鷹羽{ $setup-feathers }根，貝殼{ $setup-shells }個。
    .done = 供應區裡看到的，是其中剩下的數量。
    .goods = 兩位玩家時，四種物資各使用{ $setup-goods }個。
    .feathers = 兩位玩家時，使用{ $setup-feathers }根鷹羽。
    .shells = 兩位玩家時，使用{ $setup-shells }個貝殼。

step-totem = 把計分板塊面朝下洗混。把季節卡分開，擺出冬季的卡：三位玩家只用冬至，兩位或四位用兩張，這樣每個人擔任當前玩家的次數相同。

    最近去過曼尼托巴的人最先擔任當前玩家，沒有人去過就由年紀最小的人擔任，並拿取圖騰和大鷹首。圓片一開始怎麼疊，規則沒有寫；這裡由運氣決定。
    .title = 圖騰與季節
    .task = 指出圖騰最上面的圓片。
    .sought = 圖騰最上面的圓片
    .hint = 這次是棕色。
    .move = 點選[棕色圓片](disc:1)。
    .done = 草原很容易去到。現在各氏族要進入領土。

step-region = 冬至時各氏族依序設置：從當前玩家右邊的玩家開始，依逆時鐘方向，當前玩家最後。貝拉已經完成。你是當前玩家，所以現在輪到你。

    拿取最初的物資，再從廣場把一名克里人放到任一無人的區域，並拿取那裡的物資。
    .title = 第一名克里人
    .task = 把第一名克里人放到貝拉的克里人旁邊的[山脈](region:6)。
    .hint = 在下排，就在貝拉的克里人下方。
    .move = 點選[山脈](region:6)。
    .done = 你的氏族進入領土，還得到一根鷹羽。
    .elsewhere = 可以，任何無人的區域都行。不過這次去拿鷹羽。請復原。
    .taken = 貝拉的克里人在那裡。

step-storage = 設置時獲得的物資放進倉庫，不放上祭壇：規則在這裡只提到倉庫，所以這一桌這麼玩。
    .title = 只放倉庫
    .task = 把鷹羽放進[獨木舟倉庫](place:0:canoes)。
    .hint = 在那裡算作第二艘獨木舟。
    .move = 點選[獨木舟倉庫](place:0:canoes)。
    .done = 那個倉庫有兩個，值3分。
    .other = 可以，不過第二艘獨木舟的分數較高。請復原。

step-path = 接著再從廣場把一名克里人放到任一條路的第一格，能使用的話就獲得獎勵。
    .title = 第一步
    .task = 開始[採集者之路](path:gatherer)。
    .hint = 綠色的路。
    .move = 點選[採集者之路](path:gatherer)。
    .done = 你得到一個莓果。三名沉睡，三名在廣場，一名在領土，一名在路上：遊戲開始。
    .other = 可以，不過這次從採集者開始。請復原。

step-three = 現在自己來。卡蘿加入了：你們有三位，桌上還是空的。
    .title = 三位玩家
    .task = 為三位玩家設置這一切。
    .hint = 氏族和兩位時一樣。板塊比玩家人數多一個。
    .move = 帳篷裡{ $setup-huts }名，廣場上{ $setup-square }名，每種物資{ $setup-first }個；板塊{ $setup-tiles }個；使用的物資每種{ $setup-goods }個，鷹羽{ $setup-feathers }根，貝殼{ $setup-shells }個。
    .done = 全部正確：氏族不變，領土和供應區隨玩家人數增加。
    .huts = { step-clans.huts }
    .square = { step-clans.square }
    .first = { step-clans.first }
    .tiles = 板塊比玩家人數多一個。你們有三位。
    .goods = 三位玩家時，四種物資各使用{ $setup-goods }個。
    .feathers = 三位玩家時，使用{ $setup-feathers }根鷹羽。
    .shells = 三位玩家時，使用{ $setup-shells }個貝殼。

step-sheet = 這是給你自己桌子用的設置表，依玩家人數列出所有數量，順序就是擺放的順序。你隨時可以回來看。

    試試看：這場遊戲是為三位玩家設置的，不過有一個氏族的某樣東西太多了。
    .title = 設置表
    .task = 找出三位玩家時不對的地方。
    .sought = 數量與設置表不符的倉庫
    .hint = 把三個村莊和設置表的前幾行對照。
    .move = 點選卡蘿的[獨木舟](place:2:canoes)。
    .done = 沒錯：每個氏族一開始每種各有{ $setup-first }個。現在你可以在真正的桌上設置遊戲了。
