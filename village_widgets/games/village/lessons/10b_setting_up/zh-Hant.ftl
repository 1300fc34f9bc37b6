lesson-title = 遊戲設置
lesson-about = 親手一件一件設置村莊，並為自己的桌子留下一張寫著所有數量的設置表。
can-market = 依玩家人數放好顧客
can-close = 封住編年史和公墓的格子
can-cubes = 裝滿綠色布袋，再從中填滿行動格

step-farms = 遊戲版圖放在中央。你們每人拿一張[農場](farm:0)和該顏色的所有家族成員。只有最年長的，也就是{ $setup-family }名「1」，站在房子前面。其他的放在版圖旁：他們還未誕生。

    你的標記放在時間軌的第一格，另一個放在[聲望軌](prestige)的起點。每人再拿{ $setup-coins }枚金幣。
    .title = 兩座農場
    .task = 你們兩位是艾達和貝拉。設置兩座農場：每座有幾名「1」、幾枚金幣？
    .hint = 選一種配件，每放一個就按一次＋，再看看農場。然後按「檢查」。
    .move = 每座農場有{ $setup-family }名「1」和{ $setup-coins }枚金幣。
    .done = 兩座農場都好了。不論幾位玩家，這裡都一樣。
    .family = 一個家族的所有「1」從一開始就住在那裡，共{ $setup-family }名，其他人都還沒有。
    .coins = 不論幾位玩家，每個家族一開始都有{ $setup-coins }枚金幣。

step-customers = 把顧客洗混，面朝下疊成一堆，放在[市集](market)旁。然後翻開一些：先放攤販，那裡的顧客可以服務，再放排隊的位置。

    有些攤販標示著玩家人數。數字比你們人數大的就空著：兩位玩家使用{ $setup-stalls-2 }個攤販，三位{ $setup-stalls-3 }個，四位{ $setup-stalls-4 }個。不論幾位玩家，排隊區都有{ $setup-queue }個位置。
    .title = 顧客
    .task = 為兩位玩家放好顧客。
    .hint = 攤販依玩家人數而定，排隊區則不然。
    .move = 攤販{ $setup-stalls }個，排隊{ $setup-queue }個。
    .done = 顧客都在等候了。其他板塊留在板塊堆。
    .stalls = 你們有兩位：只使用{ $setup-stalls }個攤販。玩家多，攤販才多。
    .queue = 排隊區固定有{ $setup-queue }個位置，每個位置放一位顧客。

step-graves = [編年史](chronicle)和公墓也有一些格子標示著玩家人數。數字比你們人數大的每一格，放上一名沒有人使用的顏色的家族成員：這一格在本場遊戲中封住。四位玩家時不用封。

    玩家越少，只要越少人過世，遊戲就會結束。編年史的格子已經封好了。公墓在四位玩家時全部使用，共{ $setup-graves-4 }格，每少一位玩家就封一格。
    .title = 編年史與公墓
    .task = 為兩位玩家封住公墓的格子：按－，直到開放的數量正確。
    .hint = 兩位比四位少兩位。
    .move = 讓公墓開放{ $setup-graves-2 }格。
    .done = 三位玩家時公墓開放{ $setup-graves-3 }格。公墓全滿，或整個編年史滿了，遊戲就會結束。
    .graves = 四位玩家用全部{ $setup-graves-4 }格，三位用{ $setup-graves-3 }格。兩位再少一格。

