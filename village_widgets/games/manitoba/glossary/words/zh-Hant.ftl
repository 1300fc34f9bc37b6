### 《曼尼托巴》的用語：意思、標題，以及文字中的寫法。
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them. A meaning may use any number of the edition under its dotted name with hyphens, as rules do.

word-clan = 一位玩家的族人：同一種顏色的所有克里人，和自己的村莊。
    .name = 氏族
    .forms = 氏族

word-cree = 你氏族的一名族人：在帳篷裡沉睡、在村莊廣場等待、站在領土上，或走在異象之路上。另有一名用來標示分數。
    .name = { reason-cree }
    .forms = 克里人

word-active-player = 這一輪擁有圖騰的玩家：先拿起圓片，再以最上面的顏色執行兩個行動，或喚醒克里人。下一輪換左邊的玩家。
    .name = 當前玩家
    .forms = 當前玩家

word-totem = 疊在一起的五個圓片，每種地形一個。當前玩家從頂端拿起幾個並翻轉，那就是這一輪可用的顏色。
    .name = { board-area-totem }
    .forms = 圖騰

word-disc = 組成圖騰的五個圓片之一。每種顏色代表一種地形，除了藍色，也各代表一條路。
    .name = 圓片
    .forms = 圓片

word-terrain = 森林、丘陵、草原、湖泊或山脈。各有一種顏色，和當地出產的物資。
    .name = 地形
    .forms = 地形

word-village = 你自己的版圖，上面有帳篷、廣場、四個倉庫和兩個祭壇。你拿起的圓片也放在這裡。
    .name = 村莊
    .forms = 村莊 | 村莊版圖

word-path = 通往異象的四條路：採集者、戰士、獵人和薩滿之路。克里人到達一格，就獲得那一格的獎勵。走上路的克里人不會再回來。
    .name = 異象之路
    .forms = 異象之路 | 一條路 | 四條路 | 這條路 | 那條路 | 每條路

word-region = 領土上的一塊地方，只有一種地形。最多放一名克里人和一個物資。
    .name = 區域
    .forms = 區域

word-square = 醒著的克里人所在的地方。他們從廣場前往領土和異象之路。
    .name = 村莊廣場
    .forms = 村莊廣場 | 廣場

word-hut = 克里人睡覺的地方。為一種物資計分時，那種地形上的克里人會回到帳篷，要再喚醒才能行動。
    .name = 帳篷
    .forms = 帳篷

word-asleep = 帳篷裡的克里人正在沉睡。喚醒後來到村莊廣場，才能前往別處。
    .name = 沉睡
    .forms = 沉睡

word-good = 莓果、野牛、馬、獨木舟和鷹羽。從領土、異象之路和事件獲得，放進倉庫或放上祭壇。
    .name = 物資
    .forms = 物資

word-storage = 存放一種物資的一列，由下往上放。計分時獲得最上面物資旁的分數；空的倉庫扣{ $lost }分。
    .name = 倉庫
    .forms = 倉庫

word-path-action = 從村莊廣場把一名克里人放到路的第一格，或讓你在那條路上的克里人前進一格，立即獲得那一格的獎勵。
    .name = 異象之路行動
    .forms = 異象之路行動

word-season-card = 每輪一張，說明該輪最後是事件還是計分；冬季兩者都沒有。
    .name = 季節卡
    .forms = 季節卡

word-event = 所有玩家行動之後，執行問號卡片上的內容，由當前玩家先執行，再依順時鐘方向。
    .name = 事件
    .forms = 事件

word-wake = 讓克里人從帳篷來到村莊廣場。當前玩家可以用喚醒代替兩個行動，最多喚醒與村莊裡圓片數量相同的克里人。
    .name = 喚醒
    .forms = 喚醒

word-free-region = 沒有克里人的區域就是無人的；連物資也沒有，就是空的。
    .name = 無人的區域
    .forms = 無人的區域 | 無人區域 | 空的區域

word-supply = 不屬於任何玩家的物資和貝殼。計過分的物資和沒有地方可放的物資都回到這裡。
    .name = 供應區
    .forms = 供應區

word-bonus = 路上的一格給予的東西，立即獲得，只給你的氏族。無法使用的獎勵作廢。
    .name = 獎勵
    .forms = 獎勵

