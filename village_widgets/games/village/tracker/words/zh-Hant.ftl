### 簡易記錄的文字。以ui-開頭的原樣交給頁面。

## 頁面自己說的

ui-tracker-players = 玩家，依行動順序
ui-tracker-chronicle = 編年史與公墓
ui-tracker-show-chronicle = 顯示編年史
ui-tracker-back = { ui-check-back }
ui-tracker-to-turn = 回到回合
ui-tracker-family = { chart-odds-who }
ui-tracker-why-not = 為什麼不是別人？
ui-tracker-why-not-mass = { ui-why-not }
ui-tracker-draw = { ui-handful-draw }
ui-tracker-sure-enter = 輸入
ui-tracker-sure-not = { ui-conflict-leave }
ui-tracker-twice = 片刻之間輸入了兩次。兩次都算嗎？
ui-tracker-waits-death = 接著有人過世
ui-tracker-stopped = 這筆儲存後，就會問接下來的事。
ui-tracker-large = 放大顯示
ui-tracker-small = 顯示按鈕
ui-tracker-now = 輪到誰
ui-tracker-bag = 在黑色布袋中
ui-tracker-promote-ask = 想讓助手記錄一切？
ui-tracker-promote = 記錄一切
ui-tracker-sells = 誰服務顧客？
ui-tracker-promote-about = 你要把目前的局面輸入一次。之後助手也會記錄方塊、貨物和顧客，知道每一項費用和每一個可以做的選擇。

## 輪、回合、結束

tracker-round = { $number ->
    [0] 第一輪之前
   *[other] 第{ $number }輪
}
tracker-order = 行動順序：{ $order }
tracker-starts-this = { $who }是這一輪的起始玩家
tracker-starts-next = { $who }是下一輪的起始玩家
tracker-near-chronicle = { $count ->
    [0] 編年史沒有空格了。
   *[other] 接近結束：編年史還有{ $count }個空格。
}
tracker-near-graves = { $count ->
    [0] 公墓沒有空格了。
   *[other] 接近結束：公墓還有{ $count }個空格。
}
tracker-unsure = 我們不確定你的版圖上有幾格：見「核對你的版本」。
tracker-unsure-looking = 我們不確定版圖上有幾格。
tracker-rung-chronicle = { $who }填滿了編年史：觸發遊戲結束。
tracker-rung-graves = { $who }填滿了公墓：觸發遊戲結束。
tracker-still = 各再進行一個回合，順序是：{ $who }
tracker-still-now = 最後的回合：現在是{ $now }，接著是{ $who }
tracker-still-last = { $now }進行最後一個回合。接著：最終彌撒。
tracker-still-nobody = 這是最後一個回合。接著：最終彌撒。
tracker-mark-start = 這一輪的起始玩家
tracker-mark-ring = 持有戒指，是下一輪的起始玩家
tracker-mark-death = { $count ->
    [1] 回合結束時有一名過世
   *[other] 回合結束時有{ $count }名過世
}
tracker-mark-death-now = { $count ->
    [1] 立刻有一名過世
   *[other] { $count }名接連過世
}
tracker-mark-count = ×{ $count }
tracker-mark-last = 還有一個回合
tracker-mark-none = 不再有回合
tracker-next = 接著：{ $who }
tracker-monk-drawn = 抽到一名僧侶。
tracker-turn-over = { $who }結束回合。
tracker-next-mass = 接著：最終彌撒
tracker-mass-nobody = 黑色布袋中沒有記錄任何人：不抽取
tracker-end-turn = 結束回合
tracker-then-death = { $count ->
    [1] 接著{ $who }的一名家族成員過世
   *[other] 接著{ $who }的{ $count }名家族成員過世
}
tracker-sure-bridge = { $who }這個回合已經越過橋
tracker-sure-quill = { $who }這個回合已經越過羽毛筆
tracker-sure-more = 再花費{ $time }時間，又有一名家族成員過世？
tracker-more-lines = ……還有{ $count }筆
tracker-times = { $line }×{ $count }

tracker-last-cube = 最後一個方塊
tracker-last-cube-then = 接著是彌撒
tracker-last-cube-sure = 這是版圖上最後一個方塊嗎？
tracker-last-cube-more = 這會結束回合與這一輪：接著是彌撒。

## 玩家卡