step-bags = 現在是兩個布袋。{ $setup-monks }名僧侶放進教堂下方的[黑色布袋](bag)。

    綠色布袋裝方塊。找出符合你們人數的遊戲設置卡：上面寫著每種顏色各放幾個方塊。{ $setup-plague }個瘟疫方塊也全部放進去。之後每一輪之前都這樣做。
    .title = 兩個布袋
    .task = 為第一輪裝好綠色布袋。這是兩位玩家的設置卡。
    .hint = 設置卡告訴你四種顏色各有幾個方塊。瘟疫不在上面：全部放進去。
    .move = 每種顏色{ $setup-colours }個方塊，加上{ $setup-plague }個瘟疫方塊。
    .done = 四種顏色各{ $setup-colours }個和{ $setup-plague }個瘟疫方塊都在布袋裡。貨物、穀物、金幣和其餘的方塊放在版圖旁，當作供應區。
    .colours = 設置卡上寫著，兩位玩家時每種顏色{ $setup-colours }個。
    .plague = 每一輪之前，所有的瘟疫方塊都放進去，遊戲盒裡有{ $setup-plague }個。

step-spaces = 搖一搖布袋。然後不看內容抽取方塊，放到行動格上。每格放幾個，設置卡上也有。

    你抽出來的比放進去的少：有些會留在布袋裡，到下一輪再用。
    .title = 行動格
    .task = 依設置卡所示，為每個行動格抽取方塊。
    .hint = 照著設置卡逐一進行。你也可以直接輸入數字。
    .move = 「收穫穀物」{ $setup-at-harvest }個，「家庭」{ $setup-at-family }個，「工坊」{ $setup-at-crafts }個，「市集」{ $setup-at-market }個，「旅行」{ $setup-at-travel }個，「議會」{ $setup-at-council }個，「教堂」{ $setup-at-church }個。
    .done = 每個方塊都會是某位玩家的一個回合。最後一個被拿走時，這一輪以彌撒結束，你們再重新裝滿布袋。
    .at-harvest = 設置卡上寫著，「收穫穀物」{ $setup-at-harvest }個。
    .at-family = 設置卡上寫著，「家庭」{ $setup-at-family }個。
    .at-crafts = 設置卡上寫著，「工坊」{ $setup-at-crafts }個：所有行動格中最多。
    .at-market = 「市集」只有{ $setup-at-market }個方塊：市集日不多。
    .at-travel = 設置卡上寫著，「旅行」{ $setup-at-travel }個。
    .at-council = 設置卡上寫著，「議會」{ $setup-at-council }個。
    .at-church = 設置卡上寫著，「教堂」{ $setup-at-church }個。

step-start = 還剩兩件事。最年長的玩家拿起始玩家板塊，由他先開始：這裡是艾達。看看她[農場](farm:0)上的旗子。

    下一輪起始玩家標記，也就是戒指，放在議會。誰用特許行動拿取它，誰就是下一輪的起始玩家。
    .title = 誰先開始
    .task = 找出[議會](council)的戒指。
    .sought = 議會階級上的下一輪起始玩家戒指
    .hint = 它在議會四個階級的其中一個。
    .move = 點選議會的[戒指](privilege:ring)。
    .done = 村莊設置好了，由艾達先開始。第一版的設置就是這些，適合兩到四位玩家。

step-big-box = 大盒版要設置的東西相同，最多五位玩家。它的編年史是另一張版圖，放在公墓旁邊，而且四位玩家時也要封住標示「5」的格子。較晚開始的玩家可以得到補償：第二順位1袋穀物，第三順位1個隨機的方塊，第四順位任選1個方塊，第五順位多1枚金幣。

    五位玩家時什麼都不用封，攤販全部使用。
    .title = 大盒版與五位玩家
    .task = 為五位玩家設置以下項目。這是方塊的設置卡。
    .hint = 五位玩家時什麼都不封：公墓全部開放，{ $setup-stalls }個攤販全部使用。
    .move = 攤販{ $setup-stalls }個，公墓{ $setup-graves }格，工坊{ $setup-at-crafts }個方塊，教堂{ $setup-at-church }個。
    .done = 這就是五位玩家的大盒版。兩到四位玩家時，數量和第一版相同。
    .stalls = 攤販全部使用，和四位玩家時一樣：{ $setup-stalls }個。
    .graves = 五位玩家時公墓不封，共{ $setup-graves }格。
    .at-crafts = 五位玩家的設置卡上寫著，「工坊」{ $setup-at-crafts }個。
    .at-church = 五位玩家的設置卡上寫著，「教堂」{ $setup-at-church }個。

