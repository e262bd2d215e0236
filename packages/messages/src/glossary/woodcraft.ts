import type { Terms } from './terms.ts'

/** Woodcraft. */
export const woodcraft = {
  // The wheel of actions
  actionWheel: {
    name: { en: 'action wheel', cs: 'nabídka akcí', pl: 'koło akcji', ru: 'колесо действий' },
    from: { cs: 'Přehled nabídky akcí' },
    not: { cs: ['na kole'] },
  },
  actionTile: {
    name: { en: 'action tile', cs: 'destička akce', pl: 'płytka akcji', ru: 'плитка действия' },
    from: { cs: 'Přehled nabídky akcí' },
  },
  quadrant: {
    name: { en: 'quadrant', cs: 'výseč', pl: 'ćwiartka', ru: 'сектор' },
    from: { cs: 'Přehled nabídky akcí' },
  },
  saw: {
    name: { en: 'saw', cs: 'okružní pila', pl: 'piła tarczowa', ru: 'циркулярная пила' },
    from: { cs: 'Přehled nabídky akcí' },
  },
  sawWindow: {
    name: { en: 'saw window', cs: 'okénko pily', pl: 'okienko piły', ru: 'окошко пилы' },
    from: { cs: 'Přehled nabídky akcí' },
  },
  arcTile: {
    name: { en: 'arc tile', cs: 'obloukový dílek', pl: 'łukowa płytka', ru: 'дуговая плитка' },
    from: { cs: 'Deska s nabídkou akcí' },
  },
  mainAction: {
    name: { en: 'main action', cs: 'hlavní akce', pl: 'akcja główna', ru: 'основное действие' },
    from: { cs: 'Přehled hlavních akcí' },
  },
  bonusAction: {
    name: { en: 'bonus action', cs: 'bonusová akce', pl: 'akcja bonusowa', ru: 'бонусное действие' },
    from: { cs: 'Doplňkové akce' },
  },
  extraAction: {
    name: { en: 'extra action', cs: 'doplňková akce', pl: 'akcja dodatkowa', ru: 'дополнительное действие' },
    from: { cs: 'Doplňkové akce' },
  },
  substitute: {
    name: { en: 'substitute action', cs: 'náhradní akce', pl: 'akcja zastępcza', ru: 'запасное действие' },
    from: { cs: 'Náhradní akce' },
  },

  // Main actions
  buyLumber: {
    name: { en: 'buy lumber', cs: 'nákup dřeva', pl: 'zakup drewna', ru: 'покупка древесины' },
    from: { cs: 'Nákup dřeva' },
  },
  exchangeDice: {
    name: { en: 'exchange dice', cs: 'výměna kostek', pl: 'wymiana kości', ru: 'обмен кубиков' },
    from: { cs: 'Výměna kostek' },
  },
  buyMaterials: {
    name: { en: 'buy materials', cs: 'nákup materiálu', pl: 'zakup materiałów', ru: 'покупка материалов' },
    from: { cs: 'Nákup materiálu' },
  },
  chooseOrders: {
    name: { en: 'choose orders', cs: 'výběr objednávek', pl: 'wybór zamówień', ru: 'выбор заказов' },
    from: { cs: 'Výběr objednávek' },
  },
  chooseHelper: {
    name: { en: 'choose helper', cs: 'výběr pomocníka', pl: 'wybór pomocnika', ru: 'выбор помощника' },
    from: { cs: 'Výběr pomocníka' },
  },
  produce: {
    name: { en: 'produce', cs: 'výroba', pl: 'produkcja', ru: 'производство' },
    from: { cs: 'Výroba / Zasazení stromu' },
  },
  plantTree: {
    name: { en: 'plant a tree', cs: 'zasazení stromu', pl: 'sadzenie drzewa', ru: 'посадка дерева' },
    from: { cs: 'Výroba / Zasazení stromu' },
  },
  improveWorkshop: {
    name: { en: 'improve the workshop', cs: 'vylepšení dílny', pl: 'ulepszenie warsztatu', ru: 'улучшение мастерской' },
    from: { cs: 'Vylepšení dílny' },
  },

  // Extra actions
  sawLumber: {
    name: { en: 'saw lumber', cs: 'řezání dřeva', pl: 'piłowanie drewna', ru: 'распил' },
    from: { cs: 'Řezání dřeva' },
    not: { pl: ['tnij'] },
  },
  splice: {
    name: { en: 'splice', cs: 'spojování odřezků', pl: 'łączenie ścinków', ru: 'сращивание обрезков' },
    from: { cs: 'Spojování odřezků' },
    not: { ru: ['стык*'] },
  },
  glueLumber: {
    name: { en: 'glue lumber', cs: 'lepení dřeva', pl: 'klejenie drewna', ru: 'склейка' },
    from: { cs: 'Lepení dřeva' },
  },
  harvest: {
    name: { en: 'harvest', cs: 'pokácení stromu', pl: 'ścięcie drzewa', ru: 'рубка дерева' },
    from: { cs: 'Pokácení stromu' },
  },
  completeOrder: {
    name: { en: 'complete an order', cs: 'splnění objednávky', pl: 'realizacja zamówienia', ru: 'выполнение заказа' },
    from: { cs: 'Splnění objednávek' },
    not: {
      en: ['deliver*'],
      cs: ['dodej*', 'dodáv*'],
      pl: ['dostarcz*', 'dostaw*'],
      ru: ['сдай', 'сдать', 'сдавай', 'сдача', 'сдан', 'сдано'],
    },
  },

  // Wood and materials
  die: {
    name: { en: 'die', cs: 'kostka', pl: 'kość', ru: 'кубик' },
    from: { cs: 'Nákup dřeva' },
  },
  wood: {
    name: { en: 'wood', cs: 'dřevo', pl: 'drewno', ru: 'древесина' },
    from: { cs: 'Stromy a dřevo' },
  },
  lumberYard: {
    name: { en: 'lumber yard', cs: 'veřejný sklad dřeva', pl: 'publiczny skład drewna', ru: 'общий склад древесины' },
    from: { cs: 'Nákup dřeva' },
  },
  lumberPile: {
    name: { en: 'lumber pile', cs: 'soukromý sklad dřeva', pl: 'prywatny skład drewna', ru: 'личный склад древесины' },
    from: { cs: 'Soukromý sklad dřeva' },
  },
  blueberry: {
    name: { en: 'blueberry', cs: 'borůvka', pl: 'jagoda', ru: 'черника' },
    from: { cs: 'Společná zásoba' },
    not: { en: ['berry income'] },
  },
  hazelnut: {
    name: { en: 'hazelnut', cs: 'oříšek', pl: 'orzech laskowy', ru: 'лесной орех' },
    from: { cs: 'Oříškové objednávky a veřejné zakázky' },
    not: { en: ['nut income'] },
  },
  lantern: {
    name: { en: 'lantern', cs: 'lucerna', pl: 'latarnia', ru: 'фонарь' },
    from: { cs: 'Náhradní akce' },
  },
  glue: {
    name: { en: 'glue', cs: 'lepidlo', pl: 'klej', ru: 'клей' },
    from: { cs: 'Nákup materiálu' },
  },
  sawBlade: {
    name: { en: 'saw blade', cs: 'pilový kotouč', pl: 'tarcza piły', ru: 'пильный диск' },
    from: { cs: 'Řezání dřeva' },
  },
  scrapwood: {
    name: { en: 'scrapwood', cs: 'kostička odřezků', pl: 'ścinek', ru: 'обрезок' },
    from: { cs: 'Spojování odřezků' },
    not: { cs: ['odřezek'] },
  },
  tree: {
    name: { en: 'tree', cs: 'strom', pl: 'drzewo', ru: 'дерево' },
    from: { cs: 'Výroba / Zasazení stromu' },
  },
  seedling: {
    name: { en: 'seedling', cs: 'semenáček', pl: 'sadzonka', ru: 'саженец' },
    from: { cs: 'Květináče' },
  },
  pot: {
    name: { en: 'pot', cs: 'květináč', pl: 'doniczka', ru: 'горшок' },
    from: { cs: 'Květináče' },
  },

  // The workshop
  workshop: {
    name: { en: 'workshop', cs: 'dílna', pl: 'warsztat', ru: 'мастерская' },
    from: { cs: 'Vylepšení dílny' },
  },
  helper: {
    name: { en: 'helper', cs: 'pomocník', pl: 'pomocnik', ru: 'помощник' },
    from: { cs: 'Výběr pomocníka' },
  },
  oncePerTurn: {
    name: { en: 'once per turn', cs: 'jednou za tah', pl: 'raz na turę', ru: 'раз в ход' },
    from: { cs: 'Schopnosti pomocníků' },
    not: { cs: ['opakovan*'], ru: ['ежеходн*', 'раз за ход'] },
  },
  attic: {
    name: { en: 'attic', cs: 'půda', pl: 'strych', ru: 'чердак' },
    from: { cs: 'Nářadí na půdě' },
  },
  tool: {
    name: { en: 'tool', cs: 'nářadí', pl: 'narzędzie', ru: 'инструмент' },
    from: { cs: 'Nářadí na půdě' },
  },
  sawingTile: {
    name: { en: 'sawing tile', cs: 'dílek řezání', pl: 'płytka piłowania', ru: 'плитка распила' },
    from: { cs: 'Dílek řezání' },
  },
  splicingTile: {
    name: { en: 'splicing tile', cs: 'dílek spojů', pl: 'płytka łączenia', ru: 'плитка сращивания' },
    from: { cs: 'Dílky spojů' },
  },
  gluingTile: {
    name: { en: 'gluing tile', cs: 'dílek lepení', pl: 'płytka klejenia', ru: 'плитка склейки' },
    from: { cs: 'Dílek lepení' },
  },
  reuseToken: {
    name: {
      en: 'tile-reuse token',
      cs: 'žeton opětovného využití dílku',
      pl: 'żeton ponownego użycia płytki',
      ru: 'жетон повторного использования плитки',
    },
    from: { cs: 'Společná zásoba' },
  },

  // Orders
  order: {
    name: { en: 'order', cs: 'objednávka', pl: 'zamówienie', ru: 'заказ' },
    from: { cs: 'Splnění objednávek' },
  },
  earlyOrder: {
    name: { en: 'early order', cs: 'objednávka dostupná na začátku hry', pl: 'wczesne zamówienie', ru: 'ранний заказ' },
    from: { cs: 'Karty a bodovací deska' },
  },
  lateOrder: {
    name: {
      en: 'late order',
      cs: 'objednávka určená pro pozdější část hry',
      pl: 'późne zamówienie',
      ru: 'поздний заказ',
    },
    from: { cs: 'Karty a bodovací deska' },
  },
  hazelnutOrder: {
    name: { en: 'hazelnut order', cs: 'oříšková objednávka', pl: 'orzechowe zamówienie', ru: 'ореховый заказ' },
    from: { cs: 'Oříškové objednávky a veřejné zakázky' },
  },
  publicContract: {
    name: { en: 'public contract', cs: 'veřejná zakázka', pl: 'zlecenie publiczne', ru: 'общественный контракт' },
    from: { cs: 'Oříškové objednávky a veřejné zakázky' },
    not: { pl: ['kontrakt*'] },
  },

  // Tracks and income
  reputation: {
    name: { en: 'reputation', cs: 'pověst', pl: 'reputacja', ru: 'репутация' },
    from: { cs: 'Stupnice příjmů, vítězných bodů a pověsti' },
  },
  trackSpace: {
    name: { en: 'space on a track', cs: 'pole na stupnici', pl: 'krok na torze', ru: 'шаг по шкале' },
    from: { cs: 'Herní symboly' },
    not: { en: ['step* of'], cs: ['krok*'] },
  },
  blueberryIncome: {
    name: { en: 'blueberry income', cs: 'příjem borůvek', pl: 'przychód jagód', ru: 'доход черники' },
    from: { cs: 'Stupnice příjmů, vítězných bodů a pověsti' },
  },
  hazelnutIncome: {
    name: { en: 'hazelnut income', cs: 'příjem oříšků', pl: 'przychód orzechów', ru: 'доход орехов' },
    from: { cs: 'Stupnice příjmů, vítězných bodů a pověsti' },
  },
  incomePhase: {
    name: { en: 'income phase', cs: 'fáze příjmů', pl: 'faza przychodu', ru: 'фаза дохода' },
    from: { cs: 'Fáze příjmů' },
    not: { pl: ['dochód', 'dochodu', 'dochody'] },
  },
  rewardTile: {
    name: { en: 'reward tile', cs: 'dílek odměn', pl: 'płytka nagrody', ru: 'плитка награды' },
    from: { cs: 'Dílky odměn' },
    not: { cs: ['díl* odměny'] },
  },
  marketing: {
    name: { en: 'marketing', cs: 'marketing', pl: 'marketing', ru: 'реклама' },
    from: { cs: 'Marketing' },
    not: { ru: ['маркетинг*'] },
  },
  milestone: {
    name: { en: 'milestone', cs: 'mezník', pl: 'kamień milowy', ru: 'рубеж' },
    from: { cs: 'Stupnice příjmů, vítězných bodů a pověsti' },
  },
  penalty: {
    name: { en: 'penalty', cs: 'pokuta', pl: 'kara', ru: 'штраф' },
    from: { cs: 'Odměny a pokuty za objednávky' },
  },
  finalScoring: {
    name: { en: 'final scoring', cs: 'závěrečné bodování', pl: 'punktacja końcowa', ru: 'итоговый подсчёт' },
    from: { cs: 'Závěrečné bodování' },
  },
  victoryPoint: {
    name: { en: 'victory point', cs: 'vítězný bod', pl: 'punkt zwycięstwa', ru: 'победное очко' },
    from: { cs: 'Stupnice příjmů, vítězných bodů a pověsti' },
  },
  startPlayer: {
    name: { en: 'start player', cs: 'začínající hráč', pl: 'pierwszy gracz', ru: 'первый игрок' },
    from: { cs: 'Počáteční karty v ruce' },
  },
  soloCard: {
    name: { en: 'solo card', cs: 'karta pro sólovou hru', pl: 'karta gry jednoosobowej', ru: 'карта одиночной игры' },
    from: { cs: 'Karty pro hru jednoho hráče' },
    not: { cs: ['kart* pro jednoho hráče', 'balíč* pro jednoho hráče'] },
  },
  neutralMarker: {
    name: { en: 'neutral marker', cs: 'ukazatel v odlišné barvě', pl: 'neutralny znacznik', ru: 'нейтральный маркер' },
    from: { cs: 'Karty pro hru jednoho hráče' },
    not: { en: ['foreign'], cs: ['cizí'], pl: ['obcy'], ru: ['чуж*'] },
  },
} satisfies Terms
