### 《曼尼托巴》版圖上的標示，以及圖片的文字描述。

## 遊戲設置

setup-section-clans = 每個氏族
setup-section-land = 領土
setup-section-supply = 使用的配件
setup-part-huts = 帳篷裡的克里人
setup-part-square = 廣場上的克里人
setup-part-first = 鷹羽以外的物資每種
setup-part-tiles = 領土板塊
setup-part-goods = 鷹羽以外的物資每種總數
setup-part-feathers = 鷹羽
setup-part-shells = 貝殼

## 遊戲與圖表

game-title = 曼尼托巴
game-about = 帶領一個克里氏族度過四季：圖騰決定能做什麼，在領土上收集的物資和異象之路上的收穫都會得分。二到四人，十二歲以上，約一小時。
chart-score = 分數
chart-points-about = 到目前為止每輪獲得的分數；倉庫裡的物資要到計分時才計算。
chart-categories-about = 假設遊戲現在結束：目前的分數、四個倉庫和貝殼。

board-title-land = 領土與圖騰
board-title-season = 季節、季節卡與供應區
board-title-paths = 異象之路
board-title-clan = { $name }的村莊

## 機率

chances-next-tile = 下一個計分板塊（{ $season }）出現的機率
chances-tiles = 之後{ $count }個計分板塊中至少出現一次的機率
chances-events = { $season }的{ $count }個事件中出現的機率

## 第一場遊戲的建議

advice-points =
    { $way ->
        [gained] 這立刻得分。
       *[kept] 大多數其他做法會讓你的分數較少。
    }
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