step-three = 現在自己來。卡蘿加入了：你們有三位，用第一版。桌上還是空的；只有編年史的格子已經封好，僧侶也在布袋裡。

    如果想不起某個數量，就想想兩位和四位玩家的時候。
    .title = 三位玩家，憑記憶
    .task = 為三位玩家設置這一切。只有方塊寫在設置卡上。
    .hint = 農場、排隊區和瘟疫都照舊。攤販和公墓介於兩位和四位玩家之間。
    .move = 每人{ $setup-family }名「1」和{ $setup-coins }枚金幣，攤販{ $setup-stalls }個，排隊{ $setup-queue }個，公墓{ $setup-graves }格，每種顏色{ $setup-colours }個方塊，瘟疫方塊{ $setup-plague }個。
    .done = 全部正確。現在只差行動格了。
    .family = 不論幾位玩家，所有的「1」都站在家門前，每座農場{ $setup-family }名。
    .coins = { step-farms.coins }
    .stalls = 兩位玩家使用{ $setup-stalls-2 }個攤販，四位使用{ $setup-stalls-4 }個。三位介於兩者之間。
    .queue = 排隊區與玩家人數無關：{ $setup-queue }個位置。
    .graves = 兩位玩家時公墓開放{ $setup-graves-2 }格，四位時{ $setup-graves-4 }格。三位介於兩者之間。
    .colours = 三位玩家的設置卡上寫著，每種顏色{ $setup-colours }個。
    .plague = 不論幾位玩家，所有的瘟疫方塊都放進去：{ $setup-plague }個。

step-three-cubes = 綠色布袋裝滿了，三位玩家的設置卡也找到了。搖一搖，抽吧！
    .title = 三位玩家：行動格
    .task = 依三位玩家的設置卡，為每個行動格抽取方塊。
    .hint = 「家庭」、「工坊」和「教堂」比兩位玩家時多。
    .move = { step-spaces.move }
    .done = 你為三位玩家設置好了村莊。由最年長的人先開始。
    .at-harvest = 三位玩家的設置卡上寫著，「收穫穀物」{ $setup-at-harvest }個。
    .at-family = 三位玩家的設置卡上寫著，「家庭」{ $setup-at-family }個，比兩位時多。
    .at-crafts = 三位玩家的設置卡上寫著，「工坊」{ $setup-at-crafts }個，比兩位時多。
    .at-market = 「市集」只有{ $setup-at-market }個方塊，和兩位時一樣。
    .at-travel = 三位玩家的設置卡上寫著，「旅行」{ $setup-at-travel }個，和兩位時一樣。
    .at-council = 三位玩家的設置卡上寫著，「議會」{ $setup-at-council }個，和兩位時一樣。
    .at-church = 三位玩家的設置卡上寫著，「教堂」{ $setup-at-church }個，比兩位時多。

step-sheet = 這是給你自己桌子用的設置表，依玩家人數列出所有數量，順序就是擺放的順序。你隨時可以回來看。

    試試看：這個村莊是為兩位玩家設置的，不過有一個行動格多了一個方塊。
    .title = 設置表
    .task = 找出比兩位玩家該有的多了一個方塊的行動格。
    .sought = 方塊比兩人設置卡所寫還多的行動格
    .hint = 從「收穫穀物」到「教堂」，把每格和兩位玩家的設置卡對照。
    .move = 看看「家庭」：{ $setup-at-family }個才對。點選那裡的[瘟疫方塊](cube:family:plague)。
    .done = 沒錯：兩位玩家時「家庭」是{ $setup-at-family }個，三位時{ $setup-at-family-3 }個。現在你可以在真正的桌上設置村莊了。
