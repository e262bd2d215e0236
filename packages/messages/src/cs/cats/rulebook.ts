import type { RulebookTranslation } from '../../rulebook.ts'
import { catsLessons } from './lessons.ts'

export const catsRulebook = {
  goal: 'Cíl hry',
  'goal.story':
    'Pět dní\nZa pět dní dorazí Veth Černoruký se svou flotilou. Do té doby se na ostrově spřátel s kočkami a nalož jich na loď tolik, kolik unese.',
  'goal.win':
    'Jak vyhrát\nPokryj loď dílky, kočky jedné barvy drž pohromadě jako [rodiny](scoring.families), zakryj [krysy](scoring.rats), zaplň celé [sekce](scoring.sections) a plň [úkoly](lessons.play). Kdo má po pátém dni nejvíc bodů, vyhrává.',

  parts: 'Co leží na stole',
  'parts.boat':
    'Loď\nKaždá ze čtyř lodí má 142 políček v sedmi sekcích: záď, kajuta na levoboku, jídelna, kajuta na pravoboku, paluba, skladiště a příď. Na devatenácti políčkách je krysa a na pěti mapa, jedna v každé barvě. Čáry uvnitř lodi jen oddělují sekce; dílek může ležet i přes ně.',
  'parts.terms':
    'Sousedství, okraj, řada, sloupec\nDvě políčka nebo dva dílky sousedí, mají-li společnou stranu; roh nestačí. Okraj lodi tvoří všechna políčka, která mají stranu na obrysu lodi. Řady vedou od zádi k přídi, sloupce napříč.',
  'parts.tiles':
    'Dílky\nVe hře je 85 koček, 17 v každé z pěti barev :cat-blue: :cat-green: :cat-red: :cat-purple: :cat-orange:, šest oshaxů :oshax:, 44 měděných pokladů :treasure-common: čtyř malých tvarů a 25 zlatých pokladů :treasure-rare:. Kočky a zlaté poklady se losují z pytlíku objevů.',
  'parts.cards':
    'Karty objevů\nJe jich pět druhů: [karty odlovu](rescue.cards), [úkoly](lessons.play), [karty oshaxů](finds.oshax), [karty pokladů](finds.treasures) a [univerzální karty](anytime.when). Číslo v rohu je cena v rybách.',

  setup: 'Příprava hry',
  'setup.common':
    'Ostrov\nOd každého tvaru měděného pokladu vylož 5 dílků pro jednoho či dva hráče, 8 pro tři a všech 11 pro čtyři. Když některý tvar dojde, už se nedoplní. Všichni oshaxové leží odkrytí. Karty objevů zamíchej; kočky a zlaté poklady patří do pytlíku.',
  'setup.player':
    'Každý hráč\nKaždý dostane loď a jeden trvanlivý koš :basket:. O prvním pořadí na tahu rozhodne náhoda; podle knížky začíná ten, kdo naposledy hladil kočku.',

  day: 'Jeden den',
  'day.phases':
    'Fáze\nKaždý den probíhá stejně: doplnění dílků, rybaření, průzkum ostrova, úkoly, záchrana koček, vzácné objevy. Pak je Veth o den blíž.',
  'day.fill':
    'Doplnění dílků\nLosuj dílky z pytlíku, dokud v každé zóně vedle ostrova nejsou dvě kočky na hráče (v sólové hře čtyři). První polovina patří vlevo, zbytek vpravo. Zlaté poklady se nepočítají a přidají se k pokladům na stole. Kočky ze včerejška přes noc odešly.',
  'day.fishing': 'Rybaření\nKaždý si vezme 20 ryb :fish:. Co neutratíš, zůstane ti.',
  'day.next':
    'Příprava na další den\nPoužité trvanlivé koše jsou zase k dispozici, kočky, které zbyly v zónách, opouštějí hru, karty a ryby ti zůstávají. Po pátém dni přijde [závěrečné vyhodnocení](scoring.rats).',

  explore: 'Průzkum ostrova',
  'explore.draft':
    'Výběr karet\nKaždý dostane sedm karet, dvě si nechá a zbytek pošle dál; pak dvě z pěti, dvě ze tří a poslední. Ve dnech 1, 3 a 5 putují karty doleva, ve dnech 2 a 4 doprava. Karty z dřívějších dnů leží stranou a dál se neposílají.',
  'explore.buy':
    'Pořízení karet\nRozhodni, které ze svých sedmi karet si pořídíš. Za každou zaplať její cenu v rybách, ostatní odhoď. Všichni rozhodují zároveň. Kolik karet si kdo pořídil a za kolik ryb, se ukáže, až si karty pořídí i poslední hráč; které to jsou, zůstává tajné. Nech si pár ryb: také [záchrana koček](rescue.price) něco stojí.',
  'explore.kept':
    'Karty v ruce\nPořízené karty máš v ruce, dokud je nezahraješ, třeba až některý další den. Jejich počet není omezen.',

  lessons: 'Úkoly',
  'lessons.play':
    'Vyložení úkolů\nVšechny úkoly z ruky se teď musí vyložit, v pořadí na tahu. Úkol získaný později čeká na další den; pátý den už nemá cenu.',
  'lessons.private':
    'Osobní úkoly\nOsobní úkol leží před tebou lícem dolů a přináší body jen tobě. Několik stejných se počítá zvlášť.',
  'lessons.public':
    'Veřejné úkoly\nVeřejný úkol leží lícem nahoru uprostřed a platí pro všechny. Je-li k němu potřeba barva, zvolí ji ten, kdo úkol vykládá, a to hned.',
  'lessons.sets': 'Sady\nZ 38 úkolů je 14 základních a 24 patří do sad A, B a C. Všechny veřejné úkoly jsou v sadě C.',

  rescue: 'Záchrana koček',
  'rescue.cards':
    'Volba karet odlovu\nV pořadí na tahu každý vyloží lícem dolů libovolný počet karet odlovu, nebo žádnou. Pak se všechny otočí najednou. Rychlost :speed: a koše z nich platí jen tento den.',
  'rescue.speed':
    'Rychlost\nSečti rychlost na svých kartách; nejrychlejší začíná. Při stejné rychlosti zůstává původní pořadí. Bez karty je rychlost 0. Nové pořadí platí od této chvíle, i v dalších dnech.',
  'rescue.turn':
    'Tvůj tah\nVezmi ze zóny jednu kočku, zaplať za ni a hned ji [umísti](placing.rules) na loď. Pak je na tahu další hráč. Tak dokola, dokud všichni nepasují.',
  'rescue.price':
    'Kolik kočka stojí\nKočka v levé zóně stojí 3 ryby, v pravé 5. Na každou kočku potřebuješ navíc jeden [koš](rescue.baskets).',
  'rescue.baskets':
    'Koše\nTrvanlivý koš :basket: slouží jednou za den. Jednorázový koš je na kartě odlovu a slouží jednou. Poškozený koš :basket-broken: je půl koše: dva unesou jednu kočku. Nevyužité jednorázové a poškozené koše propadnou, když pasuješ.',
  'rescue.pass':
    'Pasování\nNemůžeš-li nebo nechceš-li zachránit další kočku, pasuj: v této fázi už nehraješ a své karty odlovu odhodíš.',

  placing: 'Umístění dílků',
  'placing.rules':
    'Kam dílek smí\nDílek musí stranou sousedit s některým, který už na lodi leží; jen první smí kamkoli. Dílek můžeš otočit i převrátit. Musí ležet celý na lodi a nesmí překrývat jiný. Krysy, mapy ani hranice sekcí nevadí. Umístěný dílek zůstává. Dílek, který nikam umístit nejde, si vzít nesmíš.',
  'placing.maps':
    'Mapy\nZakryje-li kočka mapu své barvy, smíš hned umístit jeden měděný poklad. Platí to jen pro kočky, i pro oshaxe té barvy; poklad na mapě nic nepřinese.',

  finds: 'Vzácné objevy',
  'finds.turn':
    'Na tahu\nV pořadí na tahu zahraj jednu kartu oshaxe nebo pokladu a její dílky hned umísti, nebo pasuj. Fáze trvá, dokud všichni nepasují.',
  'finds.oshax':
    'Oshaxové\nVyber si kteréhokoli oshaxe, umísti ho a pak mu zvol barvu. Od té chvíle je ve všem kočkou té barvy: pro rodiny, mapy i úkoly.',
  'finds.treasures':
    'Poklady\nKarta pokladu říká, které poklady smíš umístit: zlaté ze stolu, měděné, nebo malé. Malé jsou měděné poklady o jednom či dvou políčkách. Měděné poklady zaplní mezery a samy body nepřinášejí, zlatý má cenu 3 bodů.',

  anytime: 'Univerzální karty',
  'anytime.when':
    'Kdy\nUniverzální kartu lze zahrát kdykoli, i v tahu někoho jiného, a než se hraje dál, celá se provede. U stolu zvedni ruku :hand-raised: a hra se v nejbližší přestávce zastaví.',
  'anytime.order': 'Více karet najednou\nChce-li takovou kartu zahrát víc hráčů, hrají je v pořadí na tahu.',
  'anytime.draw':
    'Karty, které přinášejí karty\nBěhem průzkumu lze kartu, za kterou se dobírají další, zahrát až po zaplacení pořízených karet. I nové karty je třeba zaplatit.',
  'anytime.cost':
    'Co karta žádá\nZa některé karty odhodíš úkoly, poklady nebo koš. Bez nich kartu zahrát nejde, stejně jako kartu, která by nic neudělala. Trvanlivý koš smíš odhodit, i když už je použitý.',

  scoring: 'Závěrečné vyhodnocení',
  'scoring.rats': 'Krysy\nMinus 1 bod za každou nezakrytou krysu.',
  'scoring.sections': 'Sekce\nMinus 5 bodů za každou sekci, v níž je aspoň jedno prázdné políčko.',
  'scoring.families':
    'Rodiny\nTři a více sousedících koček jedné barvy tvoří rodinu: 8 bodů za tři, 11 za čtyři, 15 za pět, 20 za šest a 5 za každou další. Skupiny, které se dotýkají jen rohem, jsou zvlášť, a rodin jedné barvy můžeš mít víc.',
  'scoring.treasures': 'Zlaté poklady\nPo 3 bodech.',
  'scoring.lessons': 'Úkoly\nPřičti své osobní úkoly a pak to, co ti dají veřejné.',
  'scoring.tie': 'Shoda\nVyhrává ten, komu zbylo víc ryb. Je-li i to stejné, je výhra dělená.',

  family: 'Rodinná hra',
  'family.setup':
    'Bez ryb\nŽádné ryby, koše, karty objevů ani oshaxové. Každý dostane tři úkoly rodinné hry a dva si nechá.',
  'family.turn':
    'Tahy\nZóny se doplní jako obvykle. Ve svém tahu si vezmi jednu kočku zdarma a umísti ji, nebo pasuj. Kočka na mapě své barvy přinese jeden poklad, měděný nebo zlatý. Na závěr dne se první hráč stane posledním.',
  'family.score':
    'Body\nKrysy, sekce a rodiny se počítají jako obvykle, k tomu tvé dva úkoly. Zlaté poklady tu body nepřinášejí. Při shodě vyhrává, kdo má víc plných sekcí.',

  solo: 'Sólo: sestřička',
  'solo.setup':
    'Tvá soupeřka\nSestřička nemá loď. Má pět karet barev, z nichž se každý den otočí další, tři základní úkoly a podle obtížnosti žádný až čtyři těžké. Oshaxové leží v řadě v náhodném pořadí. Kdo začíná, určí náhoda.',
  'solo.day':
    'Tvůj den\nDober pět karet a tři si nech, to celé dvakrát, a pak přidej jednu: z těchto sedmi si pořizuješ. V zónách leží po čtyřech kočkách v jedné řadě, číslované zleva 1 až 8.',
  'solo.cards':
    'Její karty\nAž zvolíš karty odlovu, otoč její vrchní kartu. Koše na ní říkají, kolik má dnes karet, rychlost, jak je rychlá. Střídáte se na tahu; sestřička vždy provede jednu kartu shora dolů. Na dalších kartách se na koše a rychlost nehledí. Pasuješ-li dřív, provede všechny zbylé. Ve vzácných objevech nedělá nic.',
  'solo.orders':
    'Co karta říká\n„Kočka 3“ odstraní třetí kočku zleva, „zlato 2“ jeden zlatý poklad z druhého sloupce, „oshax 5“ pátého oshaxe, obrázek měděný poklad toho tvaru. „Vyměňte 2, 6“ prohodí dvě kočky. Po každém pokynu se pozice číslují znovu.',
  'solo.missing': 'Na té pozici nic není\nPak se myslí poslední pozice. Není-li vůbec nic, nestane se nic.',
  'solo.wind':
    'Kočky, které se přesunou nebo přijdou později\nKdyž univerzální karta přesouvá kočky mezi zónami nebo přináší nové, jejich pozice v řadě určíš ty.',
  'solo.lessons':
    'Úkoly v sólové hře\nÚkol 121 chce rodinu aspoň sedmi koček. Její úkoly 197, 203 a 215 se týkají všech pěti barev, i těch, od kterých žádnou kočku nemáš.',
  'solo.score':
    'Body\nTvé body se počítají jako obvykle, jen veřejné úkoly dávají polovinu, u každé karty zaokrouhlenou nahoru. Sestřičce přináší body každá kočka na tvé lodi podle barvy: 5 bodů za barvu otočenou první, pak 4, 3, 2 a 1. K tomu její úkoly. Musíš mít víc bodů než ona: při shodě vyhrává sestřička.',

  rulings: 'Jak Nora čte knížku',
  'rulings.first':
    'Znovu prázdná loď\nKnížka dovolí první dílek kamkoli. Nora: kdykoli je loď prázdná, i když se vyprázdnila znovu.',
  'rulings.map':
    'Kdy mapa přinese poklad\nKnížka: hned, chceš-li. Nora stejně; co odmítneš, propadne. Poklad musí jako vždy s něčím sousedit.',
  'rulings.earlier':
    'Karty z dřívějších dnů\nPodle knížky leží při průzkumu stranou. Nora: znovu se nepořizují ani neposílají, ale univerzální kartu z nich zahrát smíš, protože kdykoli znamená kdykoli.',
  'rulings.empty':
    'Prázdné zóny\nPodle jiných popisů hry záchrana končí, když jsou zóny prázdné. Nora hraje dál, dokud všichni nepasují, protože karta je může znovu doplnit.',
  'rulings.corner':
    'Příklad s oranžovými kočkami\nPříklad v knížce spojuje slovy dvě skupiny přes roh, v bodech ale ne. Nora: roh rodinu nikdy nespojí.',
  'rulings.count':
    'Úkoly, které počítají úkoly\nKnížka to neříká. Nora počítá jen osobní úkoly na stole: veřejné nepatří nikomu.',
  'rulings.family':
    'Rodinná hra\nJejí pravidla v knížce, kterou máme, nejsou. Nora hraje podle veřejně známých popisů.',
  'rulings.swap':
    'Výměna, když kočka chybí\nKnížka bere poslední pozici. Nora: první chybějící je předposlední, druhá poslední; prohozené kočky si vymění i zóny.',
  'rulings.all':
    'Úplný seznam\nTady jsou výklady, na které narazíš nejspíš. Všechny jsou v souboru docs/rulings.md ve zdrojovém kódu Nory.',

  icons: 'Symboly',
  'icon.fish': 'Ryba\nplatí se jí za karty i kočky',
  'icon.basket': 'Koš\njeden na každou zachráněnou kočku',
  'icon.basket-broken': 'Poškozený koš\ndva jsou jeden',
  'icon.speed': 'Rychlost\nnejrychlejší začíná',
  'icon.lesson': 'Úkol\nbody na konci',
  'icon.tile': 'Dílek\nvše, co se umísťuje na loď',
  'icon.cells': 'Políčka\nkolik z lodi je zakryto',
  'icon.hand-raised': 'Zvednutá ruka\nněkdo chce zahrát univerzální kartu',
  'icon.phase': 'Fáze\njak daleko den pokročil',
  'icon.cat': 'Kočka\nlibovolné barvy',
  'icon.cat-blue': 'Modrá kočka\njedna z pěti barev; její srst má vlastní vzor',
  'icon.cat-green': 'Zelená kočka\njedna z pěti barev; její srst má vlastní vzor',
  'icon.cat-red': 'Červená kočka\njedna z pěti barev; její srst má vlastní vzor',
  'icon.cat-purple': 'Fialová kočka\njedna z pěti barev; její srst má vlastní vzor',
  'icon.cat-orange': 'Oranžová kočka\njedna z pěti barev; její srst má vlastní vzor',
  'icon.oshax': 'Oshax\nkočka barvy, kterou zvolíš',
  'icon.treasure-common': 'Měděný poklad\nzaplní mezeru, body nepřináší',
  'icon.treasure-rare': 'Zlatý poklad\n3 body',

  'example.draft':
    'Sedm karet, dvě si nech\nRáno prvního dne. Vyber dvě karty; zbytek dostane soused. Mysli na ryby: na každé kartě je její cena.',
  'example.buy':
    'Co pořídit za 20 ryb\nTady je všech tvých sedm karet. Vyber ty, které chceš, a sleduj, kolik ryb zbývá: aspoň na jednu kočku by mělo vyjít.',
  'example.first': 'První dílek\nLoď je prázdná, takže kočka smí kamkoli. Vyber kočku, otoč ji a umísti.',
  'example.touch':
    'Musí sousedit\nJedna kočka je na palubě. Další smí jen tam, kde s ní má společnou stranu. Zkus ji dát jinam a stůl ti řekne, proč ne.',
  'example.map': 'Kočka na své mapě\nKočka zakryla mapu své barvy, takže smíš hned umístit poklad.',
  'example.family':
    'Tři jedné barvy\nDvě kočky jedné barvy leží vedle sebe. Třetí, která se jich dotkne, z nich udělá rodinu: 8 bodů.',
  'example.sister':
    'Sestřička je na tahu\nTvá první záchrana v sólové hře. Jakmile je kočka na palubě, sestřička provede svou kartu.',

  ...catsLessons,
} satisfies RulebookTranslation<'cats'>