tracker-life = 時間軌{ $lap }格中的第{ $here }格。
tracker-left-bridge = 離橋{ $count }格
tracker-left-quill = 離羽毛筆{ $count }格
tracker-visited = 標記：{ $cities }
tracker-so-many = { $count }×「{ $member }」
tracker-dies-known = 依輸入的內容，這個最可能
tracker-monks = { $count ->
    [1] 1名僧侶
   *[other] { $count }名僧侶
}
tracker-dead = 過世
tracker-room = { $count ->
    [0] 已滿
   *[other] 剩{ $count }格
}

tracker-place-council-1 = 議會1
tracker-place-council-2 = 議會2
tracker-place-council-3 = 議會3
tracker-place-council-4 = 議會4
tracker-place-bag = 布袋
tracker-place-church-1 = 教堂1
tracker-place-church-2 = 教堂2
tracker-place-church-3 = 教堂3
tracker-place-church-4 = 教堂4

## 可以輸入的事

tracker-lose = +{ $time }
tracker-plague = { spending-plague }
tracker-time = { $count }
tracker-more = +{ $count }
tracker-fewer = −{ $count }

tracker-kind-counts = { label-points }
tracker-kind-time = { chart-life-time }
tracker-kind-turn = 結束回合

tracker-about-harvest = 收穫的穀物：沒有幫手，或有犁具加馬匹或牛隻。只有要在這裡計算穀物時才需要輸入。
tracker-about-family = 有人誕生，或從版圖放回農場。
tracker-about-crafts = 在那裡工作的人製造貨物，農場上的人學習並立刻製造，或只學習。只計算時間；磨坊也會扣穀物、加金幣。
tracker-about-market = 誰販售，服務哪位顧客。板塊上的穀物和額外花費會一起扣除。只有觸發市集日的玩家第一次販售不付額外花費。板塊的分數在遊戲結束時計算。
tracker-about-travel = 誰旅行，前往哪裡。第一次造訪會放置標記，並獲得顯示的獎勵。
tracker-about-council = 誰在議會前進，使用了哪個特許行動。換聲望分數時，用這裡計算的金幣支付。
tracker-about-church = 誰放進黑色布袋，花費的是時間還是信仰。
tracker-about-counts = 分數、金幣和穀物，想在這裡計算多少都可以。時間輸入太多？−1會更正上一筆。
tracker-none-harvest = 農場已滿：放不下更多穀物。
tracker-harvested = { $before }→{ $after }
tracker-harvested-full = { $before }→{ $after }（已滿）
tracker-none-family = 沒有人能誕生或放回農場。
tracker-none-crafts = 沒有可輸入的事。
tracker-none-market = { tracker-none-crafts }
tracker-none-counts = { tracker-none-crafts }
tracker-none-travel = 依輸入的內容，農場上和路途中都沒有人。返回：那裡最前面的按鈕可以輸入花費的時間。
tracker-none-council = 依輸入的內容，農場上和議會裡都沒有人。返回：那裡最前面的按鈕可以輸入花費的時間。
tracker-none-church = 依輸入的內容，農場上沒有人。返回：那裡最前面的按鈕可以輸入花費的時間。

tracker-birth = 誕生
tracker-likely-family = 框起來的最可能：未誕生的成員中，編號最小的誕生。
tracker-likely-crafts = 框起來的最可能：這個家族有人工作的地方。
tracker-home = 從以下地點放回農場
tracker-make = 製造
tracker-making = 在這裡製造貨物：{ $place }，{ $time }時間
tracker-train-make = 訓練＋製造
tracker-train = 訓練
# $sent (text): who learns, where, and the time in all
tracker-training-making = { $sent }，包括製造一個貨物
tracker-surcharge-not = 沒有額外花費
tracker-surcharge-alone = 不在列表中
tracker-nobody-sells = 沒有（其他）人販售
tracker-sold-to = { $who }服務一位顧客
tracker-which-customer = { $who }服務哪位顧客？
tracker-other-customer = 你要的不在這裡？在「核對你的版本」更正，或在「分數」輸入它的分數。
tracker-guessed = { $what }，不確定
tracker-some-guessed = 「?」：我們不確定。
tracker-mostly-guessed = 這裡顯示的大多是我們的推測。
tracker-ring = 拿取戒指
tracker-privilege = { word-privilege.name }
tracker-points-for = { $points }，支付{ $coins }
tracker-with-time = 花費時間
tracker-with-faith = 支付信仰
tracker-count-time = 時間：{ $count }
tracker-less-time = { $who }：上一筆時間少1
tracker-count-prestige = 聲望：{ $count }
tracker-count-coin = 金幣：{ $count }
tracker-count-grain = 穀物：{ $count }

