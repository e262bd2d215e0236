import type { Terms } from './terms.ts'

/** Terms of the table itself, shared by all games. No rulebook names them. */
export const table = {
  game: {
    name: { en: 'game', cs: 'hra', pl: 'gra', ru: 'игра' },
  },
  table: {
    name: { en: 'table', cs: 'stůl', pl: 'stół', ru: 'стол' },
  },
  link: {
    name: { en: 'link', cs: 'odkaz', pl: 'link', ru: 'ссылка' },
    not: { pl: ['odnośnik*'] },
  },
  seat: {
    name: { en: 'seat', cs: 'místo', pl: 'miejsce', ru: 'место' },
  },
  player: {
    name: { en: 'player', cs: 'hráč', pl: 'gracz', ru: 'игрок' },
  },
  formerPlayer: {
    name: { en: 'former player', cs: 'bývalý hráč', pl: 'dawny gracz', ru: 'бывший игрок' },
  },
  account: {
    name: { en: 'account', cs: 'účet', pl: 'konto', ru: 'аккаунт' },
    not: { ru: ['учётн*', 'профил*'] },
  },
  bot: {
    name: { en: 'bot', cs: 'bot', pl: 'bot', ru: 'бот' },
  },
  automa: {
    name: { en: 'automa', cs: 'automa', pl: 'automa', ru: 'автома' },
  },
  watcher: {
    name: { en: 'spectator', cs: 'divák', pl: 'widz', ru: 'зритель' },
    not: { en: ['watcher*'] },
    except: {
      'cats.072': 'the name of a card',
    },
  },
  chat: {
    name: { en: 'chat', cs: 'chat', pl: 'czat', ru: 'чат' },
    not: { en: ['talk'], cs: ['hovor*'], pl: ['rozmow*'], ru: ['бесед*'] },
    except: {
      'woodcraft.contract-05': 'the name of a card',
    },
  },
  turn: {
    name: { en: 'turn', cs: 'tah', pl: 'tura', ru: 'ход' },
  },
  round: {
    name: { en: 'round', cs: 'kolo', pl: 'runda', ru: 'раунд' },
  },
  phase: {
    name: { en: 'phase', cs: 'fáze', pl: 'faza', ru: 'фаза' },
  },
  decision: {
    name: { en: 'decision', cs: 'rozhodnutí', pl: 'decyzja', ru: 'решение' },
  },
  hand: {
    name: { en: 'hand', cs: 'ruka', pl: 'ręka', ru: 'рука' },
    not: { ru: ['на руке', 'с руки'] },
  },
  card: {
    name: { en: 'card', cs: 'karta', pl: 'karta', ru: 'карта' },
  },
  tile: {
    name: { en: 'tile', cs: 'dílek', pl: 'kafelek', ru: 'жетон' },
  },
  faceUp: {
    name: { en: 'face up', cs: 'lícem nahoru', pl: 'odkryty', ru: 'открытый' },
    not: { en: ['on show'] },
  },
  deck: {
    name: { en: 'deck', cs: 'balíček', pl: 'talia', ru: 'колода' },
  },
  draw: {
    name: { en: 'draw', cs: 'dobrat', pl: 'dobrać', ru: 'взять из колоды' },
    not: { cs: ['táhn*', 'táhl*', 'tahá*', 'taht*', 'vytáhn*', 'vytáhl*', 'vytaž*', 'tažen*'] },
  },
  discardPile: {
    name: { en: 'discard pile', cs: 'odkládací hromádka', pl: 'stos kart odrzuconych', ru: 'сброс' },
    not: { cs: ['odhazovac*'] },
  },
  supply: {
    name: { en: 'supply', cs: 'společná zásoba', pl: 'zasoby ogólne', ru: 'общий запас' },
  },
  free: {
    name: { en: 'for free', cs: 'zdarma', pl: 'za darmo', ru: 'бесплатно' },
    not: { en: ['for nothing', 'free of charge', 'at no cost'] },
  },
  pass: {
    name: { en: 'pass', cs: 'pasovat', pl: 'spasować', ru: 'пасовать' },
  },
  resign: {
    name: { en: 'resign', cs: 'vzdát se', pl: 'poddać się', ru: 'сдаться' },
    not: { en: ['give* up', 'gave up', 'giving up'] },
  },
  interrupt: {
    name: { en: 'interrupt', cs: 'zasáhnout', pl: 'wtrącić się', ru: 'вмешаться' },
    not: { en: ['step* in'], cs: ['vstoup*'], pl: ['wkrocz*', 'wkracz*'] },
  },
  undo: {
    name: { en: 'undo', cs: 'vrátit', pl: 'cofnąć', ru: 'отменить' },
    not: { en: ['take* back', 'taken back', 'taking back'], cs: ['vzít zpět', 'vzat* zpět'], ru: ['взят* назад'] },
  },
  redo: {
    name: { en: 'redo', cs: 'zopakovat', pl: 'ponowić', ru: 'повторить' },
  },
  confirm: {
    name: { en: 'confirm', cs: 'potvrdit', pl: 'zatwierdzić', ru: 'подтвердить' },
  },
  point: {
    name: { en: 'point', cs: 'bod', pl: 'punkt', ru: 'очко' },
  },
  scoreSheet: {
    name: { en: 'score sheet', cs: 'zápisník bodů', pl: 'arkusz punktacji', ru: 'таблица очков' },
    not: { cs: ['bodovací list*', 'zápis bodů'], ru: ['лист* очков'] },
  },
  tie: {
    name: { en: 'tie', cs: 'shoda', pl: 'remis', ru: 'ничья' },
  },
  sharedWin: {
    name: { en: 'shared win', cs: 'dělená výhra', pl: 'wspólna wygrana', ru: 'общая победа' },
  },
  mode: {
    name: { en: 'mode', cs: 'režim', pl: 'tryb', ru: 'режим' },
  },
  level: {
    name: { en: 'level', cs: 'obtížnost', pl: 'poziom trudności', ru: 'уровень сложности' },
    not: { cs: ['úroveň', 'úrovn*'] },
  },
  pack: {
    name: { en: 'pack', cs: 'balíček obsahu', pl: 'pakiet', ru: 'набор' },
    not: { pl: ['paczk*'], ru: ['пак', 'пака', 'паке', 'паки', 'паков'] },
  },
  tutorial: {
    name: { en: 'tutorial', cs: 'lekce', pl: 'samouczek', ru: 'урок' },
  },
  puzzle: {
    name: { en: 'puzzle', cs: 'hlavolam', pl: 'łamigłówka', ru: 'задача' },
    not: { cs: ['úloha', 'úlohy', 'úloh'], pl: ['zagadk*'], ru: ['головолом*'] },
  },
  analysis: {
    name: { en: 'analysis', cs: 'analýza', pl: 'analiza', ru: 'анализ' },
  },
  hint: {
    name: { en: 'hint', cs: 'nápověda', pl: 'podpowiedź', ru: 'подсказка' },
  },
  simulatedGame: {
    name: { en: 'simulated game', cs: 'simulovaná hra', pl: 'symulowana gra', ru: 'смоделированная партия' },
    not: { en: ['imagined'], cs: ['představen* her*'], pl: ['wyobrażon*'], ru: ['воображаем*'] },
  },
  replay: {
    name: { en: 'replay', cs: 'záznam', pl: 'powtórka', ru: 'запись' },
  },
  choice: {
    name: { en: 'choice', cs: 'volba', pl: 'wybór', ru: 'выбор' },
  },
  panel: {
    name: { en: 'panel', cs: 'lišta', pl: 'panel', ru: 'панель' },
    not: { en: ['tray*'], cs: ['zásobník*'], pl: ['taca', 'tacy', 'tacę', 'tacą'], ru: ['лоток', 'лотк*'] },
  },
} satisfies Terms
