import type { RulebookTranslation } from '../../rulebook.ts'
import { wistarLessons } from './lessons.ts'

export const wistarRulebook = {
  goal: 'Cíl hry',
  'goal.story':
    'Klan na útěku\nKrysy utekly z laboratoře. Za pět kol si tvůj klan pod starým statkem vyhloubí noru, postaví postele, prozkoumá dům i sklep a z odpadků sestrojí projekty.',
  'goal.win':
    'Jak vyhrát\nVítězné body :points: přináší skoro všechno: něco hned, většina při [závěrečném bodování](scoring.sum). Vyhrává, kdo jich má nejvíc.',

  parts: 'Co leží na stole',
  'parts.regions':
    'Tři oblasti\nLes, nora a statek. Tvé krysy :worker: v nich určují, jakou tam máš sílu: viz [síla akce](wheel.strength). Nové krysy čekají u vchodu do nory :worker-entrance:.',
  'parts.lair':
    'Tvá nora\nTři komory jsou od začátku volné; ostatní leží pod destičkami podzemí a je třeba je [vyhloubit](actions.dig). Do komory :room-free: se vejde jedna věc: postel, myš, nebo sýr.',
  'parts.farm':
    'Statek\nDům se dvěma podlažími a sklep. Cesty mezi místnostmi zavírají dveře :door:, úkoly :mission: a myši :guest: v nich leží lícem dolů. Průzkumníci :explorer: všech hráčů začínají u vstupu na statek.',
  'parts.items':
    'Předměty\nDřevo :wood:, kov :metal: a karty projektů v ruce jsou předměty :item:. Něco stojí „libovolné předměty“: vybíráš ty. Dřevo ani kov nikdy nedojdou.',

  setup: 'Příprava hry',
  'setup.common':
    'Statek\nŠest sekcí disku akcí se rozloží náhodně. Tři cíle leží lícem nahoru; pokud hrají méně než čtyři hráči, jsou některá jejich pole zakrytá. Dveře, úkoly a myši leží lícem dolů tam, kde plán ukazuje váš počet hráčů. Tři myši z domu na dvou myších ze sklepa tvoří sloupeček kol; vrchní je otočená: myš pro probíhající kolo.',
  'setup.cheese':
    'Sýr\nV zadní místnosti sklepa leží sýr :cheese: za 6 bodů, ve třech a čtyřech hráčích pod ním ještě jeden za 3.',
  'setup.player':
    'Každý hráč\n2 dřeva, 2 kovy, 1 žeton pohybu, 10 bodů, dvě krysy u vchodu do nory, šest dalších na postelích, jeden průzkumník, tři velitelé, dva stany a deset kostiček na schopnostech.',
  'setup.cards':
    'První karty\nVyloží se tolik dvojic ze základního a pokročilého projektu, kolik je hráčů. Jako první si vybírá poslední v pořadí, které se určí náhodně.',

  round: 'Kola a tahy',
  'round.turns':
    'Pět kol po třech tazích\nV každém kole má každý tři tahy: umístí jednoho ze tří velitelů :leader: a provede akce. Za celou hru je to patnáct tahů.',
  'round.new':
    'Mezi koly\n[Pořadí](wheel.order) určí chaloupka. Velitelé se vrátí. Myš pro probíhající kolo, kterou si nikdo nevzal, odejde a otočí se další. Disk akcí se pootočí po směru hodin o jednu sekci. Projekty a myši přinesou příjem :income:. Karty „jednou za kolo“ jsou zase připravené. V každé řadě nabídky odejdou dvě karty vpravo, ostatní se posunou a přibudou nové.',

  wheel: 'Umístění velitele',
  'wheel.place':
    'Na disk akcí\nUmísti velitele na volné pole některé sekce. V jedné sekci nesmíš mít dva velitele a na poli stojí vždy jen jeden. Pak provedeš hlavní akci u sekce a bonusovou akci pole, v libovolném pořadí, jednu po druhé. Kteroukoli část můžeš vynechat.',
  'wheel.strength':
    'Síla akce\nSíla hlavní akce se rovná počtu tvých krys v její oblasti. Není-li tam žádná, je síla 0 a něco přinese jen bonusová akce.',
  'wheel.bonus':
    'Bonusové akce\nPřesuň jednu nebo dvě krysy do jiných oblastí; získej žeton všeumětelství, dřevo, kov nebo vrchní základní projekt; 1 bod průzkumu; [lektvar](wheel.potion); vezmi myš pro probíhající kolo; vylož projekt; splň úkol.',
  'wheel.guest':
    'Myš pro probíhající kolo\nZa kolo si ji může vzít jediný hráč a potřebuje pro ni volnou komoru. Bez ní se pole použít dá, ale myš zůstane.',
  'wheel.hut':
    'Chaloupka alchymyšky\nMísto na disk můžeš velitele umístit na chaloupku :hut:. Vejde se jich tam libovolný počet, i několik tvých. Získáš 1 žeton pohybu a lektvar. Velitelé se tam řadí zleva doprava.',
  'wheel.potion': 'Lektvar\nLektvar :potion: je jedno z toho: vylož projekt, splň úkol, 1 kov, 1 dřevo.',
  'wheel.order':
    'Pořadí průběhu hry\nV dalším kole jsou první ti, kdo jsou na chaloupce, podle svého velitele nejvíc vlevo; ostatní za nimi jako dosud. Pořadí se změní ještě jednou před závěrečným bodováním.',
  'wheel.workers':
    'Pohyb krys\nKrysa se přesune z kterékoli oblasti do jiné. Netýká se to krys u vchodu do nory: ty se [vysílají](quick.worker). Smíš-li pohnout dvěma, jde každá, kam chceš.',

  actions: 'Hlavní akce',
  'actions.wood': 'Těžba dřeva (les)\nVezmi tolik dřeva, kolik je síla akce.',
  'actions.dig':
    'Hloubení komor (les)\nVyhlub až tolik komor, kolik je síla akce, každou za 2 kovy. Vždy odeber destičku podzemí s nejméně body; volnou komoru pod ní máš hned.',
  'actions.metal': 'Sběr kovu (nora)\nVezmi tolik kovu, kolik je síla akce.',
  'actions.beds':
    'Stavba postelí (nora)\nPostav až tolik postelí :bed:, kolik je síla akce, každou za 2 dřeva a do volné komory. Vždy vezmi postel s nejméně body; krysa, která na ní seděla, přejde ke vchodu do nory a od té chvíle je tvá.',
  'actions.projects':
    'Vývoj projektů (statek)\nMáš tolik bodů projektů, kolik je síla akce: základní projekt stojí 1, pokročilý 2. Ber karty z nabídky nebo z vrchu balíčku. Mezery se doplní na konci tahu. Počet karet v ruce není omezen.',
  'actions.explore':
    'Průzkum (statek)\nMáš tolik bodů průzkumu, kolik je síla akce. Za každý uděláš jednu věc při [průzkumu statku](farm.points).',

  farm: 'Průzkum statku',
  'farm.points':
    'Čtyři možnosti\nJeden bod průzkumu :explore: otevře dveře, posune průzkumníka, odhalí úkol, nebo přivede myš. Kombinuj je, jak chceš.',
  'farm.doors':
    'Otevření dveří\nDveře musí sousedit s místností tvého průzkumníka nebo stanu; od vstupu vedou dveře do přízemí a do prvního patra. Získáš jejich bonus a žeton si necháš. Od té chvíle je cesta volná pro všechny.',
  'farm.move': 'Pohyb\nPrůzkumník přejde otevřeným průchodem :passage: do sousední místnosti.',
  'farm.reveal':
    'Odhalení úkolu\nOtoč zakrytý úkol v místnosti svého průzkumníka nebo stanu a vezmi si bonus za odhalení.',
  'farm.guests':
    'Myši\nVezmi si myš z místnosti svého průzkumníka nebo stanu; potřebuješ volnou komoru. Myši pomohou hned, jako příjem (poprvé také hned), nebo trvale a mají cenu 0 až 3 bodů. Myši z domu :guest-house: a ze sklepa :guest-cellar: se liší tam, kde to říká karta.',
  'farm.cheese':
    'Sýr\nV zadní místnosti sklepa si můžeš stejně vzít vrchní sýr, každý hráč jen jeden. Počítá se jako myš ze sklepa.',
  'farm.tents':
    'Stany\nStan :tent: jedná jako průzkumník, jen se nepohybuje. Postavit ho tam, kde průzkumník stojí, je rychlá akce. Máš dva, nikdy v téže místnosti a ne u vstupu.',

  quick: 'Rychlé akce',
  'quick.when': 'Kdy\nLibovolně mnoho, před hlavní či bonusovou akcí nebo po ní, ne uprostřed.',
  'quick.joker': 'Nákup žetonu všeumětelství\nZa libovolné 3 předměty získáš žeton všeumětelství :joker:.',
  'quick.electricity':
    'Nákup žetonu elektrického proudu\nZa libovolné 4 předměty získáš [žeton elektrického proudu](inventions.electricity).',
  'quick.movement':
    'Žeton pohybu\nZaplať žeton pohybu :movement: a pohni jednou svou krysou, s odemčenou schopností dvěma.',
  'quick.once': 'Jednou za kolo\nPoužij projekt s efektem :once:; v dalším kole je zase připraven.',
  'quick.worker': 'Vyslání krysy\nPřesuň krysu od vchodu do nory do kterékoli oblasti, zdarma.',
  'quick.tent': 'Umístění stanu\nTam, kde stojí tvůj průzkumník: viz [stany](farm.tents).',

  inventions: 'Projekty',
  'inventions.play':
    'Vyložení\nProjekt smíš vyložit, když to řekne bonusová akce, lektvar nebo karta :play:. Zaplať dřevo, kov a žetony pohybu. Karta zůstane před tebou a její symboly od té chvíle platí.',
  'inventions.needs':
    'Co musíš mít\nDovednosti, druhy karet, elektrický proud, myši a vyhloubené komory, které karta ukazuje, musíš mít, ale neplatíš je. Každý zaplacený žeton všeumětelství nahradí jednu chybějící dovednost, zde i u úkolů; nikdy ne energii a nikdy ne u cílů.',
  'inventions.types':
    'Druhy a dovednosti\nNástroje :tool:, samohyby :automaton: a budovy :building:. Dovednosti jsou :skill-strength: síla, :skill-agility: hbitost, :skill-perception: bystrost, :skill-intelligence: inteligence a :skill-endurance: výdrž; energie :energy: je symbol sám o sobě.',
  'inventions.effects':
    'Efekty\nOkamžitý :instant: při vyložení; jednou za kolo :once:; příjem :income: hned a v každé fázi přípravy kola; trvalý :always:; závěrečné bodování :endgame:; agresivní :offensive:. Body karty mohou být i záporné. Co karta dělá, je na ní při čtení vypsáno slovy.',
  'inventions.offensive':
    'Agresivní projekty\nPři vyložení zasáhne každého soupeře, který má uvedené věci víc než ty. Koho zasáhne, se určí dřív, než kdo o co přijde.',
  'inventions.electricity':
    'Elektrický proud\nPoprvé dostaneš žeton šedou stranou :electricity:, podruhé ho otočíš na silný :electricity-strong:; víc už nepřinese nic. Kde se žádá slabý proud, stačí kterýkoli; silný musí být silný.',
  'inventions.market':
    'Balíčky a odložené karty\nLícem nahoru leží čtyři základní a čtyři pokročilé projekty. Když balíček dojde, vytvoří se nový z odložených karet.',

  missions: 'Úkoly a schopnosti',
  'missions.complete':
    'Splnění úkolu\nJeden řádek smíš splnit, když to řekne bonusová akce, lektvar nebo karta. Úkol musí být odhalený a v místnosti tvůj průzkumník nebo stan. Musíš mít a zaplatit, co řádek žádá; pak na něj polož kostičku a vezmi si odměnu.',
  'missions.rows':
    'Řádky a zámky\nŘádek lze splnit jednou. Řádek se zámkem :lock: se otevře, jakmile kdokoli splní řádek, který ho odemyká. Na jednom úkolu můžeš splnit i víc řádků.',
  'missions.cubes':
    'Kostičky\nKostička je z tvé desky a odemkne schopnost pod sebou. Hnědá :cube-brown: smí na každý úkol, šedá :cube-grey: jen na úkoly ve sklepě.',
  'missions.abilities':
    'Deset schopností\nPostele za 1 dřevo a komory za 1 kov (každá při odemčení stojí jeden předmět); přístavek, tedy komora navíc (2 body); dvě krysy za žeton pohybu (1); žeton dovednosti (2); 3 body; 6 bodů (s oběma ještě 2); projekt zdarma, ať žádá cokoli (1); kterákoli hlavní akce hned (2); hrdina. Všechny tyto body se počítají na konci.',
  'missions.hero':
    'Hrdinové\nHrdina :hero: dá 1 bod za každý tvůj symbol své dovednosti, včetně svých dvou, a zůstane ti.',

  objectives: 'Cíle',
  'objectives.claim':
    'Dosažení cíle\nDosáhnout cíle :objective: je rychlá akce: splň požadavek, polož jeden ze tří hráčských žetonů na nejvyšší volné pole a vezmi si bonus. Kdo přijde později, potřebuje víc. Na kartě má každý jediný žeton; všeumětelství nepomůže.',
  'objectives.private': 'Osobní cíl\nMá jen své vrchní pole a potřebuje hráčský žeton jako každý jiný.',

  scoring: 'Závěrečné bodování',
  'scoring.sum':
    'Co se sčítá\nBody ze hry; odemčené schopnosti; nejvyšší odkrytá postel a nejvyšší odkrytá komora, vždy jen jedna; myši a sýr; body projektů a jejich efekty závěrečného bodování; 2 za silný elektrický proud.',
  'scoring.leftovers':
    'Zbytky\n1 bod za každých pět kusů dřeva, kovu, žetonů pohybu a karet v ruce dohromady a 1 za každé dva žetony všeumětelství.',
  'scoring.tie': 'Shoda\nVyhrává, kdo je v pořadí dřív.',

  modes: 'Varianty',
  'modes.peaceful': 'Varianta bez přímého škození\nVynechá se jedenáct karet, které škodí druhým nebo před tím chrání.',
  'modes.editions':
    'Vydání\nČeská a polská knížka se liší u sedmi karet a u zámků. Rozhodne volba stolu „vydání“: doporučené, české, nebo polské. Viz [obojí čtení](rulings.editions).',

  solo: 'Sólo: Krysobot',
  'solo.setup':
    'Tvůj soupeř\nPřiprav hru pro dva. Krysobot má vlastní desku, osm krys, průzkumníka, tři velitele, dva stany a tři hráčské žetony a začíná. Ze dvou dvojic prvních karet si jednu necháš.',
  'solo.level':
    'Obtížnost\nTři karty stupnic se třemi různými symboly dávají obtížnost 0 až 9: sečti jejich čísla, z nichž se žádná dvě nesmí lišit o víc než 1. Rozdělí se na ně pět žetonů stupnice dovednosti.',
  'solo.ignores':
    'Co nedělá\nNemá dřevo, kov ani proud, nezískává bonusy polí, dveří a úkolů ani efekty karet a myší. Z cílů bere jen body. Má-li umístit postel nebo myš a nemá volnou komoru, místo toho jednu vyhloubí.',
  'solo.turn':
    'Jeho tah\nOtoč kartu akce. Velitel jde na vyobrazenou sekci, na volné pole nejdál od středu, a nejde-li to, na další sekci po směru hodin; jedna karta říká chaloupka. Je-li na kartě krysa, přibude v té oblasti jedna, až do tří. Pak provede akci a bonusy karty shora dolů.',
  'solo.actions':
    'Jeho akce\nDřevo či kov: body podle síly. Postele nebo komory: jedna, se třemi krysami dvě. Projekty: dvě základní karty nejvíc vlevo, se třemi krysami i dvě pokročilé, lícem dolů. Průzkum: jedna karta průzkumu, se třemi krysami dvě. Chaloupka: úkol, jinak postoupí vyobrazená stupnice.',
  'solo.bonuses':
    'Jeho bonusy\nBonusy na kartách akcí má vlastní: dvě pokročilé karty nejvíc vlevo; myš pro probíhající kolo, a je-li pryč, myš ze sklepa; sýr tam, kde stojí jeho průzkumník, jinak myš odtud; úkol. U karet a u myši pro probíhající kolo navíc postoupí vyobrazená stupnice, u ostatních jen tehdy, když je provést nejde; některé karty nepřinášejí nic než tento postup.',
  'solo.explore':
    'Jeho průzkum\nPísmeno místa, kde stojí průzkumník, určí řádek karty; provádí se zleva doprava a co nejde, se přeskočí. Poslední karta zůstává do konce hry: sýr, jinak myš, jinak do poslední místnosti.',
  'solo.line':
    'Co bývá v řádku\nMyš bere z místnosti svého průzkumníka, jinak z místnosti stanu; ze dvou stanů vybíráš ty. Při pohybu si nechá zavřené dveře, které mu stojí v cestě, bez bonusu. Ze dvou úkolů odhalí ten s nižším číslem na příští kartě průzkumu, bez bonusu. Stan postaví tam, kde stojí jeho průzkumník, nejvýš dva. Sýr bere jen z místnosti průzkumníka.',
  'solo.mission':
    'Jeho úkoly\nPotřebuje odhalený úkol tam, kde má průzkumníka nebo stan. Kostička nejvíc vlevo jde na nejvyšší volný řádek, ať žádá cokoli, i na zamčený; odměnu nebere. Z několika úkolů vybere ten s nejnižším číslem na příští kartě průzkumu.',
  'solo.state':
    'Karty stupnic\nPostup posune kostičku o pole dolů a provede, co tam stojí: cíl, kartu průzkumu, úkol, něco nemilého pro tebe, nebo body na konci hry. Na konci stupnice místo toho získá body.',
  'solo.nasty':
    'Nemilá pole\nZasáhnou tě, jen když něčeho máš dost: dvě dřeva či kovy, dva žetony pohybu, tři karty, žeton všeumětelství, dvoje dveře, dvě vyhloubené komory, dvě myši.',
  'solo.offensive':
    'Tvoje agresivní projekty\nZasáhnou i jeho, když má uvedené věci víc než ty. Předměty nemá, přijde tedy o body; z myší odhodí tu s nejméně body, z rovnocenných tu ze sklepa.',
  'solo.round':
    'Nové kolo\nJeho velitelé se vrátí stejně jako tvoji a všech sedm karet akcí se zamíchá do nového balíčku.',
  'solo.end':
    'Konec hry\nKrysobot přičte 1 bod za každou kartu ve své hromádce, karty stupnic a jejich závěrečné efekty, nejlepší kostičku, postel a komoru, myši a sýr. Vyhraješ, jen když máš víc bodů.',

  rulings: 'Jak Nora čte knížky',
  'rulings.editions':
    'Obojí čtení\nKarty 78 a 94: o 1 dřevo a 1 kov méně (polsky, doporučené), nebo jedno z toho (česky). Karta 143: 1 bod za hnědou kostičku, nebo 2. Karty 53 a 78: za každý symbol, nebo jednou za kartu. Karta 131: smíš, nebo musíš. Karta 137: z nabídky, je-li v ní nástroj, nebo i z balíčku. Zámek otevře řádek, který ho ukazuje, nebo řádek toho čísla. Bez přímého škození: karta 95 odejde, nebo zůstane.',
  'rulings.hut':
    'Kdo není na chaloupce\nKnížky mluví jen o vzájemném pořadí. Nora: nejdřív ti na chaloupce, ostatní za nimi jako dosud.',
  'rulings.bonus':
    'Jeden bonus na pole\nKnížky říkají jeden; jinde se píše, že některá pole mají dva. V domácí sadě má každé pole jeden.',
  'rulings.discs':
    'Méně než čtyři hráči\nJeden řádek knížky pokládá přebývající žetony na úkoly, pozdější text na cíle. Nora: na cíle.',
  'rulings.later':
    'Další pole cíle\nJedna knížka říká, že další pole žádá víc, druhá, že bonus zůstává stejný. Nora: obojí; všechna pole karty přinášejí tentýž bonus.',
  'rulings.stall':
    'Karta 177\nJedna knížka říká předmět za jiný předmět, druhá jmenuje dřevo, kov a kartu. Nora: cokoli z toho; karta je vrchní z balíčku základních projektů.',
  'rulings.heroes':
    'Hrdinové\nV jedné knížce jsou od začátku odkrytí, v druhé zakrytí. Nora: odkrytí, každý se dvěma symboly.',
  'rulings.points': 'Pod nulu\nKnížky to neříkají. Nora: body mohou klesnout pod nulu.',
  'rulings.entrance':
    'Vstup na statek\nKnížky to neříkají. Nora: průzkumník se tam smí vrátit, ale není to místnost a stan tam nestojí.',
  'rulings.ratbot':
    'Krysobotovi něco chybí\nKnížka to neříká. Nora: nemá-li už postel, destičku podzemí nebo hráčský žeton, postoupí místo toho na kartě stupnic.',
  'rulings.house':
    'Domácí karty\nTištěná podoba většiny karet, úkolů, dveří, myší a disku v knížkách není. Nora hraje s vlastní domácí sadou, což je na každé kartě vyznačeno; kdo má krabici, může na jejich místo dát tištěné.',
  'rulings.all':
    'Úplný seznam\nTady jsou výklady, na které narazíš nejspíš. Všechny jsou v souboru docs/rulings.md ve zdrojovém kódu Nory.',

  icons: 'Symboly',
  'icon.wood': 'Dřevo\nna postele a projekty',
  'icon.metal': 'Kov\nna komory a projekty',
  'icon.movement': 'Žeton pohybu\npohne krysou',
  'icon.item': 'Předmět\ndřevo, kov nebo karta v ruce',
  'icon.joker': 'Žeton všeumětelství\nnahradí chybějící dovednost',
  'icon.electricity': 'Slabý elektrický proud\nšedá strana',
  'icon.electricity-strong': 'Silný elektrický proud\nžlutá strana, 2 body na konci',
  'icon.bed': 'Postel\npřinese krysu',
  'icon.room': 'Vyhloubená komora\nbez destičky podzemí',
  'icon.room-free': 'Volná komora\npro postel, myš nebo sýr',
  'icon.guest': 'Myš\nnastěhuje se k tobě',
  'icon.guest-house': 'Myš z domu\nz místností domu',
  'icon.guest-cellar': 'Myš ze sklepa\npočítá se sem i sýr',
  'icon.door': 'Dveře\nbonus pro toho, kdo je otevře',
  'icon.passage': 'Průchod\notevřený všem průzkumníkům',
  'icon.tent': 'Stan\njedná jako průzkumník',
  'icon.cube': 'Kostička\nz desky na úkol',
  'icon.cube-brown': 'Hnědá kostička\nna každý úkol',
  'icon.cube-grey': 'Šedá kostička\njen na úkoly ve sklepě',
  'icon.disc': 'Hráčský žeton\ndosahuje se jím cíle',
  'icon.leader': 'Velitel\nkaždý jeden tah',
  'icon.worker': 'Krysa\nsíla ve své oblasti',
  'icon.worker-entrance': 'Krysa u vchodu do nory\nčeká na vyslání',
  'icon.explorer': 'Průzkumník\nprochází statek',
  'icon.ability': 'Schopnost\npod kostičkou na desce',
  'icon.mission': 'Úkol\nřádky ke splnění v místnosti',
  'icon.objective': 'Cíl\nkdo dřív přijde',
  'icon.hero': 'Hrdina\nbody za symboly jedné dovednosti',
  'icon.potion': 'Lektvar\nprojekt, úkol, kov, nebo dřevo',
  'icon.cheese': 'Sýr\n6 nebo 3 body',
  'icon.tool': 'Nástroj\ndruh projektu',
  'icon.automaton': 'Samohyb\ndruh projektu',
  'icon.building': 'Budova\ndruh projektu',
  'icon.skill-strength': 'Síla\ndovednost',
  'icon.skill-agility': 'Hbitost\ndovednost',
  'icon.skill-perception': 'Bystrost\ndovednost',
  'icon.skill-intelligence': 'Inteligence\ndovednost',
  'icon.skill-endurance': 'Výdrž\ndovednost',
  'icon.energy': 'Energie\nsymbol, který všeumětelství nenahradí',
  'icon.deck-basic': 'Balíček základních projektů\n1 bod projektů za kartu',
  'icon.deck-advanced': 'Balíček pokročilých projektů\n2 body projektů za kartu',
  'icon.marker': 'Krysobotova kostička\noznačuje jeho úkoly a stupnice',
  'icon.card-basic': 'Základní projekt\nstojí 1 bod projektů',
  'icon.card-advanced': 'Pokročilý projekt\nstojí 2 body projektů',
  'icon.play': 'Vyložení projektu\nz ruky',
  'icon.lock': 'Zámek\nnejdřív je na řadě jiný řádek',
  'icon.explore': 'Bod průzkumu\njedna věc na statku',
  'icon.spade': 'Hloubení\nkomora za kov',
  'icon.once': 'Jednou za kolo\nrychlá akce',
  'icon.always': 'Trvalý efekt\nplatí sám od sebe',
  'icon.income': 'Příjem\nhned a v každém novém kole',
  'icon.instant': 'Okamžitý efekt\npři vyložení',
  'icon.offensive': 'Agresivní efekt\nzasáhne toho, kdo má víc',
  'icon.endgame': 'Závěrečné bodování\nbody na konci hry',
  'icon.wheel': 'Disk akcí\nsem se umísťují velitelé',
  'icon.farm': 'Statek\ndům a sklep',
  'icon.market': 'Nabídka\nosm projektů lícem nahoru',
  'icon.others': 'Ostatní\njejich desky a karty',
  'icon.hut': 'Chaloupka alchymyšky\npohyb, lektvar, pořadí',

  'example.pair':
    'První dvě karty\nZákladní a pokročilý projekt patří k sobě. Vybíráš dřív než ostatní: vezmi dvojici, která se ti líbí.',
  'example.workers':
    'Vyšli krysy ven\nDvě krysy čekají u vchodu do nory. Pošli obě do lesa: těžba dřeva i hloubení komor pak budou mít sílu 2.',
  'example.wood':
    'Těžba dřeva silou 2\nV lese stojí dvě krysy. Umísti velitele na sekci u „těžby dřeva“ a vezmi 2 dřeva.',
  'example.segment':
    'V každé sekci jeden velitel\nTvůj první velitel stojí na disku. Další pole jeho sekce jsou pro tebe zavřená; zeptej se stolu proč.',
  'example.hut': 'Na chaloupku\nUmísti velitele na chaloupku: získáš žeton pohybu a vybereš si lektvar.',
  'example.door':
    'Dveře hned v prvním kole\nNa statku stojí dvě krysy. Prozkoumávej a otevři dveře: jejich bonus je tvůj a cesta je volná.',
  'example.dig': 'První komora\nV lese stojí dvě krysy a máš 2 kovy: to stačí na jednu komoru.',
  'example.ratbot':
    'Krysobotův první tah\nOtočil kartu a umístil velitele. Co udělal, stojí v deníku; teď jsi na tahu ty.',

  ...wistarLessons,
} satisfies RulebookTranslation<'wistar'>
