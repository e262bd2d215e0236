import type { RulebookTranslation } from '../../rulebook.ts'
import { woodcraftLessons } from './lessons.ts'

export const woodcraftRulebook = {
  goal: 'Cíl hry',
  'goal.story':
    'Dílna v lese\nKostky jsou dřevo. Kupuješ je, pěstuješ, řežeš, spojuješ a lepíš, dokud neodpovídají tomu, co si zákazníci objednali.',
  'goal.win':
    'Jak vyhrát\nObjednávky, pověst, veřejné zakázky, pomocníci a nářadí přinášejí oříšky, tedy vítězné body :points:. Po 14 kolech (ve čtyřech hráčích po 13) vyhrává, kdo jich má nejvíc.',

  parts: 'Co leží na stole',
  'parts.dice':
    'Dřevo\nZelené :die-green:, žluté :die-yellow: a hnědé :die-brown: kostky. Kostka ve tvém soukromém skladu dřeva je kus dřeva té barvy a délky; v květináči je to strom. Hnědá má větší cenu než žlutá, žlutá než zelená.',
  'parts.goods':
    'Zboží\nBorůvky :berry: jsou peníze. Za lucerny :lantern: se kupují jiné akce. Kostičky odřezků :scrapwood:, lepidlo :glue: a pilové kotouče :blade: jsou materiál pro práci se dřevem. Nic z toho nikdy nedojde, ani kostky.',
  'parts.workshop':
    'Tvá dílna\nKvětináče na stromy, dílky řezání :saw-tile:, spojů :splice-tile: a lepení :glue-tile:, místa pro pomocníky, půda na nářadí a vedle desky pět řad pro nesplněné objednávky.',

  setup: 'Příprava hry',
  'setup.common':
    'Les\nSedm destiček akcí začíná v jedné výseči nabídky akcí; její bonusy zakrývá obloukový dílek. Šipka okružní pily ukazuje na vzdálený konec další výseče. Do veřejného skladu dřeva se hodí dvě kostky od každé barvy. Lícem nahoru leží čtyři objednávky, čtyři pomocníci, o jednu veřejnou zakázku víc než hráčů a dva dílky odměn.',
  'setup.player':
    'Každý hráč\nHnědá 1, žlutá 2, zelená 3, 12 borůvek, 1 lucerna (ve čtyřech hráčích 2), dílek řezání, dílek spojů +1 a zelený květináč.',
  'setup.cards':
    'První karty\nZe tří pomocníků si nech jednoho a zaplať ho. Z pěti objednávek si nech dvě a dostaneš dvě oříškové. Jedna z těchto čtyř přijde vedle desky do řady, kterou ukazuje; tři zůstanou v ruce. Začínající hráč se určí náhodně a začíná pak každé kolo.',

  turn: 'Tah',
  'turn.grow':
    'Nejdřív stromy povyrostou\nKaždá kostka v květináči vyroste o 2, nejvýš na 6. Šestka je hned pokácena a jde do tvého skladu.',
  'turn.act':
    'Pak jednáš\nPřesuň jednu destičku a proveď její [hlavní akci](actions.lumber). V libovolném pořadí smíš také jednu [bonusovou akci](wheel.bonusAction) a kolik chceš doplňkových: [řezání](work.saw), [spojování](work.splice), [lepení](work.glue), [pokácení](work.harvest), [splnění objednávek](orders.complete), schopnosti [pomocníků](helpers.abilities).',
  'turn.end':
    'Na konci\nSmíš jednou postoupit v [marketingu](tracks.marketing). Pak si ve skladu nech nejvýš šest kostek; stromy v květináčích se nepočítají.',

  wheel: 'Nabídka akcí',
  'wheel.move':
    'Přesun destičky\nZvolená destička jde po směru hodin do další výseče. Je-li prázdná, na její vzdálený konec; jinak se zasune, až se dotkne jiné destičky. Mezery vpředu zůstanou.',
  'wheel.bonus':
    'Co místo přinese\nZískáš bonus pole, které destička opouští, a ukazuje-li tam něco okénko pily :saw-window:, také to. Čím dál za šipkou výseč leží, tím lepší má okénko. Pole pod obloukovým dílkem nedávají nic, dokud se první výseč nevyprázdní.',
  'wheel.saw':
    'Pila se otáčí\nDestička, která opustí výseč před šipkou, přes ni přejde a okružní pila se pootočí o jednu výseč.',
  'wheel.blocked': 'Blokované destičky\nPřes šipku smí destička jen do výseče, která je úplně prázdná.',
  'wheel.instead':
    'Náhradní akce\nMísto akce destičky si můžeš vzít 3 borůvky, nebo zaplatit 1 lucernu a provést akci kterékoli jiné destičky, i blokované. Nesmí to být lucerna, kterou právě tato destička přinesla. Zvolená destička se přesto přesune.',
  'wheel.bonusAction':
    'Bonusová akce\nJednou za tah smíš zaplatit 3 lucerny a provést akci kterékoli destičky. Žádná se přitom nepřesouvá.',

  actions: 'Hlavní akce',
  'actions.lumber':
    'Nákup dřeva\nKup jednu nebo dvě kostky z veřejného skladu. Kostka stojí svou hodnotu, žlutá o 1 víc, hnědá o 2 víc. Nové kostky se hodí až potom.',
  'actions.exchange':
    'Výměna kostek\nProdej jednu svou kostku za dvojnásobek hodnoty, žlutou o 1 dráž, hnědou o 2. Pak smíš za obvyklou cenu koupit ze společné zásoby šestku jiné barvy, než byla prodaná. Kteroukoli půlku můžeš vynechat.',
  'actions.materials':
    'Nákup materiálu\nJedna nebo dvě sady různého materiálu: 2 disky lepidla za 1 nebo 3 za 3, 2 kostičky odřezků za 1 nebo 3 za 3, 2 pilové kotouče za 2 borůvky.',
  'actions.orders':
    'Výběr objednávek\nVezmi si jednu vyloženou objednávku do řady, kterou ukazuje. Za 3 borůvky smíš vzít druhou.',
  'actions.helper':
    'Výběr pomocníka\nVezmi si jednoho z vyložených pomocníků a zaplať ho: viz [pomocníci](helpers.place).',
  'actions.produce':
    'Výroba / zasazení stromu\nVyráběj se dvěma různými pomocníky, nebo s jedním a [zasaď strom](actions.plant). Jednu část můžeš vynechat, obě ne.',
  'actions.plant':
    'Zasazení stromu\nDej kostku s hodnotou 1 nebo 2 ze svého skladu do prázdného květináče její barvy. Z větší kostky na to můžeš uříznout 1 nebo 2; zbytek zůstane ve skladu a dílek řezání se nepoužije. S hnědým květináčem smíš zasadit dva stromy.',
  'actions.improve':
    'Vylepšení dílny\nZaplať jedno vylepšení: žlutý květináč, pak hnědý, každý se semenáčkem 1; druhý a třetí dílek řezání; dílek spojů až +2, pak až +4; dílek lepení. Každé také zvýší příjem, dílek lepení oba a třetí dílek řezání navíc posune o 2 pole pověst. S druhým dílkem řezání je každá kupovaná šestka o 2 levnější.',

  work: 'Práce se dřevem',
  'work.saw':
    'Řezání dřeva\nPoužij dílek řezání: z jedné kostky jsou dvě téže barvy a stejného součtu. Každý zaplacený pilový kotouč přidá další kus. Jedničku řezat nejde.',
  'work.splice':
    'Spojování odřezků\nZaplať 1 kostičku odřezků a použij dílek spojů: jedna kostka vyroste až o číslo na dílku, nejvýš na 6.',
  'work.glue':
    'Lepení dřeva\nZaplať 1 disk lepidla a použij dílek lepení: dvě kostky se součtem nejvýš 6 se spojí v jednu, v barvě jedné z nich. Dvě různé barvy přinesou hned 4 body.',
  'work.once':
    'Jednou do příjmů\nPoužitý dílek se otočí a odpočívá do další [fáze příjmů](income.steps). Žeton opětovného využití dílku :reuse: ho dovolí použít ještě jednou; materiál se platí i tak.',
  'work.harvest':
    'Pokácení stromu\nKdykoli přesuň kostku z květináče do svého skladu. V květináči se s ní pracovat ani odevzdat ji nedá.',

  orders: 'Objednávky',
  'orders.complete':
    'Splnění objednávky\nOdevzdej přesně ty kostky a materiál, které ukazuje. Vezmi si odměnu karty a pak její řady. Splněné objednávky se otočí; počítají se na konci.',
  'orders.rows':
    'Pět řad\nShora: postup o 3, 2 nebo 1 pole na stupnici pověsti :row-rep3: :row-rep2: :row-rep1:, 1 borůvka :row-berry:, minus 1 bod :row-late:. V každé fázi příjmů se nesplněné objednávky posunou o řadu níž. Která vypadne, odhodí se a stojí 2 pole na stupnici pověsti. Body ani pověst neklesnou pod začátek.',
  'orders.hazelnut':
    'Oříškové objednávky a zakázky\nZa splněnou oříškovou objednávku získáš jednu veřejnou zakázku, nebo borůvky a body, které na ní jsou. Tutéž zakázku smí získat víc hráčů jen v témže kole; pak je pryč. Dvakrát ji získat nemůžeš.',

  helpers: 'Pomocníci a půda',
  'helpers.place':
    'Umístění pomocníka\nNového pomocníka umísti vedle některého ze svých. Jeho pole zvýší příjem a může spustit výrobu. Jsou-li všechna pole obsazená, dalšího si vzít nemůžeš.',
  'helpers.abilities':
    'Schopnosti\nOkamžitá: jednou, při umístění. Jednou za tah: doplňková akce, i v tahu, kdy si ho vezmeš. Trvalá: vždy, když se hodí.',
  'helpers.produce':
    'Výroba\nPomocník, který vyrábí, dá to, co má dole na kartě. V jedné výrobě nikdo nevyrábí dvakrát.',
  'helpers.tools':
    'Nářadí\nNářadí :tool: jde hned na půdu. Spodní řada je otevřená; pole nad ní se otevře, když jsou obě pod ním plná, kraje horní řady, když je plný jejich soused. Je-li půda plná, nářadí propadne.',
  'helpers.neighbours':
    'Sousedé\nZa každého souseda jiného druhu získáš odměnu mezi nimi. Stejné druhy nedávají nic. Dojde-li některý druh, vezmi jiný.',

  tracks: 'Stupnice',
  'tracks.income':
    'Příjmy\nPříjem borůvek :berry-income: a oříšků :nut-income: říká, co dostaneš v každé fázi příjmů. Za překročení mezníku získáš nářadí nebo 3 body. Po desítce začíná druhý ukazatel znovu od 1; počítají se oba, ale za mezníky dává odměny jen první.',
  'tracks.reputation':
    'Pověst\nPověst :reputation: říká, jakou cenu bude mít na konci každá splněná objednávka :order-value:. Za koncem stupnice je každé pole za 2 body. Pod začátek neklesneš.',
  'tracks.reward':
    'Dílky odměn\nNa stupnici pověsti leží dva dílky. Kdo k dílku dojde první, má nejlepší odměnu; všichni, kdo dojdou v jednom kole, mají stejné pořadí, pozdější dostanou míň nebo nic. Ve dvou hráčích je jen prostřední odměna, pro prvního.',
  'tracks.marketing':
    'Marketing\nJednou na konci tahu zaplať další pole :marketing: a vezmi si jeho body. Na posledním poli můžeš každý tah dát 12 borůvek za 11 bodů.',

  income: 'Fáze příjmů',
  'income.phases': 'Kdy\nPo kolech 4, 8, 11 a 14; ve čtyřech hráčích po 4, 7, 10 a 13.',
  'income.steps':
    'Co se děje\nNesplněné objednávky se posunou o řadu níž. Každý přidá jednu z ruky. Pak přijdou borůvky a body podle obou příjmů. Všechny dílky řezání, spojů a lepení jsou znovu k použití.',
  'income.cards':
    'Nové karty\nPo první a třetí fázi se odhodí objednávka a pomocník, kteří leží nejdéle. Po druhé fázi se všechny vyložené karty a první balíčky vymění za ty pro pozdější část hry.',

  scoring: 'Závěrečné bodování',
  'scoring.contracts': 'Veřejné zakázky\nNejdřív zakázky, které máš.',
  'scoring.leftovers':
    'Zbytky\nSečti hodnoty všech svých kostek, i těch v květináčích, a k tomu borůvky, kostičky odřezků, lepidlo a pilové kotouče: 1 bod za každých 10.',
  'scoring.orders':
    'Objednávky\nKaždá nesplněná objednávka stojí 2 pole na stupnici pověsti. Pak má každá splněná cenu podle tvé pověsti, až 6 bodů.',
  'scoring.tie': 'Shoda\nVyhrává, kdo je v kole na tahu později.',

  solo: 'Sólová hra',
  'solo.setup':
    'Příprava\nPřiprav hru pro dva s jednou deskou. Ukazatele v odlišné barvě leží na kolech 10 a 13 a jeden začíná na stupnici pověsti.',
  'solo.cards':
    'Karty pro sólovou hru\nPo každém tvém tahu hraje za ostatní karta: přesune jednu či dvě destičky, může odhodit objednávky či pomocníky nebo přehodit dřevo, případně posune ukazatel v odlišné barvě :foreign-marker:. Destička, která nemůže, se přeskočí. Nepohne-li se žádná, dobere se další karta.',
  'solo.race':
    'Ukazatel v odlišné barvě\nDojde-li k dílku odměn dřív než ty, dílek je pryč. Dojdeš-li první ty, máš [odměnu pro dva hráče](tracks.reward).',
  'solo.contracts': 'Zakázky\nNa začátku kol 10 a 13 se náhodně odebere jedna zakázka, kterou nemáš.',
  'solo.grade': 'Jak dobré to je?\n110 bodů je dobrý výsledek, 140 vynikající.',

  rulings: 'Jak Nora čte knížku',
  'rulings.lantern':
    'Právě získaná lucerna\nKnížka ji zakazuje jen pro akci jiné destičky. Nora: bonusovou akci jí zaplatit smíš.',
  'rulings.pass': 'Žádná užitečná akce\nKnížka to neříká. Nora: vždy jsou tu 3 borůvky; pasovat nejde.',
  'rulings.pot': 'Co smí do kterého květináče\nKnížka říká 1 nebo 2. Nora: v barvě květináče, a ten musí být prázdný.',
  'rulings.discount': 'Slevy\nKnížka to neříká. Nora: sčítají se a žádná cena neklesne pod 0.',
  'rulings.last':
    'Objednávky v poslední fázi příjmů\nPodle knížky se posunou a nesplněné na konci také stojí pověst. Nora: které vypadnou, platí hned, ostatní při závěrečném bodování, žádná dvakrát.',
  'rulings.reward':
    'Minutí dílku odměn\nKnížka říká dojít nebo přejít. Nora: zastavit na něm nebo ho minout, každý hráč jednou.',
  'rulings.rearmost':
    'Nejzadnější destička\nKnížka říká ta nejvíc vzadu. Nora: ve výseči nejdál za šipkou ta na nejnižším poli.',
  'rulings.house':
    'Domácí karty\nPodoba pomocníků, objednávek, zakázek a karet pro sólovou hru ani bonusy nabídky akcí v textu knížky nejsou. Nora hraje s vlastní domácí sadou, což je na každé kartě vyznačeno; kdo má krabici, může na jejich místo dát tištěné.',
  'rulings.all':
    'Úplný seznam\nTady jsou výklady, na které narazíš nejspíš. Všechny jsou v souboru docs/rulings.md ve zdrojovém kódu Nory.',

  icons: 'Symboly',
  'icon.berry': 'Borůvka\npeníze',
  'icon.berry-income': 'Příjem borůvek\nv každé fázi příjmů',
  'icon.blade': 'Pilový kotouč\no kus víc při řezání',
  'icon.die-any': 'Kostka\nlibovolné barvy',
  'icon.die-brown': 'Hnědá kostka\no 2 dražší než zelená',
  'icon.die-brown-green': 'Hnědá nebo zelená kostka\njak chceš',
  'icon.die-brown-yellow': 'Hnědá nebo žlutá kostka\njak chceš',
  'icon.die-green': 'Zelená kostka\nnejlevnější dřevo',
  'icon.die-green-yellow': 'Zelená nebo žlutá kostka\njak chceš',
  'icon.die-yellow': 'Žlutá kostka\no 1 dražší než zelená',
  'icon.foreign-marker': 'Ukazatel v odlišné barvě\nhraje proti tobě v sólové hře',
  'icon.glue': 'Lepidlo\nna lepení',
  'icon.glue-tile': 'Dílek lepení\nspojí dvě kostky',
  'icon.lantern': 'Lucerna\nkupují se za ni jiné akce',
  'icon.marketing': 'Marketing\nbody za borůvky',
  'icon.nut-income': 'Příjem oříšků\nbody v každé fázi příjmů',
  'icon.order-value': 'Cena objednávky\npodle tvé pověsti',
  'icon.pot-brown': 'Hnědý květináč\nna hnědý strom',
  'icon.pot-green': 'Zelený květináč\nna zelený strom',
  'icon.pot-yellow': 'Žlutý květináč\nna žlutý strom',
  'icon.reputation': 'Pověst\ndává cenu objednávkám',
  'icon.reuse': 'Žeton opětovného využití dílku\npoužitý dílek ještě jednou',
  'icon.row-berry': 'Čtvrtá řada\n1 borůvka',
  'icon.row-late': 'Pátá řada\nminus 1 bod',
  'icon.row-rep1': 'Třetí řada\n1 pole na stupnici pověsti',
  'icon.row-rep2': 'Druhá řada\n2 pole na stupnici pověsti',
  'icon.row-rep3': 'První řada\n3 pole na stupnici pověsti',
  'icon.saw-tile': 'Dílek řezání\nrozdělí kostku',
  'icon.saw-window': 'Okénko pily\nbonus za šipkou',
  'icon.scrapwood': 'Kostička odřezků\nna spojování',
  'icon.splice-tile': 'Dílek spojů\nprodlouží kostku',
  'icon.start-player': 'Začínající hráč\npo celou hru',
  'icon.tool': 'Nářadí\nna půdu',

  'example.helper': 'První pomocník\nJeden ze tří zůstane. Porovnej, kolik z tvých 12 borůvek stojí a co umí.',
  'example.wheel':
    'Přesuň první destičku\nVšech sedm leží v jedné výseči. Zvol jednu a podívej se, kam jde: na vzdálený konec další výseče.',
  'example.saw': 'Rozřež zelenou 3\nMáš dílek řezání a zelenou 3. Rozřež ji na 1 a 2; obě zůstanou zelené.',
  'example.buy':
    'Nákup dřeva\nDestička se přesunula, teď nakupuješ. U každé kostky stojí cena: její hodnota, žlutá o 1, hnědá o 2 víc.',
  'example.berries': 'Místo toho tři borůvky\nAť přesuneš kteroukoli destičku, smíš si místo její akce vzít 3 borůvky.',
  'example.plant':
    'Zasaď strom\nZelená 3 je na květináč moc velká, ale můžeš z ní uříznout 1 nebo 2. Každý tah povyroste o 2.',
  'example.solo':
    'Karta přesouvá destičky\nTvůj tah skončil a karta hrála za ostatní. Podívej se na nabídku akcí: které destičky se pohnuly?',

  ...woodcraftLessons,
} satisfies RulebookTranslation<'woodcraft'>