word-exempt = 直到遊戲結束，都可以不為某種物資計分；想計分仍然可以。來自路上的格子。
    .name = 免除計分
    .forms = 免除計分 | 免除強制計分 | 免除

word-territory-action = 從村莊廣場把一名克里人放到無人的區域，或把領土上的一名克里人移動到相鄰的無人區域，並拿取那裡的物資。
    .name = 領土行動
    .forms = 領土行動

word-shell = 放滿祭壇獲得的板塊。翻轉一個可用的貝殼，可以喚醒一名克里人，或把莓果變成其他物資。最後可用的值{ $worth-active }分，已用的值{ $worth-used }分。
    .name = 貝殼
    .forms = 貝殼 | 貝殼板塊

word-offering = 最終計分之前，每個氏族從每個不是空的倉庫交出一個物資。到達薩滿之路終點的不用交。
    .name = 獻祭
    .forms = 獻祭

word-feather = 來自山脈的百搭物資，可以放進任何倉庫或放上祭壇。春季和夏季結束時，倉庫裡的鷹羽都要歸還。
    .name = 鷹羽
    .forms = 鷹羽

word-altar = 一個放{ $clan-altars-0 }個物資，一個放{ $clan-altars-1 }個，不能有兩個同種的。放滿時立即移到倉庫，並獲得一個貝殼。
    .name = 祭壇
    .forms = 祭壇

word-scoring = 每個季節的第三輪和第五輪，為一個倉庫計分並清空。那種地形上你的克里人回到帳篷，領土上補回物資。
    .name = 計分
    .forms = 計分

word-scoring-tile = 放在「3」或「5」的季節卡上，顯示為什麼計分：一種物資、兩種中的一種，或最多的物資。
    .name = 計分板塊
    .forms = 計分板塊

word-most-goods = 每位玩家為自己最滿的倉庫計分的計分板塊。同樣多時任選一個。
    .name = 最多的物資
    .forms = 最多的物資

word-group = 自己在相鄰區域上連在一起的克里人。有一個事件讓最大和第二大的一群得分。
    .name = 一群克里人
    .forms = 一群

word-final-scoring = 最後一輪和獻祭之後，所有倉庫再計分一次，再計算貝殼。祭壇上的物資沒有分數。
    .name = 最終計分
    .forms = 最終計分

## 詞彙表頁面的分組

terms-table = 圖騰與行動
terms-land = { board-area-land }
terms-clan = 氏族與村莊
terms-goods = 物資
terms-paths = { board-area-paths }
terms-seasons = 季節、事件與計分

## 文字中不另外解釋的用語：只用在詞彙表頁面

word-round = 當前玩家先行動，其他玩家各行動一次，然後執行季節卡。
    .name = 輪

word-forest = 出產莓果的綠色地形。
    .name = { terrain-forest }

word-hills = 出產馬的米色地形。
    .name = { terrain-hills }

word-prairie = 出產野牛的棕色地形。
    .name = { terrain-prairie }

word-lake = 出產獨木舟的藍色地形。藍色沒有異象之路。
    .name = { terrain-lake }

word-mountain = 出產鷹羽的白色地形。春季和夏季結束時，克里人全部離開。
    .name = { terrain-mountain }

word-territory-tile = 由五個區域組成，每種地形一個。領土的板塊比玩家人數多一個。
    .name = 領土板塊

word-adjacent = 彼此相接的區域。克里人移動時，到相鄰的區域。
    .name = 相鄰

word-points = 異象之路、事件和計分帶來分數，最後再計算倉庫和貝殼。分數最高的玩家獲勝。
    .name = { label-points }

word-berries = 森林的物資。貝殼可以把它變成其他物資。
    .name = { kind-berries }

word-bison = 草原的物資。
    .name = { kind-bison }

word-horses = 丘陵的物資。
    .name = { kind-horses }

word-canoes = 湖泊的物資。
    .name = { kind-canoes }

word-gatherer = 綠色的路。
    .name = { path-gatherer }

word-warrior = 米色的路。
    .name = { path-warrior }

word-hunter = 棕色的路。
    .name = { path-hunter }

word-shaman = 白色的路。到達終點的氏族不用獻祭。
    .name = { path-shaman }

word-season = 冬季之後是春季、夏季和秋季，各有五輪，事件各不相同。
    .name = 季節

word-solstice = 冬季的第一張卡，代表第一輪之前的遊戲設置。
    .name = 冬至
