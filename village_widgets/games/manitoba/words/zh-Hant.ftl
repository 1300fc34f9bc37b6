### 《曼尼托巴》版圖上的標示，以及圖片的文字描述。

## 遊戲設置

setup-section-clans = 每個氏族
setup-section-land = { board-area-land }
setup-section-supply = 使用的配件
setup-part-huts = 帳篷裡的克里人
setup-part-square = 廣場上的克里人
setup-part-first = 每種物資（鷹羽除外）
setup-part-tiles = 領土板塊
setup-part-goods = 每種物資總數（鷹羽除外）
setup-part-feathers = 鷹羽
setup-part-shells = 貝殼
setup-section-scoring = 分數與季節
setup-step-goods = 鷹羽以外的物資，每種各放{ $count }個在中央，其餘的留在盒中。
setup-step-feathers = 再放{ $count }個鷹羽。
setup-step-shells = 旁邊放{ $count }個貝殼。
setup-step-tiles = 隨機抽出{ $count }個領土板塊，並排拼好。
setup-step-regions = 每個區域放上一個符合地形的物資。
setup-step-track = 擺好計分軌，0的旁邊放50分和100分標記，並擺好由四個部分組成的異象版圖。
setup-step-clouds = 洗混計分板塊，面朝下放在大家拿得到的地方。
setup-step-seasons = 季節卡依季節分成四疊，面朝下放好。
setup-step-solstice = 冬季只放冬至卡，上面放小鷹首。
setup-step-winter = 冬季的兩張卡都放上，冬至在左邊，上面放小鷹首。
setup-step-colour = 每位玩家選一個顏色，拿取該顏色的村莊版圖和克里人，並把一名放在計分軌的0。
setup-step-huts = 把{ $count }名克里人放進帳篷。
setup-step-square = 把{ $count }名克里人放在村莊廣場。
setup-step-first = 莓果、野牛、馬和獨木舟各放{ $count }個到倉庫。
setup-step-active = 最近去過曼尼托巴的人成為第一位當前玩家；沒有人去過時，由最年輕的人擔任。當前玩家拿取圖騰和大鷹首。

## 遊戲與圖表

game-title = 曼尼托巴
game-about = 帶領一個克里氏族度過四季：圖騰決定能做什麼，在領土上收集的物資和異象之路上的收穫都會得分。二到四人，十二歲以上，約一小時。
game-printed = 《曼尼托巴》印在配件上的內容幾乎都是我們重建的：倉庫上大部分的數字、路上大部分的格子、事件和板塊的分配，以及地圖。請與你手上的遊戲比對，再輸入不同的地方。
chart-score = { chart-axis-points }
chart-points-about = 到目前為止每輪獲得的分數；倉庫裡的物資要到計分時才計算。
chart-categories-about = 假設遊戲現在結束：目前的分數、四個倉庫和貝殼。

board-title-land = 領土與圖騰
board-title-season = 季節、季節卡與供應區
board-title-paths = 異象之路
board-title-clan = { $name }的村莊
board-area-land = 領土
board-area-paths = 異象之路
board-area-totem = 圖騰
board-of-rounds = 第{ $number }輪，共{ $rounds }輪
board-setting-up = 設置
board-winter = 冬季：沒有事件，也沒有計分
board-due-event = 這一輪：{ $event }
board-due-cloud = 這一輪計分：{ $cloud }
board-due-end = 這一輪：最終計分
board-leads = { $name }是這一輪的當前玩家
board-shells = 可用的貝殼{ $active }個，已用的{ $used }個
board-guessed-about = 那裡印的內容有些是我們的推測。你可以輸入自己遊戲盒上的數值。
board-guessed-tiles = 地圖
board-guessed-storages = 倉庫
board-guessed-paths = 路
board-guessed-cards = 卡片
board-initial-red = 紅
board-initial-blue = 藍
board-initial-green = 綠
board-initial-yellow = 黃
strip-own = 我的村莊
strip-land = 領土與圖騰
strip-season = { $season }
strip-paths = 異象之路
strip-here = { $who }：{ $count }名克里人
strip-storage = { $place }：{ $spaces }格中的{ $count }格，值{ $points }
strip-altar = { $place }：{ $spaces }格中的{ $count }格

## 可以指的東西

