import type { wistarLessons as english } from '../../en/wistar/lessons.ts'

export const wistarLessons = {
  'lesson.rounds': 'Tvá první dvě kola\nKrysy, velitelé a disk akcí: dřevo, komora, postel, dveře a projekt.',
  'lesson.rounds.welcome':
    'Starý statek.\nTvůj krysí klan má pět kol na hloubení, stavění, průzkum a vynalézání. Vyhrává, kdo má nejvíc bodů.',
  'lesson.rounds.pair':
    'První karty.\nKaždý začíná se dvěma projekty. Vezmi si kteroukoli dvojici; vyložíš je později.',
  'lesson.rounds.wheel':
    'Disk akcí.\nŠest sekcí disku leží u šesti hlavních akcí. Ve svém tahu umístíš na pole jednoho ze tří velitelů :leader:.',
  'lesson.rounds.forest':
    'Krysy.\nSíla hlavní akce se rovná počtu tvých krys v její oblasti. Pošli jednu od vchodu do nory do lesa, je to zdarma.',
  'lesson.rounds.another': 'Ještě jedna.\nPošli tam i druhou krysu: v lese teď máš sílu 2.',
  'lesson.rounds.leader': 'Umísti velitele.\nPolož ho na pole u akce „Těžba dřeva“.',
  'lesson.rounds.wood': 'Hlavní akce.\nTěžba dřeva: tolik, kolik činí tvá síla, tedy 2 :wood:.',
  'lesson.rounds.bonus':
    'Bonus.\nKaždé pole má svou bonusovou akci. Smíš ji provést před hlavní akcí, po ní, nebo ji vynechat.',
  'lesson.rounds.end': 'Ukonči tah.\nBonus teď nech být.',
  'lesson.rounds.hut':
    'Chaloupka alchymyšky.\nTam šel soupeř: žeton pohybu, lektvar (projekt, úkol, 1 kov, nebo 1 dřevo) a v příštím kole dřívější tah.',
  'lesson.rounds.digger': 'Víc místa.\nI hloubení patří k lesu. Umísti velitele k akci „Hloubení komor“.',
  'lesson.rounds.dig': 'Hlub.\nProveď hlavní akci.',
  'lesson.rounds.room':
    'Komora za 2 kovy.\nKov ti stačí na jednu. Vyhlub ji: pod destičkou, kterou odebereš, jsou body. Na konci se počítá jen nejvyšší odkrytá komora.',
  'lesson.rounds.dug': 'Ukonči tah.\nKomora zůstane volná, dokud se do ní něco nenastěhuje.',
  'lesson.rounds.move':
    'Žeton pohybu.\nV noře zatím nemáš žádnou sílu. Zaplať žeton pohybu :movement: a přesuň krysu z lesa do nory.',
  'lesson.rounds.builder':
    'Poslední velitel.\nUmísti ho k akci „Stavba postelí“. Dva tvoji velitelé nikdy nestojí v jedné sekci disku.',
  'lesson.rounds.build': 'Stav.\nProveď hlavní akci: se silou 1 je to jedna postel.',
  'lesson.rounds.bed': 'Postel za 2 dřeva.\nPotřebuje volnou komoru. Krysa, která na ní seděla, je odteď tvoje.',
  'lesson.rounds.built': 'Ukonči tah.\nTo byl tvůj třetí velitel a tím kolo končí.',
  'lesson.rounds.round':
    'Nové kolo.\nVelitelé se vrátí domů a disk se otočí o jednu sekci: akce a bonusy se potkají jinak. Začíná, kdo byl na chaloupce.',
  'lesson.rounds.farm': 'Nová krysa.\nPošli ji na statek.',
  'lesson.rounds.scout': 'Průzkum.\nUmísti velitele k akci „Průzkum“.',
  'lesson.rounds.explore': 'Body průzkumu.\nProveď hlavní akci: jeden bod za každou krysu na statku.',
  'lesson.rounds.door':
    'Otevři dveře.\nTvůj průzkumník stojí u vstupu na statek. Otevři jedny z jeho dveří a vezmi si bonus za nimi.',
  'lesson.rounds.rooms':
    'Za dveřmi.\nV místnostech leží myši :guest: a úkoly :mission:. Později si můžeš myši brát k sobě a úkoly plnit; cíle :objective: má snazší ten, kdo jich dosáhne první.',
  'lesson.rounds.joker':
    'Bonus.\nTentokrát si vezmi i bonus pole: žeton všeumětelství :joker:. Projekty a úkoly žádají dovednosti; nahradí jednu, která ti chybí.',
  'lesson.rounds.opened': 'Ukonči tah.\nNa toto kolo ti zbývají dva velitelé.',
  'lesson.rounds.smith': 'Kov.\nProjekty stojí dřevo a kov. Umísti velitele k akci „Sběr kovu“, na pole s kovem.',
  'lesson.rounds.metal': 'Sbírej.\nProveď hlavní akci: se silou 1 je to 1 kov :metal:.',
  'lesson.rounds.more': 'A bonus.\nVezmi si ještě jeden kov.',
  'lesson.rounds.gathered': 'Ukonči tah.\nTvůj poslední velitel v tomto kole něco vynalezne.',
  'lesson.rounds.inventor':
    'Vynalézání.\nUmísti ho k akci „Vývoj projektů“, na pole, které dovolí vyložit projekt :play:.',
  'lesson.rounds.projects': 'Nové karty.\nProveď hlavní akci: jeden bod projektů za každou krysu na statku.',
  'lesson.rounds.project': 'Vezmi si kartu.\nZákladní projekt stojí 1 bod, pokročilý 2. Vezmi kterýkoli, na který máš.',
  'lesson.rounds.invent': 'Vylož projekt.\nTeď bonus: projekt z ruky :play:.',
  'lesson.rounds.invention':
    'Tvůj projekt.\nVyber takový, na který máš. Zůstane před tebou: body, dovednost a to, co umí.',
  'lesson.rounds.invented': 'Ukonči tah.\nTo bylo druhé kolo. Přijdou ještě tři.',
  'lesson.rounds.points':
    'Co se počítá.\nPostele, komory, dveře, myši, projekty, úkoly a cíle: bodů je skoro za všechno. Pět kol, patnáct velitelů: vybírej dobře.',
  'lesson.ratbot': 'Sólo: Krysobot\nStroj, který hraje podle karet. Až k jeho prvním tahům.',
  'lesson.ratbot.welcome':
    'Krysobot.\nMá vlastní desku a začíná. Nepotřebuje dřevo ani kov a dělá, co říkají jeho karty.',
  'lesson.ratbot.pair': 'První karty.\nZe dvou dvojic si jednu necháš.',
  'lesson.ratbot.send': 'Krysa.\nPošli jednu do nory.',
  'lesson.ratbot.leader':
    'Umísti velitele.\nPolož ho k akci „Sběr kovu“. Krysobotovi velitelé zabírají pole jako všichni ostatní.',
  'lesson.ratbot.metal': 'Sběr kovu.\nProveď hlavní akci.',
  'lesson.ratbot.end': 'Ukonči tah.\nPak Krysobot otočí další kartu.',
  'lesson.ratbot.turn':
    'Jeho tah.\nKarta říká, kam jde jeho velitel, zda přibude krysa a jaké bonusy následují. Stůl ukáže každý z nich.',
  'lesson.ratbot.score': 'K vítězství.\nNa konci musíš mít víc bodů než Krysobot: shoda nestačí.',
  'lesson.puzzle.leader':
    'Nejlepší velitel.\nUmísti velitele a ukonči tah bez rychlých akcí. Co přinese nejvíc jistých bodů, jako by hra potom skončila?',
  'lesson.puzzle.exploration':
    'Nejlepší cesta.\nVyužij body průzkumu a ukonči tah bez rychlých akcí; patří k tomu i bonusová akce, která ti ještě zbývá. Co přinese nejvíc jistých bodů, jako by hra potom skončila?',

  'first.startingCards': 'Vyber si dvojici, základní a pokročilý projekt: s těmito dvěma kartami začínáš.',
  'first.discard': 'Vyber v ruce karty, bez kterých se obejdeš: půjdou do odložených karet.',
  'first.skillToken': 'Žeton dovednosti platí po zbytek hry jako symbol své dovednosti.',
  'first.keepObjective': 'Osobní cíl je jen tvůj: má jen své vrchní pole a potřebuje hráčský žeton jako každý jiný.',
  'first.guestSupply': 'Tato myš přichází ze zásoby a potřebuje v noře volnou komoru.',
  'first.loseGuest': 'Myš, o kterou přijdeš, opustí hru i se svými body a pomocí; její komora je zase volná.',
  'first.copy': 'Vyber efekt, který se používá jednou za kolo, a použij ho teď; nemusí být tvůj.',
  'first.takeFaceUp': 'Projekt, který si vezmeš, přijde do ruky; vyložíš ho později.',
  'first.effect.choose': 'Karta, myš nebo bonus uvádí několik věcí a stane se jen jedna: rozhodni která.',
  'first.effect.may': 'Co se nabízí, můžeš udělat, ale nemusíš.',
  'first.effect.pay': 'Zaplatit se dá víc než jedním způsobem: vyber, čeho se vzdáš.',
  'first.mustTakeFaceUp': 'Projekt, který si vezmeš, přijde do ruky; vyložíš ho později.',
  'first.takeDiscarded': 'Projekt, který si vezmeš, přijde do ruky; vyložíš ho později.',
} satisfies { readonly [key in keyof typeof english]: string }
