lesson-title = 遊戲目標
lesson-about = 誰會獲勝、分數從哪裡來、回合是怎麼回事：先計算一場已結束遊戲的分數，再進行一個回合。

step-points = 你是艾達。你的家族在這裡住了一百年，現在遊戲結束了，分數最高的人獲勝。
    .title = 誰獲勝？
    .customers = 你把東西賣給了這些[顧客](farm:0:customers)：按一下。
    .coins = 你的[金幣](farm:0:coin)也算分。
    .travel = 你的家族見識過這些[城市](travel)。
    .council = 他們參與了[議會](council)。
    .church = 他們也在[教堂](church)服事。
    .chronicle = 過世的家人[流芳千古](chronicle)。
    .prestige = 這些則是[一路上](prestige)得到的。
    .done = 這一切都來自一個個回合。現在就來進行一個！

step-take = 新的一場遊戲。輪到你時，拿取一個方塊，然後在它原本的地方執行行動。
    .title = 一個回合
    .task = 拿取收穫穀物的[方塊](cube:harvest:persuasion)。
    .hint = 它在農地上方的招牌上。
    .move = 點選[綠色方塊](cube:harvest:persuasion)。
    .done = 它是你的了。現在執行行動。
    .elsewhere = 可以，不過這次我們先來收穀物吧。

step-act = 田裡的穀物成熟了。
    .title = 行動
    .task = 把[穀物](field)收回來。
    .hint = 農地正等著你。
    .move = 點選[農地](field)。
    .done = 有穀物了！這就是一個回合，接下來輪到貝拉。慢慢來：你最初的幾個回合正等著你。
    .leave = 可以，不過穀物不用花你任何東西。
