import type { woodcraftLessons as english } from '../../en/woodcraft/lessons.ts'

export const woodcraftLessons = {
  'lesson.rounds': 'Tvá první čtyři kola\nKostky jsou dřevo: nakupuj, řež, sázej a plň objednávky až k prvním příjmům.',
  'lesson.rounds.welcome':
    'Tvá dílna.\nKostky jsou dřevo: barva je druh, číslo délka. Objednávky chtějí přesně ty správné kusy.',
  'lesson.rounds.helper': 'Pomocník.\nZe tří si jednoho nech a zaplať ho. Vezmi tohoto: nechá ti nejvíc borůvek.',
  'lesson.rounds.orders': 'Dvě objednávky.\nZ pěti si nech dvě. Vezmi tuhle a kteroukoli další.',
  'lesson.rounds.row':
    'Vedle desky.\nJedna objednávka tam leží hned od začátku. Umísti tuhle: chce zelenou 1, zelenou 2 a žlutou 2.',
  'lesson.rounds.wheel':
    'Nabídka akcí.\nV tahu přesuneš jednu destičku akce a provedeš její akci. Destičky jsou společné všem.',
  'lesson.rounds.tile': 'Přesuň destičku.\nVezmi „Nákup dřeva“: přejde do další výseče.',
  'lesson.rounds.lumber': 'Proveď její akci.\nZvol ji ještě jednou. Místo ní lze vzít i 3 borůvky.',
  'lesson.rounds.die':
    'Kup dřevo.\nZelená kostka stojí tolik, kolik ukazuje, žlutá o 1 a hnědá o 2 víc. Kup zelenou 5.',
  'lesson.rounds.enough': 'Jedna stačí.\nŠlo by koupit i druhou. Tady skonči.',
  'lesson.rounds.end': 'Ukonči tah.\nPak je na tahu soupeř.',
  'lesson.rounds.saw': 'Řezání.\nKromě akce smíš i opracovávat dřevo. Vezmi dílek řezání.',
  'lesson.rounds.cut': 'Řež.\nZe zelené 3 bude 1 a 2.',
  'lesson.rounds.complete':
    'Splň ji!\nTeď máš, co objednávka chce. Splň ji: získáš odměnu a pověst, díky které má na konci každá objednávka větší cenu.',
  'lesson.rounds.next': 'Tvá akce.\nPřesuň „Nákup materiálu“. Získáš i to, co ukazuje pole, které opustí.',
  'lesson.rounds.materials': 'Materiál.\nProveď akci.',
  'lesson.rounds.scrapwood': 'Odřezky.\nJejich spojováním kostka vyroste. Vezmi tuhle sadu.',
  'lesson.rounds.stop': 'Stačí.\nTady skonči.',
  'lesson.rounds.second': 'Ukonči tah.\nŘezání, splněná objednávka i nákup, to vše v jednom tahu.',
  'lesson.rounds.gardener':
    'Do další výseče.\nPřesuň „Výroba / zasazení stromu“. Destička, která zůstala za šipkou pily, přinese i to, co ukazuje okénko pily u ní.',
  'lesson.rounds.window': 'Z okénka.\nDává kostku. Vezmi zelenou.',
  'lesson.rounds.garden': 'Sázej.\nProveď akci destičky.',
  'lesson.rounds.plant': 'Strom.\nNejdřív jeden zasaď.',
  'lesson.rounds.tree':
    'Semenáček 2.\nOd zelené 3 uřízni 2; zbytek ti zůstane. Každý tah strom vyroste o 2 a při 6 se pokácí.',
  'lesson.rounds.produce': 'Tvůj pomocník.\nAť vyrobí, co má na spodním okraji.',
  'lesson.rounds.third': 'Ukonči tah.\nStrom vyroste, až začne tvůj další tah.',
  'lesson.rounds.customers': 'Noví zákazníci.\nPřesuň „Výběr objednávek“.',
  'lesson.rounds.reward': 'Z okénka.\nVezmi kteroukoli kostku.',
  'lesson.rounds.choose': 'Objednávky.\nProveď akci.',
  'lesson.rounds.order': 'Jednu si vezmi.\nKteroukoli: přijde do řady, kterou ukazuje. Čím výš, tím víc pověsti.',
  'lesson.rounds.only': 'Jedna stačí.\nDruhá by stála 3 borůvky.',
  'lesson.rounds.fourth': 'Ukonči tah.\nPo čtvrtém kole přijdou první příjmy.',
  'lesson.rounds.income':
    'Příjmy.\nNesplněné objednávky se posunou o řadu níž, přidá se jedna z ruky, získáš borůvky a body a dílky řezání a spojů jsou zase k použití.',
  'lesson.rounds.points':
    'Až do konce.\nKaždá splněná objednávka se počítá podle tvé pověsti; k tomu zakázky, pomocníci a nářadí. Ostatní, třeba [vylepšení dílny](actions.improve), je v pravidlech.',
  'lesson.solo': 'Sólo: karty pro sólovou hru\nZa ostatní hrají karty. Až k první z nich.',
  'lesson.solo.welcome':
    'Sólová hra.\nHraješ na body: 110 je dobrý výsledek, 140 vynikající. Karty přesouvají destičky místo ostatních.',
  'lesson.solo.helper': 'Pomocník.\nNech si tohoto.',
  'lesson.solo.orders': 'Dvě objednávky.\nNech si kterékoli dvě.',
  'lesson.solo.row': 'Vedle desky.\nJednu z nich umísti.',
  'lesson.solo.tile': 'Přesuň destičku.\nVezmi „Nákup materiálu“.',
  'lesson.solo.materials': 'Materiál.\nProveď akci.',
  'lesson.solo.bundle': 'Sada.\nVezmi 2 disky lepidla za 1 borůvku.',
  'lesson.solo.stop': 'Stačí.\nTady skonči.',
  'lesson.solo.end': 'Ukonči tah.\nPak se otočí karta.',
  'lesson.solo.card':
    'Karta pro sólovou hru.\nPřesune jednu či dvě destičky a jejich bonusy nedostane nikdo. Může také odhodit karty, přehodit dřevo nebo posunout ukazatel v odlišné barvě.',
  'lesson.solo.score':
    'Závod.\nDorazí-li ukazatel v odlišné barvě na stupnici pověsti k dílku odměn první, je dílek pryč. Jinak je vše, jak už znáš.',
  'lesson.puzzle.order':
    'Nejkratší cesta.\nSplň označenou objednávku co nejméně doplňkovými akcemi: řež, spojuj, lep, kácej, splň. Destičky akcí se nepřesouvají.',

  'first.turn':
    'Ve svém tahu přesuň jednu destičku a proveď její hlavní akci. Před ní i po ní smíš dělat doplňkové akce: řezat, spojovat, lepit, kácet, plnit objednávky, využít pomocníky. Pak tah ukonči.',
  'first.keepOrders': 'Z pěti objednávek si nech dvě; dvě oříškové máš tak jako tak.',
  'first.placeOrder': 'Jedna objednávka z ruky přijde vedle tvé desky do řady, kterou ukazuje.',
  'first.discardDie': 'Ve skladu smí zůstat nejvýš šest kostek; stromy v květináčích se nepočítají.',
  'first.buySix': 'Smíš za obvyklou cenu koupit ze společné zásoby šestku jiné barvy než právě prodaná kostka.',
  'first.shave': 'Snížená kostka je kratší dřevo: barva zůstává, hodnota se zmenší.',
  'first.chooseDie': 'Kostka, kterou si vezmeš, přijde do skladu: je to kus dřeva té barvy a délky.',
  'first.recolour': 'Kostka změní barvu; hodnota zůstává.',
  'first.turnOver': 'Protilehlé stěny dávají dohromady 7: z 1 bude 6, z 2 bude 5, z 3 bude 4 a naopak.',
  'first.raiseOrder': 'Čím výš objednávka leží, tím lepší je odměna její řady a tím později vypadne.',
  'first.effect.choose': 'Karta nebo bonus uvádí několik věcí a stane se jen jedna: rozhodni která.',
  'first.effect.may': 'Co se nabízí, můžeš udělat, ale nemusíš.',
  'first.effect.pick': 'Karta nebo bonus ti dovoluje jednu z těchto věcí si vzít.',
  'first.effect.pay': 'Zaplatit se dá víc než jedním způsobem: vyber, čeho se vzdáš.',
  'first.effect.chooseSecretly': 'Karta nebo bonus uvádí několik věcí a stane se jen jedna: rozhodni která.',
  'first.effect.maySecretly': 'Co se nabízí, můžeš udělat, ale nemusíš.',
  'first.effect.pickSecretly': 'Karta nebo bonus ti dovoluje jednu z těchto věcí si vzít.',
} satisfies { readonly [key in keyof typeof english]: string }
