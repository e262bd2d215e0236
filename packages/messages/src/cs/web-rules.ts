import type { Translation } from '../message-id.ts'

export const webRules = {
  title: '{game}: jak se hraje',
  lead: 'Ve zkratce. Stůl sám nabízí jen to, co se smí, řekne, proč něco nejde, a na požádání vysvětlí každou kartu i dílek.',
  contents: 'Obsah',
  try: 'Vyzkoušet proti botům',
  'cats.aim.title': 'Cíl hry',
  'cats.aim':
    'Máš pět dní, než dorazí Veth; do té doby zachraň co nejvíc koček. Zaplň loď, drž rodiny jedné barvy pohromadě, zakryj krysy a plň úkoly. Vyhrává hráč s nejvíce body.',
  'cats.day.title': 'Jeden den',
  'cats.day':
    'Každý den má stejné fáze: zóny u ostrova se doplní dílky, každý dostane 20 ryb, vybírají a pořizují se karty, vykládají se úkoly, zachraňují se kočky a nakonec přijdou vzácné objevy: oshaxové a poklady.\nRyby jsou peníze. Co neutratíš, zůstane na další den.',
  'cats.cards.title': 'Průzkum: výběr a pořízení karet',
  'cats.cards':
    'Dostaneš sedm karet, dvě si necháš a zbytek pošleš dál, dokud nejsou všechny rozebrané. Pak každý zaplatí ryby za karty, které si chce nechat; ostatní odhodí.\nKarty odlovu přinášejí rychlost a koše, úkoly body na konci, karty pokladů a oshaxů dílky, univerzální karty lze zahrát kdykoli.',
  'cats.rescue.title': 'Záchrana',
  'cats.rescue':
    'Každý vyloží karty odlovu lícem dolů; dohromady určí rychlost a ta pořadí na tahu. Ve svém tahu si vždy vezmi jednu kočku: z levé zóny za 3 ryby, z pravé za 5, a k tomu jeden koš. Trvanlivé koše slouží jednou denně, jednorázové jednou; dva poškozené jsou jeden koš.\nKdo nemůže nebo nechce dál, pasuje.',
  'cats.placing.title': 'Umístění dílků',
  'cats.placing':
    'První dílek dáš na loď kamkoli; každý další musí hranou sousedit s jiným. Dílky lze otáčet a převracet, nesmí se překrývat ani přesahovat loď. Umístěné už zůstávají.\nKočka, která zakryje mapu své barvy, hned přinese měděný poklad.',
  'cats.treasures.title': 'Poklady a oshaxové',
  'cats.treasures':
    'Měděné poklady jsou malé a zaplní mezery; samy o sobě nebodují. Zlaté poklady mají po 3 bodech. Oshax je kočka, která se přidá ke kterékoli rodině: barvu mu zvolíš při umístění.',
  'cats.scoring.title': 'Závěrečné vyhodnocení',
  'cats.scoring':
    'Rodina jsou tři a více sousedících koček jedné barvy: 8 bodů za tři, 11 za čtyři, 15 za pět, 20 za šest a 5 za každou další. Každá nezakrytá krysa stojí 1 bod, každá nezaplněná sekce 5. Přičti zlaté poklady, své úkoly a veřejné úkoly. Při shodě rozhoduje počet ryb.',
  'cats.family.title': 'Rodinná hra',
  'cats.family':
    'Žádné ryby, koše ani karty k pořízení. Ze tří úkolů si necháš dva. V pořadí si každý bere jednu kočku a umístí ji; kočka na mapě své barvy přinese poklad podle výběru. Po pěti dnech se počítá.',
  'cats.solo.title': 'Sólo proti sestřičce',
  'cats.solo':
    'Sestřička loď nemá. Po každém tvém tahu karta určí, které dílky bere nebo přesouvá. Na konci jí boduje každá kočka na tvé lodi podle barvy, nejvíc barvy otočené nejdřív, a také její vlastní úkoly. Obtížnost říká, kolik z nich je těžkých. Veřejné úkoly ti dají polovinu. Při shodě vyhrává ona.',
  'wistar.aim.title': 'Cíl hry',
  'wistar.aim':
    'Tvůj krysí klan má pět kol na to, aby vyhloubil noru, postavil postele, prozkoumal statek a z odpadků sestrojil projekty. Všechno přináší vítězné body; vyhrává, kdo jich má nakonec nejvíc.',
  'wistar.round.title': 'Jedno kolo',
  'wistar.round':
    'Hráči střídavě umísťují po jednom veliteli, dokud nemá každý na plánu všechny tři: za hru tedy patnáct tahů. Před dalším kolem se velitelé vrátí, disk akcí se pootočí o jednu sekci, přijdou příjmy a nabídka se posune.',
  'wistar.wheel.title': 'Disk akcí',
  'wistar.wheel':
    'Velitel obsadí volné pole některé sekce disku. Provedeš hlavní akci u sekce a bonusovou akci pole, v libovolném pořadí. Síla hlavní akce se rovná počtu tvých krys v její oblasti: v lese, v noře nebo na statku. V každé sekci smíš mít jen jednoho velitele.\nNebo velitele umísti na chaloupku alchymyšky: žeton pohybu, lektvar a lepší pořadí v dalším kole.',
  'wistar.actions.title': 'Hlavní akce',
  'wistar.actions':
    'Les: těžba dřeva nebo hloubení komor po 2 kovech. Nora: sběr kovu nebo stavba postelí po 2 dřevech. Statek: vývoj projektů, kde základní projekt stojí 1 bod síly akce a pokročilý 2, nebo průzkum.',
  'wistar.quick.title': 'Rychlé akce',
  'wistar.quick':
    'Před akcí nebo po ní, kolikrát chceš: pošli krysu od vchodu do nory do některé oblasti, pohni jinou za žeton pohybu, postav stan, kde stojí průzkumník, použij projekt s efektem jednou za kolo, dosáhni cíle, nebo kup žeton všeumětelství za 3 či žeton elektrického proudu za 4 dřeva, kovy nebo karty.',
  'wistar.explore.title': 'Průzkum statku',
  'wistar.explore':
    'Každý bod průzkumu otevře dveře, posune průzkumníka o místnost, odhalí úkol nebo přivede myš do volné komory tvé nory. Dveře a úkoly odmění toho, kdo je otevřel či odhalil. Stany dovolí jednat i v místnostech, které průzkumník opustil. Vzadu ve sklepě leží sýr.',
  'wistar.inventions.title': 'Projekty',
  'wistar.inventions':
    'Za vyložení projektu platíš dřevo, kov a žetony pohybu a musíš mít dovednosti, myši, komory nebo elektrický proud, které ukazuje; ty se nespotřebují. Žeton všeumětelství nahradí jednu dovednost. Projekty působí okamžitě, jednou za kolo, jako příjem, trvale nebo na konci a jejich dovednosti pomohou vyložit další.',
  'wistar.missions.title': 'Úkoly a cíle',
  'wistar.missions':
    'Úkol lze splnit, je-li odhalen a v místnosti stojí tvůj průzkumník nebo stan: polož kostičku na řádek, jehož požadavky splňuješ, a vezmi si odměnu. Kostička na desce odkryje schopnost. Cíle dosáhne, kdo je dřív; další k tomu potřebuje víc.',
  'wistar.scoring.title': 'Závěrečné bodování',
  'wistar.scoring':
    'K bodům získaným během hry přičti: schopnosti, nejlepší odkrytou postel a komoru, myši a sýr, projekty a jejich efekty závěrečného bodování, 2 za silný elektrický proud, 1 za každých pět zbytků (dřevo, kov, žetony pohybu, karty) a 1 za každé dva žetony všeumětelství. Při shodě vyhrává, kdo je dřív v pořadí.',
  'wistar.solo.title': 'Sólo proti Krysobotovi',
  'wistar.solo':
    'Krysobot umísťuje velitele jako hráč, ale o akcích rozhodují karty. Na třech kartách stupnic postupuje a jejich součet určuje obtížnost. Boduje za to, co vyhloubí, postaví a najde; musíš ho překonat.',
  'woodcraft.aim.title': 'Cíl hry',
  'woodcraft.aim':
    'Vedeš dílnu v lese. Kostky jsou dřevo: kupuj je, pěstuj, řež, spojuj a lep, dokud neodpovídají objednávkám. Objednávky, pověst, pomocníci a plná půda přinášejí oříšky, tedy vítězné body.',
  'woodcraft.turn.title': 'Tah',
  'woodcraft.turn':
    'Nejdřív tvé stromy povyrostou o 2. Pak proveď jednu hlavní akci z nabídky akcí a libovolný počet doplňkových: řezání, spojování, lepení, kácení, plnění objednávek, schopnosti pomocníků. Za tři lucerny koupíš jednu bonusovou akci. Na konci můžeš marketingem nakoupit body; ve skladu zůstane jen šest kostek.',
  'woodcraft.wheel.title': 'Nabídka akcí',
  'woodcraft.wheel':
    'Vezmi destičku akce, získej odměnu jejího pole i okénka pily a přesuň ji do další výseče. Čím déle destička čekala, tím víc přinese. Přejde-li přes šipku pily, pila se pootočí a vše za ní získá na hodnotě; do výseče, která není prázdná, přes šipku nesmí.\nMísto akce si můžeš vzít 3 borůvky, nebo za lucernu provést akci jiné destičky.',
  'woodcraft.wood.title': 'Dřevo',
  'woodcraft.wood':
    'Zelená je levná, žlutá stojí o 1 víc, hnědá o 2. Řezáním se kostka rozdělí na menší téže barvy; pilové kotouče přidají řezy. Spojováním se kostka za kostičku odřezků zvýší; lepením se spojí dvě kostky nejvýš do 6 a dvě barvy přinesou 4 body. Každý dílek dílny slouží jednou do další fáze příjmů.\nMalá kostka zasazená v květináči své barvy roste sama.',
  'woodcraft.orders.title': 'Objednávky',
  'woodcraft.orders':
    'Objednávka chce kostky přesně těchto barev a hodnot, někdy i materiál. Odevzdej je a vezmi si odměnu karty i její řady. V každé fázi příjmů nesplněné objednávky klesnou o řadu: včas splněné přinášejí pověst, později jen borůvku, nakonec stojí bod, a která vypadne, stojí 2 pole na stupnici pověsti. Oříšková objednávka může získat veřejnou zakázku.',
  'woodcraft.helpers.title': 'Pomocníci a dílna',
  'woodcraft.helpers':
    'Pomocníci stojí borůvky a sedí vedle sebe. Pomohou okamžitě, jednou za tah nebo trvale a vyrábějí; jejich pole zvýší příjem. Vylepšení přidají dílky řezání, spojů a lepení a květináče. Nářadí se na půdě skládá do pyramidy: dvě různá sousední dají, co je mezi nimi.',
  'woodcraft.income.title': 'Fáze příjmů',
  'woodcraft.income':
    'Zhruba po každém čtvrtém kole objednávky klesnou, každý přidá jednu z ruky, vezme borůvky a oříšky podle obou stupnic a otočí využité dílky lícem nahoru. Mezníky na stupnicích přinášejí nářadí a body, na stupnici pověsti čekají dílky odměn.',
  'woodcraft.scoring.title': 'Závěrečné bodování',
  'woodcraft.scoring':
    'Bodují veřejné zakázky, každých 10 nevyužitého dřeva, borůvek a materiálu dá 1 bod, nesplněná objednávka stojí 2 pole na stupnici pověsti. Nakonec má každá splněná objednávka cenu podle tvé pověsti. Při shodě vyhrává, kdo hrál v kole později.',
  'woodcraft.solo.title': 'Sólo',
  'woodcraft.solo':
    'Ostatní hraje balíček: po každém tvém tahu karta posune jednu či dvě destičky, odebere karty nebo dřevo a někdy postoupí na stupnici pověsti. Nakonec se tvé body ohodnotí.',
} satisfies Translation<'webRules'>