name-region = 區域{ $number }
name-disc = 從上面數第{ $number }個圓片
name-totem = 圖騰
name-huts = { $who }的帳篷
name-square = { $who }的村莊廣場
name-shells = { $who }的貝殼
name-score = { $who }的分數
name-place = { $who }的{ $place }
name-supply = 供應區：{ $what }
name-supply-shells = 供應區：貝殼
name-card = 這個季節的第{ $number }張卡
name-cloud = 下一個要計分的板塊

## 一格、一張卡或一個倉庫帶來什麼

bonus-good = { $piece }
bonus-wake = 喚醒一名克里人
bonus-points = { $score }
bonus-first = 第一個到達的人得{ $score }
bonus-exempt = 免除計分：{ $good }
bonus-shell = 一個可用的貝殼
bonus-land = 再執行一次領土行動，地形不限
bonus-renew = 一個已用的貝殼恢復可用，沒有則得一根鷹羽
bonus-no-offering = 最後不必獻祭
bonus-nothing = { printed-nothing }
walk-gives = { $walk }：{ $gives }
score-brings = { $score }：{ $points }
card-empty = 這張卡還沒翻開。
card-end = 秋季的最後一張卡是最終計分：每個倉庫都計分。
storage-holds =
    { $count ->
        [0] 空的。現在計分會被扣{ $lost }。
       *[other] { $spaces }格中有{ $count }格放了物資。現在計分會得到{ $points }。
    }
path-ahead = 這裡的下一格：{ $gives }
path-finished = 已到終點。之後每次在這裡行動：{ $gives }

## 只有一種做法

forced-storing = { $who }只有一個地方可以放。
forced-happening = { $who }只有一種方式執行事件：{ $event }。
forced-scoring = { $who }只能為一個倉庫計分：{ $cloud }。

## 給看不到圖片的人的描述

told-region =
    { $lies ->
        [good] { $region }：物資還在。相鄰的有{ $beside }。
        [cree] { $region }：{ $who }的克里人。相鄰的有{ $beside }。
       *[none] { $region }：空的。相鄰的有{ $beside }。
    }
told-totem = 圖騰從上到下：{ $discs }。
told-village = { $who }村莊裡的圓片從上到下：{ $discs }。
told-season = { $season }。{ $round }。當前玩家是{ $who }。
told-card = 第{ $number }張卡：{ $card }。
told-points = { $who }有{ $points }。
told-supply = 供應區：{ $things }。
told-path = { $path }：{ $gifts }。之後在終點：{ $later }。
told-walker = { $who }在第{ $space }格
told-walkers = { $path }：{ $people }。
told-active = { told-turn }
told-cree = 帳篷裡{ $huts }名克里人，村莊廣場上{ $square }名。
told-storage =
    { $count ->
        [0] { $place }：空的，{ $points }。
       *[other] { $place }：{ $goods }，值{ $points }。
    }
told-altar = { $place }，{ $spaces }格：{ $goods }。
told-shells = { board-shells }。
told-hand = 還沒放下的：{ $goods }。

## 機率

chances-next-tile = 下一個計分板塊（{ $season }）出現的機率
chances-tiles = 之後{ $count }個計分板塊中至少出現一次的機率
chances-events = { $season }的{ $count }個事件中出現的機率

## 第一場遊戲的建議

advice-points = { advice-scoring }
advice-storages =
    { $way ->
        [gained] 倉庫裡的物資變多，之後可以計分。
       *[kept] 大多數其他做法會讓倉庫能得的分較少。
    }
advice-altars =
    { $way ->
        [gained] 祭壇更接近擺滿，擺滿就能獲得貝殼。
       *[kept] 大多數其他做法會讓祭壇上的物資較少。
    }
advice-shells =
    { $way ->
        [gained] 貝殼最後可以得分，在那之前還能喚醒克里人。
       *[kept] 大多數其他做法會讓你的貝殼較少。
    }
advice-cree =
    { $way ->
        [gained] 沒有醒著的克里人，就什麼都做不了。
       *[kept] 大多數其他做法會讓你能用的克里人較少。
    }
advice-land =
    { $way ->
        [gained] 你在領土上的克里人，會在這個季節的事件中得更多分。
       *[kept] 大多數其他做法會讓你在這個季節的事件中得分較少。
    }
advice-paths =
    { $way ->
        [gained] 路上的每一格都有獎勵，有些效果會一直持續。
       *[kept] 大多數其他做法會讓你在路上前進得較少。
    }