## 誰過世

tracker-dies-bridge = { $who }越過橋：誰過世？
tracker-dies-quill = { $who }越過羽毛筆：誰過世？
tracker-dies-about-turn-end = 農場或版圖上編號最小的其中一名：一名「{ $generation }」。
tracker-dies-about-market-day = 立刻，農場或版圖上編號最小的其中一名：一名「{ $generation }」。
tracker-elsewhere = 或在別處？那就是有一次誕生沒有輸入：助手會取用一名記錄中尚未誕生的「{ $generation }」。
tracker-elsewhere-taken = 或在別處？那就是有一次移動沒有輸入：助手會取用記錄中{ $place-at }的「{ $generation }」。
tracker-against = 現在違反規則：{ $choice }
tracker-nobody = 那裡沒有人
tracker-nobody-then = 沒有人過世
tracker-none-out = 依輸入的內容，{ $who }在農場和版圖上都沒有人。是不是有一次誕生沒有輸入？
tracker-none-out-of = 依輸入的內容，{ $who }在農場和版圖上都沒有「{ $generation }」。是不是有一次誕生沒有輸入？
tracker-where-born = 有一次誕生沒有輸入：這名「{ $generation }」原本在哪裡？
tracker-walk-farm = 在農場上
tracker-walk-crafts = 在工坊
tracker-walk-travel = 在旅途中
tracker-walk-church = 在教堂
tracker-walk-council = 在議會
tracker-leads-row = { $count ->
    [1] { $row }類別，剩1格
   *[other] { $row }類別，剩{ $count }格
}
tracker-leads-grave = { $count ->
    [1] 公墓，剩1格
   *[other] 公墓，剩{ $count }格
}
tracker-leads-gone = 沒有空格：移出遊戲
tracker-rings-in = { $leads }：這會觸發遊戲結束

## 彌撒

tracker-step-buying-out = 花金幣拿出
tracker-step-drawing = 抽取
tracker-step-rising = 推進
tracker-step-majority = 最多
tracker-out-title = 彌撒：有人被拿出布袋嗎？
tracker-out-who = 拿出的，依行動順序
tracker-out-so-far = 已拿出{ $count }名，最多{ $most }名。
tracker-nobody-out = 沒有（其他）人
tracker-nobody-out-then = 照常；接著：抽取
tracker-drawn-now = 沒有（其他）人，而且先抽到這個
tracker-spoken-for = { $who }：{ $choice }
tracker-price-noted = { $count ->
    [0] { $price }，但沒有輸入過
   *[other] { $price }，只輸入過{ $count }
}
tracker-draw-title = { $count ->
    [1] 彌撒：再從黑色布袋抽取1名
   *[other] 彌撒：再從黑色布袋抽取{ $count }名
}
tracker-draw-about = 不看布袋裡面，抽取後點選抽到的。僧侶在布袋旁等到彌撒結束。
tracker-drawn-was = 抽到了什麼？
tracker-odds = { $all }個中的{ $count }個
tracker-monk = { word-monk.name }
tracker-only-monks = 只有僧侶
tracker-only-monks-count = 全部{ $count }名
tracker-rise-title = 彌撒：有人推進嗎？
tracker-rise-who = 推進的，依行動順序
tracker-rise = 從{ $place }往上，{ $price }
tracker-nobody-rises = { tracker-nobody-out }
tracker-nobody-rises-then = 照常；彌撒結束
tracker-majority-now = 目前家族成員最多：{ $who }。{ $rule }
tracker-majority-nobody = 教堂裡沒有人：沒有人獲得人數最多的分數。

## 最終計分表

tracker-counting = 一起計算
tracker-leads-with = 目前：{ $who }，{ $prestige }
tracker-leads-tie-customers = 目前：{ $tied }平手，{ $prestige }。{ $who }服務的顧客較多，領先。
tracker-leads-tie-grain = 目前：{ $tied }平手，{ $prestige }。{ $who }剩下的穀物較多，領先。
tracker-leads-tie-living = 目前：{ $tied }平手，{ $prestige }。{ $who }活著的家族成員較多，領先。
tracker-leads-tie-shared = 目前：{ $tied }平手，{ $prestige }。{ $who }分不出高下：共享勝利。
