lesson-title = 遊戲目標
lesson-about = 誰會獲勝、分數從哪裡來、一輪是怎麼回事：先計算一場已結束遊戲的分數，再進行一個回合。

step-points = 你是艾達。你的族人狩獵、採集、建造，現在遊戲結束了，分數最高的人獲勝。
    .title = 誰獲勝？
    .way = 這些[分數](tribe:0:score)是一路上得到的，大多來自你建造的東西。按一下看看。
    .resources = 剩下的[每一個](tribe:0:wood)資源都是一分。
    .culture = 你擁有這些[文化符號](tribe:0:culture)，例如音樂：種類越多，分數越高。
    .people = 還有這些[人物](tribe:0:people)，能讓別的東西計分。
    .done = 這一切都是你的族人努力的成果。派他們出去吧！

step-place = 一場新的遊戲。每一輪，所有玩家輪流派出族人。你還剩一名。
    .title = 放置
    .task = 派他到[森林](place:forest)。
    .hint = 就是長著樹的那片綠地。
    .move = 點選[森林](place:forest)。
    .done = 所有人都出去了。現在他們開始工作。
    .elsewhere = 可以，不過這次我們先拿木頭吧。
    .taken = 貝拉已經在那裡了。去森林吧。

step-act = 你的獵人擲骰子。
    .title = 工作
    .task = 讓你的[獵人](place:hunt)狩獵。
    .hint = 他們站在有鹿奔跑的地方。
    .move = 點選[獵人](place:hunt)。
    .done = 收穫不錯！所有人都工作完之後，大家吃飯：這就是一輪。不用急：接下來就是你的第一輪。
    .later = 可以，順序由你決定。不過這次先狩獵吧。
