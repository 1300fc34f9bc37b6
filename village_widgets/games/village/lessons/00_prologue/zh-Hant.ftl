lesson-title = 遊戲目標
lesson-about = 誰會獲勝、分數從哪裡來、回合是怎麼回事：先計算一場已結束遊戲的分數，再進行一個回合。

step-points = 你是艾達。你的家族在這裡住了一百年，現在遊戲結束了，分數最高的人獲勝。
    .title = 誰獲勝？
    .customers = 你賣過東西給這些[顧客](farm:0:customers)：按一下看看。
    .coins = 你的[金幣](farm:0:coin)也算分。
    .travel = 你的家族見識過這些[城市](travel)。
    .council = 他們參與了[議會](council)。
    .church = 他們也在[教堂](church)服事。
    .chronicle = 過世的家人[流芳千古](chronicle)。
    .prestige = 這些則是[一路上](prestige)得到的。
    .done = 這些都是一個回合一個回合累積來的。現在就來玩一個回合！

step-take = 一場新的遊戲。輪到你時，拿取一個方塊，然後在它原本的地方執行行動。
    .title = 一個回合
    .task = 拿取「收穫穀物」的[方塊](cube:harvest:persuasion)。
    .hint = 它在農地上方的招牌上。
    .move = 點選[綠色方塊](cube:harvest:persuasion)。
    .done = 它是你的了。現在執行行動。
    .elsewhere = 可以，不過這次我們先收穫穀物吧。

step-act = 田裡的穀物成熟了。
    .title = 行動
    .task = 收穫[穀物](field)。
    .hint = 農地可以用了。
    .move = 點選[農地](field)。
    .done = 有穀物了！這就是一個回合，接下來輪到貝拉。不用急：接下來就是你最初的幾個回合。
    .leave = 這樣也行，不過收穀物不必付任何費用。
