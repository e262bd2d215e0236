import type { Terms } from './terms.ts'

/** Woodcraft. The Czech terms are those of the Czech rulebook; Polish and Russian are translated here. */
export const woodcraft = {
  // The wheel of actions
  actionWheel: { en: 'action wheel', cs: 'nabídka akcí', pl: 'koło akcji', ru: 'колесо действий' },
  actionTile: { en: 'action tile', cs: 'destička akce', pl: 'płytka akcji', ru: 'плитка действия' },
  quadrant: { en: 'quadrant', cs: 'výseč', pl: 'ćwiartka', ru: 'сектор' },
  saw: { en: 'saw', cs: 'okružní pila', pl: 'piła tarczowa', ru: 'циркулярная пила' },
  sawWindow: { en: 'saw window', cs: 'okénko pily', pl: 'okienko piły', ru: 'окошко пилы' },
  arcTile: { en: 'arc tile', cs: 'obloukový dílek', pl: 'łukowa płytka', ru: 'дуговая плитка' },
  mainAction: { en: 'main action', cs: 'hlavní akce', pl: 'akcja główna', ru: 'основное действие' },
  bonusAction: { en: 'bonus action', cs: 'bonusová akce', pl: 'akcja bonusowa', ru: 'бонусное действие' },
  extraAction: { en: 'extra action', cs: 'doplňková akce', pl: 'akcja dodatkowa', ru: 'дополнительное действие' },
  substitute: { en: 'substitute action', cs: 'náhradní akce', pl: 'akcja zastępcza', ru: 'запасное действие' },

  // Main actions
  buyLumber: { en: 'buy lumber', cs: 'nákup dřeva', pl: 'zakup drewna', ru: 'покупка древесины' },
  exchangeDice: { en: 'exchange dice', cs: 'výměna kostek', pl: 'wymiana kości', ru: 'обмен кубиков' },
  buyMaterials: { en: 'buy materials', cs: 'nákup materiálu', pl: 'zakup materiałów', ru: 'покупка материалов' },
  chooseOrders: { en: 'choose orders', cs: 'výběr objednávek', pl: 'wybór zamówień', ru: 'выбор заказов' },
  chooseHelper: { en: 'choose helper', cs: 'výběr pomocníka', pl: 'wybór pomocnika', ru: 'выбор помощника' },
  produce: { en: 'produce', cs: 'výroba', pl: 'produkcja', ru: 'производство' },
  plantTree: { en: 'plant a tree', cs: 'zasazení stromu', pl: 'sadzenie drzewa', ru: 'посадка дерева' },
  improveWorkshop: {
    en: 'improve the workshop',
    cs: 'vylepšení dílny',
    pl: 'ulepszenie warsztatu',
    ru: 'улучшение мастерской',
  },

  // Extra actions
  sawLumber: { en: 'saw lumber', cs: 'řezání dřeva', pl: 'piłowanie drewna', ru: 'распил' },
  splice: { en: 'splice', cs: 'spojování odřezků', pl: 'łączenie ścinków', ru: 'сращивание обрезков' },
  glueLumber: { en: 'glue lumber', cs: 'lepení dřeva', pl: 'klejenie drewna', ru: 'склейка' },
  harvest: { en: 'harvest', cs: 'pokácení stromu', pl: 'ścięcie drzewa', ru: 'рубка дерева' },
  completeOrder: {
    en: 'complete an order',
    cs: 'splnění objednávky',
    pl: 'realizacja zamówienia',
    ru: 'выполнение заказа',
  },

  // Wood and materials
  die: { en: 'die', cs: 'kostka', pl: 'kość', ru: 'кубик' },
  lumberYard: {
    en: 'lumber yard',
    cs: 'veřejný sklad dřeva',
    pl: 'publiczny skład drewna',
    ru: 'общий склад древесины',
  },
  lumberPile: {
    en: 'lumber pile',
    cs: 'soukromý sklad dřeva',
    pl: 'prywatny skład drewna',
    ru: 'личный склад древесины',
  },
  blueberry: { en: 'blueberry', cs: 'borůvka', pl: 'jagoda', ru: 'черника' },
  hazelnut: { en: 'hazelnut', cs: 'oříšek', pl: 'orzech laskowy', ru: 'лесной орех' },
  lantern: { en: 'lantern', cs: 'lucerna', pl: 'latarnia', ru: 'фонарь' },
  glue: { en: 'glue', cs: 'lepidlo', pl: 'klej', ru: 'клей' },
  sawBlade: { en: 'saw blade', cs: 'pilový kotouč', pl: 'tarcza piły', ru: 'пильный диск' },
  scrapwood: { en: 'scrapwood', cs: 'odřezek', pl: 'ścinek', ru: 'обрезок' },
  tree: { en: 'tree', cs: 'strom', pl: 'drzewo', ru: 'дерево' },
  seedling: { en: 'seedling', cs: 'semenáček', pl: 'sadzonka', ru: 'саженец' },
  pot: { en: 'pot', cs: 'květináč', pl: 'doniczka', ru: 'горшок' },

  // The workshop
  workshop: { en: 'workshop', cs: 'dílna', pl: 'warsztat', ru: 'мастерская' },
  helper: { en: 'helper', cs: 'pomocník', pl: 'pomocnik', ru: 'помощник' },
  attic: { en: 'attic', cs: 'půda', pl: 'strych', ru: 'чердак' },
  tool: { en: 'tool', cs: 'nářadí', pl: 'narzędzie', ru: 'инструмент' },
  sawingTile: { en: 'sawing tile', cs: 'dílek řezání', pl: 'płytka piłowania', ru: 'плитка распила' },
  splicingTile: { en: 'splicing tile', cs: 'dílek spojů', pl: 'płytka łączenia', ru: 'плитка сращивания' },
  gluingTile: { en: 'gluing tile', cs: 'dílek lepení', pl: 'płytka klejenia', ru: 'плитка склейки' },
  reuseToken: {
    en: 'tile-reuse token',
    cs: 'žeton opětovného využití dílku',
    pl: 'żeton ponownego użycia płytki',
    ru: 'жетон повторного использования плитки',
  },

  // Orders
  order: { en: 'order', cs: 'objednávka', pl: 'zamówienie', ru: 'заказ' },
  earlyOrder: {
    en: 'early order',
    cs: 'objednávka dostupná na začátku hry',
    pl: 'wczesne zamówienie',
    ru: 'ранний заказ',
  },
  lateOrder: {
    en: 'late order',
    cs: 'objednávka určená pro pozdější část hry',
    pl: 'późne zamówienie',
    ru: 'поздний заказ',
  },
  hazelnutOrder: { en: 'hazelnut order', cs: 'oříšková objednávka', pl: 'orzechowe zamówienie', ru: 'ореховый заказ' },
  publicContract: {
    en: 'public contract',
    cs: 'veřejná zakázka',
    pl: 'zlecenie publiczne',
    ru: 'общественный контракт',
  },

  // Tracks and income
  reputation: { en: 'reputation', cs: 'pověst', pl: 'reputacja', ru: 'репутация' },
  blueberryIncome: { en: 'blueberry income', cs: 'příjem borůvek', pl: 'przychód jagód', ru: 'доход черники' },
  hazelnutIncome: { en: 'hazelnut income', cs: 'příjem oříšků', pl: 'przychód orzechów', ru: 'доход орехов' },
  incomePhase: { en: 'income phase', cs: 'fáze příjmů', pl: 'faza przychodu', ru: 'фаза дохода' },
  rewardTile: { en: 'reward tile', cs: 'dílek odměn', pl: 'płytka nagrody', ru: 'плитка награды' },
  marketing: { en: 'marketing', cs: 'marketing', pl: 'marketing', ru: 'реклама' },
  milestone: { en: 'milestone', cs: 'mezník', pl: 'kamień milowy', ru: 'рубеж' },
  penalty: { en: 'penalty', cs: 'pokuta', pl: 'kara', ru: 'штраф' },
  victoryPoint: { en: 'victory point', cs: 'vítězný bod', pl: 'punkt zwycięstwa', ru: 'победное очко' },
  startPlayer: { en: 'start player', cs: 'začínající hráč', pl: 'pierwszy gracz', ru: 'первый игрок' },
  soloCard: {
    en: 'solo card',
    cs: 'karta pro hru jednoho hráče',
    pl: 'karta gry jednoosobowej',
    ru: 'карта одиночной игры',
  },
} satisfies Terms
