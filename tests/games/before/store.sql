BEGIN TRANSACTION;
CREATE TABLE village_codes (
	code VARCHAR(10) NOT NULL, 
	"table" INTEGER NOT NULL, 
	writes BOOLEAN NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY("table") REFERENCES village_tables ("key")
);
INSERT INTO "village_codes" VALUES('0123456789',1297166704,1);
INSERT INTO "village_codes" VALUES('ABCDEFGHJK',1297166704,0);
INSERT INTO "village_codes" VALUES('KX4P7M2Q9R',1503690478,1);
INSERT INTO "village_codes" VALUES('TAB1EF0RV1',1503690478,0);
CREATE TABLE village_lines (
	"table" INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	token VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", token), 
	FOREIGN KEY("table") REFERENCES village_tables ("key")
);
INSERT INTO "village_lines" VALUES(1297166704,1,'phone-1','{"answer":{"choice":{"type":"reveal","customer":15},"payment":{}},"by":"Bert","at":1760000000,"id":"phone-1"}');
INSERT INTO "village_lines" VALUES(1297166704,2,'phone-2.1','{"answer":{"choice":{"type":"reveal","customer":7},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2.1"}');
INSERT INTO "village_lines" VALUES(1297166704,3,'phone-2.2','{"answer":{"choice":{"type":"reveal","customer":18},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2.2"}');
INSERT INTO "village_lines" VALUES(1297166704,4,'phone-2.3','{"answer":{"choice":{"type":"reveal","customer":8},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2.3"}');
INSERT INTO "village_lines" VALUES(1297166704,5,'phone-2.4','{"answer":{"choice":{"type":"reveal","customer":5},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2.4"}');
INSERT INTO "village_lines" VALUES(1297166704,6,'phone-2.5','{"answer":{"choice":{"type":"reveal","customer":20},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2.5"}');
INSERT INTO "village_lines" VALUES(1297166704,7,'phone-2.6','{"answer":{"choice":{"type":"reveal","customer":21},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2.6"}');
INSERT INTO "village_lines" VALUES(1297166704,8,'phone-2','{"answer":{"choice":{"type":"reveal","customer":16},"payment":{}},"by":"Anna","at":1760000007,"id":"phone-2"}');
INSERT INTO "village_lines" VALUES(1297166704,9,'tablet-3.1','{"answer":{"choice":{"type":"seed","space":"harvest","cubes":[1,0,1,0,1]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3.1"}');
INSERT INTO "village_lines" VALUES(1297166704,10,'tablet-3.2','{"answer":{"choice":{"type":"seed","space":"family","cubes":[0,0,2,0,0]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3.2"}');
INSERT INTO "village_lines" VALUES(1297166704,11,'tablet-3.3','{"answer":{"choice":{"type":"seed","space":"crafts","cubes":[1,1,0,2,1]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3.3"}');
INSERT INTO "village_lines" VALUES(1297166704,12,'tablet-3.4','{"answer":{"choice":{"type":"seed","space":"market","cubes":[0,1,0,0,0]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3.4"}');
INSERT INTO "village_lines" VALUES(1297166704,13,'tablet-3.5','{"answer":{"choice":{"type":"seed","space":"travel","cubes":[0,1,0,2,0]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3.5"}');
INSERT INTO "village_lines" VALUES(1297166704,14,'tablet-3.6','{"answer":{"choice":{"type":"seed","space":"council","cubes":[1,0,1,0,0]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3.6"}');
INSERT INTO "village_lines" VALUES(1297166704,15,'tablet-3','{"answer":{"choice":{"type":"seed","space":"church","cubes":[0,0,0,0,2]},"payment":{}},"by":"Bert","at":1760000014,"id":"tablet-3"}');
INSERT INTO "village_lines" VALUES(1297166704,16,'phone-4','{"answer":{"choice":{"type":"take","space":"crafts","cube":"persuasion"},"payment":{}},"by":"Anna","at":1760000021,"id":"phone-4"}');
INSERT INTO "village_lines" VALUES(1297166704,17,'phone-5','{"answer":{"choice":{"type":"train","generation":1,"building":"wainwright","product":"wagon"},"payment":{"time":4}},"by":"Bert","at":1760000028,"id":"phone-5"}');
INSERT INTO "village_lines" VALUES(1297166704,18,'tablet-6','{"answer":{"choice":{"type":"take","space":"travel","cube":"persuasion"},"payment":{}},"by":"Anna","at":1760000035,"id":"tablet-6"}');
INSERT INTO "village_lines" VALUES(1297166704,19,'phone-7','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Bert","at":1760000042,"id":"phone-7"}');
INSERT INTO "village_lines" VALUES(1297166704,20,'phone-8','{"answer":{"choice":{"type":"take","space":"harvest","cube":"plague"},"payment":{}},"by":"Anna","at":1760000049,"id":"phone-8"}');
INSERT INTO "village_lines" VALUES(1297166704,21,'tablet-9','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Bert","at":1760000056,"id":"tablet-9"}');
INSERT INTO "village_lines" VALUES(1297166704,22,'phone-10','{"answer":{"choice":{"type":"take","space":"harvest","cube":"faith"},"payment":{}},"by":"Anna","at":1760000063,"id":"phone-10"}');
INSERT INTO "village_lines" VALUES(1297166704,23,'phone-11','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Bert","at":1760000070,"id":"phone-11"}');
INSERT INTO "village_lines" VALUES(1297166704,24,'tablet-12','{"answer":{"choice":{"type":"take","space":"market","cube":"persuasion"},"payment":{}},"by":"Anna","at":1760000077,"id":"tablet-12"}');
INSERT INTO "village_lines" VALUES(1297166704,25,'phone-13','{"answer":{"choice":{"type":"pass"},"payment":{}},"by":"Bert","at":1760000084,"id":"phone-13"}');
INSERT INTO "village_lines" VALUES(1297166704,26,'phone-14','{"answer":{"choice":{"type":"pass"},"payment":{}},"by":"Anna","at":1760000091,"id":"phone-14"}');
INSERT INTO "village_lines" VALUES(1297166704,27,'tablet-15','{"answer":{"choice":{"type":"take","space":"council","cube":"skill"},"payment":{}},"by":"Bert","at":1760000098,"id":"tablet-15"}');
INSERT INTO "village_lines" VALUES(1297166704,28,'phone-16','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Anna","at":1760000105,"id":"phone-16"}');
INSERT INTO "village_lines" VALUES(1297166704,29,'phone-17','{"answer":{"choice":{"type":"take","space":"harvest","cube":"skill"},"payment":{}},"by":"Bert","at":1760000112,"id":"phone-17"}');
INSERT INTO "village_lines" VALUES(1297166704,30,'tablet-18','{"answer":{"choice":{"type":"harvest"},"payment":{}},"by":"Anna","at":1760000119,"id":"tablet-18"}');
INSERT INTO "village_lines" VALUES(1297166704,31,'phone-19','{"answer":{"choice":{"type":"take","space":"crafts","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000126,"id":"phone-19"}');
INSERT INTO "village_lines" VALUES(1297166704,32,'phone-20','{"answer":{"choice":{"type":"train","generation":1,"building":"stable","product":null},"payment":{"time":3}},"by":"Anna","at":1760000133,"id":"phone-20"}');
INSERT INTO "village_lines" VALUES(1297166704,33,'tablet-21','{"undo":3,"by":"Bert","at":1760000140,"id":"tablet-21"}');
INSERT INTO "village_lines" VALUES(1297166704,34,'phone-22','{"redo":1,"by":"Anna","at":1760000147,"id":"phone-22"}');
INSERT INTO "village_lines" VALUES(1297166704,35,'phone-23','{"answer":{"choice":{"type":"take","space":"crafts","cube":"plague"},"payment":{}},"by":"Bert","at":1760000154,"id":"phone-23"}');
INSERT INTO "village_lines" VALUES(1297166704,36,'tablet-24','{"answer":{"choice":{"type":"buy","building":"wainwright","product":"wagon"},"payment":{"spent":[["coin",1],["skill",1]],"jokers":1}},"by":"Anna","at":1760000161,"id":"tablet-24"}');
INSERT INTO "village_lines" VALUES(1297166704,37,'phone-25','{"answer":{"choice":{"type":"take","space":"travel","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000168,"id":"phone-25"}');
INSERT INTO "village_lines" VALUES(1297166704,38,'phone-26','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Anna","at":1760000175,"id":"phone-26"}');
INSERT INTO "village_lines" VALUES(1297166704,39,'tablet-27','{"answer":{"choice":{"type":"take","space":"council","cube":"faith"},"payment":{}},"by":"Bert","at":1760000182,"id":"tablet-27"}');
INSERT INTO "village_lines" VALUES(1297166704,40,'phone-29','{"answer":{"choice":{"type":"enter-council","generation":1},"payment":{}},"anyway":true,"by":"Bert","at":1760000189,"id":"phone-29"}');
INSERT INTO "village_lines" VALUES(1297166704,41,'tablet-30','{"answer":{"choice":{"type":"take-ring"},"payment":{}},"by":"Anna","at":1760000196,"id":"tablet-30"}');
INSERT INTO "village_lines" VALUES(1297166704,42,'phone-31','{"answer":{"choice":{"type":"take","space":"travel","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000203,"id":"phone-31"}');
INSERT INTO "village_lines" VALUES(1297166704,43,'phone-32','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Anna","at":1760000210,"id":"phone-32"}');
INSERT INTO "village_lines" VALUES(1297166704,44,'tablet-33','{"answer":{"choice":{"type":"take","space":"crafts","cube":"skill"},"payment":{}},"by":"Bert","at":1760000217,"id":"tablet-33"}');
INSERT INTO "village_lines" VALUES(1297166704,45,'phone-34','{"answer":{"choice":{"type":"train","generation":1,"building":"office","product":"scroll"},"payment":{"time":4}},"by":"Anna","at":1760000224,"id":"phone-34"}');
INSERT INTO "village_lines" VALUES(1297166704,46,'phone-35','{"undo":2,"by":"Bert","at":1760000231,"id":"phone-35"}');
INSERT INTO "village_lines" VALUES(1297166704,47,'tablet-36','{"redo":2,"by":"Anna","at":1760000238,"id":"tablet-36"}');
INSERT INTO "village_lines" VALUES(1297166704,48,'phone-37','{"answer":{"choice":{"type":"take","space":"crafts","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000245,"id":"phone-37"}');
INSERT INTO "village_lines" VALUES(1297166704,49,'phone-38','{"answer":{"choice":{"type":"buy","building":"office","product":"scroll"},"payment":{"spent":[["knowledge",1]]}},"by":"Anna","at":1760000252,"id":"phone-38"}');
INSERT INTO "village_lines" VALUES(1297166704,50,'tablet-39','{"answer":{"choice":{"type":"take","space":"crafts","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000259,"id":"tablet-39"}');
INSERT INTO "village_lines" VALUES(1297166704,51,'phone-40','{"laid":{"table":{"copy":{"edition":"first_2011","corrections":[["rulings.second_privilege","different"],["rulings.tie","grain"],["rulings.market_trigger","trigger-last"],["rulings.last_deaths","placed"],["rulings.well_coins",true],["rulings.seat_compensation",false]]},"farms":[{"family":[["bag","farm","farm","farm"],["farm","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":1,"persuasion":1,"faith":2,"knowledge":1,"coin":0,"grain":2,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":2,"prestige":0,"cities":[],"customers":[]},{"family":[["chronicle-crafts","council-1","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":1,"persuasion":0,"faith":1,"knowledge":0,"coin":0,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":10,"prestige":0,"cities":[],"customers":[]}],"supply":{"skill":14,"persuasion":15,"faith":14,"knowledge":14,"plague":4,"coin":15,"grain":18,"scroll":8,"wagon":8,"plow":8,"horse":8,"ox":8},"spaces":[[0,0,0,0,0],[1,0,0,0,0],[0,0,1,3,0],[0,1,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"bag":[1,1,0,0,2],"stalls":[10,13,11],"queue":[22,5,21,6,8],"pile":[0,1,2,3,4,7,9,12,14,15,16,17,18,19,20,23],"start":1,"ring":1,"round":1,"trigger":null,"outcome":null,"depth":"full"},"agenda":[{"type":"turns","seat":1},{"type":"acting","seat":0,"spaces":["travel"]}]},"by":"Anna","at":1760000266,"id":"phone-40"}');
INSERT INTO "village_lines" VALUES(1297166704,52,'phone-41','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Bert","at":1760000273,"id":"phone-41"}');
INSERT INTO "village_lines" VALUES(1297166704,53,'tablet-42','{"answer":{"choice":{"type":"take","space":"market","cube":"persuasion"},"payment":{}},"by":"Anna","at":1760000280,"id":"tablet-42"}');
INSERT INTO "village_lines" VALUES(1297166704,54,'phone-43','{"answer":{"choice":{"type":"pass"},"payment":{}},"by":"Bert","at":1760000287,"id":"phone-43"}');
INSERT INTO "village_lines" VALUES(1297166704,55,'phone-44','{"answer":{"choice":{"type":"pass"},"payment":{}},"by":"Anna","at":1760000294,"id":"phone-44"}');
INSERT INTO "village_lines" VALUES(1297166704,56,'tablet-45','{"undo":6,"by":"Bert","at":1760000301,"id":"tablet-45"}');
INSERT INTO "village_lines" VALUES(1297166704,57,'phone-46','{"redo":6,"by":"Anna","at":1760000308,"id":"phone-46"}');
INSERT INTO "village_lines" VALUES(1297166704,58,'phone-47','{"answer":{"choice":{"type":"well","influence":"skill"},"payment":{}},"anyway":true,"by":"Bert","at":1760000315,"id":"phone-47"}');
INSERT INTO "village_lines" VALUES(1297166704,59,'tablet-48','{"answer":{"choice":{"type":"train","generation":1,"building":"stable","product":null},"payment":{"time":3}},"by":"Anna","at":1760000322,"id":"tablet-48"}');
INSERT INTO "village_lines" VALUES(1297166704,60,'phone-49','{"answer":{"choice":{"type":"take","space":"crafts","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000329,"id":"phone-49"}');
INSERT INTO "village_lines" VALUES(1297166704,61,'phone-50','{"answer":{"choice":{"type":"train","generation":1,"building":"stable","product":null},"payment":{"time":3}},"by":"Anna","at":1760000336,"id":"phone-50"}');
INSERT INTO "village_lines" VALUES(1297166704,62,'tablet-51','{"answer":{"choice":{"type":"take","space":"crafts","cube":"knowledge"},"payment":{}},"by":"Bert","at":1760000343,"id":"tablet-51"}');
INSERT INTO "village_lines" VALUES(1297166704,63,'phone-52','{"answer":{"choice":{"type":"leave"},"payment":{}},"by":"Anna","at":1760000350,"id":"phone-52"}');
INSERT INTO "village_lines" VALUES(1297166704,64,'phone-53','{"undo":1,"by":"Bert","at":1760000357,"id":"phone-53"}');
INSERT INTO "village_lines" VALUES(1503690478,1,'phone-1','{"answer":{"choice":{"type":"spend","seat":0,"why":"time","time":3},"payment":{}},"by":"Bert","at":1760000000,"id":"phone-1"}');
INSERT INTO "village_lines" VALUES(1503690478,2,'phone-2','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"José 村","at":1760000007,"id":"phone-2"}');
INSERT INTO "village_lines" VALUES(1503690478,3,'tablet-3','{"answer":{"choice":{"type":"spend","seat":1,"why":"time","time":3},"payment":{}},"by":"Anna","at":1760000014,"id":"tablet-3"}');
INSERT INTO "village_lines" VALUES(1503690478,4,'phone-4','{"answer":{"choice":{"type":"spend","seat":1,"why":"plague","time":2},"payment":{}},"by":"Bert","at":1760000021,"id":"phone-4"}');
INSERT INTO "village_lines" VALUES(1503690478,5,'phone-5','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"José 村","at":1760000028,"id":"phone-5"}');
INSERT INTO "village_lines" VALUES(1503690478,6,'tablet-6','{"answer":{"choice":{"type":"note","seat":2,"what":"prestige","change":1},"payment":{}},"by":"Anna","at":1760000035,"id":"tablet-6"}');
INSERT INTO "village_lines" VALUES(1503690478,7,'phone-7','{"answer":{"choice":{"type":"send","seat":2,"generation":1,"start":"farm","end":"city-a","time":2},"payment":{}},"by":"Bert","at":1760000042,"id":"phone-7"}');
INSERT INTO "village_lines" VALUES(1503690478,8,'phone-8','{"answer":{"choice":{"type":"send","seat":2,"generation":1,"start":"city-a","end":"city-b","time":2},"payment":{}},"by":"José 村","at":1760000049,"id":"phone-8"}');
INSERT INTO "village_lines" VALUES(1503690478,9,'tablet-9','{"undo":3,"by":"Anna","at":1760000056,"id":"tablet-9"}');
INSERT INTO "village_lines" VALUES(1503690478,10,'phone-10','{"redo":1,"by":"Bert","at":1760000063,"id":"phone-10"}');
INSERT INTO "village_lines" VALUES(1503690478,11,'phone-11','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"José 村","at":1760000070,"id":"phone-11"}');
INSERT INTO "village_lines" VALUES(1503690478,12,'tablet-12','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Anna","at":1760000077,"id":"tablet-12"}');
INSERT INTO "village_lines" VALUES(1503690478,13,'phone-13','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Bert","at":1760000084,"id":"phone-13"}');
INSERT INTO "village_lines" VALUES(1503690478,14,'phone-14','{"answer":{"choice":{"type":"end-round"},"payment":{}},"by":"José 村","at":1760000091,"id":"phone-14"}');
INSERT INTO "village_lines" VALUES(1503690478,15,'tablet-15','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Anna","at":1760000098,"id":"tablet-15"}');
INSERT INTO "village_lines" VALUES(1503690478,16,'phone-17','{"answer":{"choice":{"type":"send","seat":1,"generation":1,"start":"farm","end":"grave","time":0},"payment":{}},"anyway":true,"by":"José 村","at":1760000105,"id":"phone-17"}');
INSERT INTO "village_lines" VALUES(1503690478,17,'tablet-18','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Anna","at":1760000112,"id":"tablet-18"}');
INSERT INTO "village_lines" VALUES(1503690478,18,'phone-19','{"answer":{"choice":{"type":"spend","seat":2,"why":"council","time":3},"payment":{}},"by":"Bert","at":1760000119,"id":"phone-19"}');
INSERT INTO "village_lines" VALUES(1503690478,19,'phone-20','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"José 村","at":1760000126,"id":"phone-20"}');
INSERT INTO "village_lines" VALUES(1503690478,20,'tablet-21','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Anna","at":1760000133,"id":"tablet-21"}');
INSERT INTO "village_lines" VALUES(1503690478,21,'phone-22','{"undo":2,"by":"Bert","at":1760000140,"id":"phone-22"}');
INSERT INTO "village_lines" VALUES(1503690478,22,'phone-23','{"redo":2,"by":"José 村","at":1760000147,"id":"phone-23"}');
INSERT INTO "village_lines" VALUES(1503690478,23,'tablet-24','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Anna","at":1760000154,"id":"tablet-24"}');
INSERT INTO "village_lines" VALUES(1503690478,24,'phone-25','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"Bert","at":1760000161,"id":"phone-25"}');
INSERT INTO "village_lines" VALUES(1503690478,25,'phone-26','{"answer":{"choice":{"type":"end-turn"},"payment":{}},"by":"José 村","at":1760000168,"id":"phone-26"}');
INSERT INTO "village_lines" VALUES(1503690478,26,'tablet-27','{"laid":{"table":{"copy":{"edition":"big_box_2023","corrections":[]},"farms":[{"family":[["chronicle-farm","city-c","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":3,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":22,"prestige":4,"cities":["city-a","city-c"],"customers":[]},{"family":[["farm","farm","farm","farm"],["unborn","unborn","wainwright"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":0,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":7,"prestige":0,"cities":[],"customers":[17]},{"family":[["bag","farm","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":1,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":3,"prestige":0,"cities":[],"customers":[12]}],"supply":{"skill":33,"persuasion":33,"faith":33,"knowledge":33,"plague":6,"coin":22,"grain":25,"scroll":12,"wagon":12,"plow":12,"horse":12,"ox":12},"spaces":[[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"bag":[0,0,0,0,0],"stalls":[null,null,null,null],"queue":[],"pile":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23],"start":0,"ring":null,"round":2,"trigger":null,"outcome":null,"depth":"tracked"},"agenda":[{"type":"turns","seat":1},{"type":"laid-to-rest","seat":0,"moment":"turn-end"},{"type":"tracking","seat":0}]},"by":"Anna","at":1760000175,"id":"tablet-27"}');
INSERT INTO "village_lines" VALUES(1503690478,27,'phone-28','{"answer":{"choice":{"type":"note","seat":0,"what":"grain","change":1},"payment":{}},"by":"Bert","at":1760000182,"id":"phone-28"}');
INSERT INTO "village_lines" VALUES(1503690478,28,'phone-29','{"answer":{"choice":{"type":"spend","seat":2,"why":"training","time":2},"payment":{}},"by":"José 村","at":1760000189,"id":"phone-29"}');
INSERT INTO "village_lines" VALUES(1503690478,29,'tablet-30','{"answer":{"choice":{"type":"spend","seat":0,"why":"mill","time":2},"payment":{}},"by":"Anna","at":1760000196,"id":"tablet-30"}');
INSERT INTO "village_lines" VALUES(1503690478,30,'phone-31','{"answer":{"choice":{"type":"send","seat":0,"generation":1,"start":"farm","end":"smithy","time":3},"payment":{}},"by":"Bert","at":1760000203,"id":"phone-31"}');
INSERT INTO "village_lines" VALUES(1503690478,31,'phone-32','{"undo":6,"by":"José 村","at":1760000210,"id":"phone-32"}');
INSERT INTO "village_lines" VALUES(1503690478,32,'tablet-33','{"redo":6,"by":"Anna","at":1760000217,"id":"tablet-33"}');
INSERT INTO "village_lines" VALUES(1503690478,33,'phone-35','{"answer":{"choice":{"type":"send","seat":0,"generation":1,"start":"farm","end":"grave","time":0},"payment":{}},"anyway":true,"by":"José 村","at":1760000224,"id":"phone-35"}');
INSERT INTO "village_lines" VALUES(1503690478,34,'tablet-36','{"answer":{"choice":{"type":"spend","seat":0,"why":"time","time":7},"payment":{}},"by":"Anna","at":1760000231,"id":"tablet-36"}');
INSERT INTO "village_lines" VALUES(1503690478,35,'phone-37','{"answer":{"choice":{"type":"spend","seat":0,"why":"market","time":1},"payment":{}},"by":"Bert","at":1760000238,"id":"phone-37"}');
INSERT INTO "village_lines" VALUES(1503690478,36,'phone-38','{"answer":{"choice":{"type":"spend","seat":1,"why":"council","time":2},"payment":{}},"by":"José 村","at":1760000245,"id":"phone-38"}');
INSERT INTO "village_lines" VALUES(1503690478,37,'tablet-39','{"answer":{"choice":{"type":"send","seat":0,"generation":1,"start":"city-c","end":"city-e","time":2},"payment":{}},"by":"Anna","at":1760000252,"id":"tablet-39"}');
INSERT INTO "village_lines" VALUES(1503690478,38,'phone-40','{"answer":{"choice":{"type":"spend","seat":0,"why":"council","time":2},"payment":{}},"by":"Bert","at":1760000259,"id":"phone-40"}');
INSERT INTO "village_lines" VALUES(1503690478,39,'phone-41','{"answer":{"choice":{"type":"send","seat":0,"generation":4,"start":"unborn","end":"farm","time":0},"payment":{}},"by":"José 村","at":1760000266,"id":"phone-41"}');
INSERT INTO "village_lines" VALUES(1503690478,40,'tablet-42','{"undo":1,"by":"Anna","at":1760000273,"id":"tablet-42"}');
CREATE TABLE village_readers (
	reader VARCHAR(120) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (reader)
);
INSERT INTO "village_readers" VALUES('ffffffffffffffffffffffffffffffff','{"done":{"01_setup":["board","farm"],"05_market":["serve"],"08_time_and_death":["dying"]},"places":{"01_setup":"farm","05_market":"pass"},"results":{"05_market":{"asked":4,"right":3,"best":3,"level":2,"sitting":3},"90_exam":{"asked":1,"right":1,"best":4,"sitting":4,"row":1}},"beginnings":1}');
CREATE TABLE village_tables (
	"key" INTEGER NOT NULL, 
	head TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "village_tables" VALUES(1297166704,'{"game":"village","format":2,"engine":"0.3.0","players":[{"name":"Anna","colour":"red","plays":"person"},{"name":"Bert","colour":"yellow","plays":"person"}],"start":{"table":{"copy":{"edition":"first_2011","corrections":[]},"farms":[{"family":[["farm","farm","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":1,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":0,"prestige":0,"cities":[],"customers":[]},{"family":[["farm","farm","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":1,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":0,"prestige":0,"cities":[],"customers":[]}],"supply":{"skill":18,"persuasion":18,"faith":18,"knowledge":18,"plague":6,"coin":13,"grain":20,"scroll":8,"wagon":8,"plow":8,"horse":8,"ox":8},"spaces":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"bag":[0,0,0,0,0],"stalls":[null,null,null],"queue":[],"pile":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23],"start":0,"ring":null,"round":0,"trigger":null,"outcome":null,"depth":"full"},"agenda":[{"type":"new-round"},{"type":"revealing","rule":"setup-customers"}]}}');
INSERT INTO "village_tables" VALUES(1503690478,'{"game":"village","format":2,"engine":"0.3.0","players":[{"name":"Anna","colour":"red","plays":"person"},{"name":"Bert","colour":"yellow","plays":"person"},{"name":"José 村","colour":"blue","plays":"person"}],"start":{"table":{"copy":{"edition":"big_box_2023","corrections":[]},"farms":[{"family":[["farm","farm","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":1,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":0,"prestige":0,"cities":[],"customers":[]},{"family":[["farm","farm","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":1,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":0,"prestige":0,"cities":[],"customers":[]},{"family":[["farm","farm","farm","farm"],["unborn","unborn","unborn"],["unborn","unborn"],["unborn","unborn"]],"skill":0,"persuasion":0,"faith":0,"knowledge":0,"coin":1,"grain":0,"scroll":0,"wagon":0,"plow":0,"horse":0,"ox":0,"time":0,"prestige":0,"cities":[],"customers":[]}],"supply":{"skill":33,"persuasion":33,"faith":33,"knowledge":33,"plague":6,"coin":22,"grain":25,"scroll":12,"wagon":12,"plow":12,"horse":12,"ox":12},"spaces":[[1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]],"bag":[0,0,0,0,0],"stalls":[null,null,null,null],"queue":[],"pile":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23],"start":0,"ring":null,"round":1,"trigger":null,"outcome":null,"depth":"tracked"},"agenda":[{"type":"turns","seat":1},{"type":"tracking","seat":0}]}}');
CREATE INDEX ix_village_codes_table ON village_codes ("table");
COMMIT;
