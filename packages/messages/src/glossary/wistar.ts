import type { Terms } from './terms.ts'

/** Rats of Wistar. */
export const wistar = {
  // Rats and mice
  leader: {
    name: { en: 'leader', cs: 'velitel', pl: 'Przywódca', ru: 'вожак' },
    from: { cs: 'Průběh hry', pl: 'Przebieg rozgrywki', ru: 'Размещение вожака' },
  },
  placeLeader: {
    name: { en: 'place a leader', cs: 'umístit velitele', pl: 'umieścić Przywódcę', ru: 'разместить вожака' },
    from: { cs: 'Průběh hry', pl: 'Przebieg rozgrywki', ru: 'Размещение вожака' },
    not: { pl: ['stawia* Przywódc*', 'postaw* Przywódc*'], ru: ['став* вожак*', 'постав* вожак*'] },
  },
  worker: {
    name: { en: 'worker', cs: 'krysa', pl: 'Robotnik', ru: 'работник' },
    from: { cs: 'Pohyb krys', pl: 'Poruszanie Robotników', ru: 'Размещение работника' },
    not: {
      cs: ['dělní*'],
      pl: ['szczur', 'szczura', 'szczury', 'szczurów', 'szczurem', 'szczurami', 'szczurom', 'szczurach'],
      ru: ['крыса', 'крысу', 'крысы', 'крыс', 'крысе', 'крысой', 'крысами', 'крысам', 'крысах'],
    },
    except: {
      'common.game.wistar': 'the title of the game',
      'webHouse.door.wistar': 'the whole clan, not the pieces',
      'wistarRulebook.modes.peaceful': 'the name of the variant',
      'wistar.edition.czech': 'the name of the variant',
      'wistar.edition.polish': 'the name of the variant',
    },
  },
  explorer: {
    name: { en: 'explorer', cs: 'průzkumník', pl: 'Odkrywca', ru: 'исследователь' },
    from: { cs: 'Průzkum', pl: 'Eksploracja', ru: 'Карты исследования' },
  },
  guest: {
    name: { en: 'guest', cs: 'myš', pl: 'Mysi Gość', ru: 'мышь' },
    from: { cs: 'Bližší popis destiček myši', pl: 'Szczegóły kafelków Mysich Gości', ru: 'Карты исследования' },
  },
  houseGuest: {
    name: { en: 'house guest', cs: 'myš z domu', pl: 'Mysi Gość z Domu', ru: 'домашняя мышь' },
    from: { cs: 'Příprava společného materiálu', pl: 'Przygotowanie ogólne', ru: 'Финальные эффекты на шкале' },
  },
  cellarGuest: {
    name: { en: 'cellar guest', cs: 'myš ze sklepa', pl: 'Mysi Gość z Piwnicy', ru: 'подвальная мышь' },
    from: {
      cs: 'Příprava společného materiálu',
      pl: 'Przygotowanie ogólne',
      ru: 'Агрессивные эффекты на картах изобретений',
    },
  },
  roundGuest: {
    name: { en: 'round guest', cs: 'myš pro probíhající kolo', pl: 'Gość na obecną rundę', ru: 'мышь текущего раунда' },
    from: { cs: 'Zisk myši pro probíhající kolo', pl: 'Przyjęcie Gościa na obecną rundę', ru: 'Получение бонусов' },
  },
  roundStack: {
    name: { en: 'round stack', cs: 'sloupeček kol', pl: 'stos Rund', ru: 'стопка раундов' },
    from: { cs: 'Průběh hry', pl: 'Przygotowanie ogólne' },
  },
  hero: {
    name: { en: 'hero', cs: 'hrdina', pl: 'Bohater', ru: 'герой' },
    from: { cs: 'Schopnosti na desce hráče', pl: 'Zdolności z planszy Gracza' },
  },

  // Resources and tokens
  item: {
    name: { en: 'item', cs: 'předmět', pl: 'przedmiot', ru: 'предмет' },
    from: { cs: 'Symboly na kartách projektů' },
  },
  wood: {
    name: { en: 'wood', cs: 'dřevo', pl: 'Drewno', ru: 'дерево' },
    from: { cs: 'Těžba dřeva', pl: 'Zbieranie Drewna', ru: 'Сбор дерева' },
  },
  metal: {
    name: { en: 'metal', cs: 'kov', pl: 'Metal', ru: 'металл' },
    from: { cs: 'Sběr kovu', pl: 'Zbieranie Metalu', ru: 'Сбор металла' },
  },
  movementToken: {
    name: { en: 'movement token', cs: 'žeton pohybu', pl: 'żeton Ruchu', ru: 'жетон перемещения' },
    from: { cs: 'Zaplacení žetonu pohybu', pl: 'Użycie żetonu Ruchu', ru: 'Агрессивные эффекты на картах изобретений' },
  },
  joker: {
    name: { en: 'joker', cs: 'žeton všeumětelství', pl: 'żeton Jokera', ru: 'джокер' },
    from: { cs: 'Nákup žetonu všeumětelství', pl: 'Zakup żetonu Jokera', ru: 'Краткие правила' },
    not: { cs: ['žolík*'] },
  },
  electricity: {
    name: { en: 'electricity', cs: 'elektrický proud', pl: 'Elektryczność', ru: 'ток' },
    from: { cs: 'Elektrický proud', pl: 'Elektryczność', ru: 'Краткие правила' },
    not: { cs: ['elektřin*'], ru: ['электричеств*'] },
  },
  electricityToken: {
    name: { en: 'electricity token', cs: 'žeton elektrického proudu', pl: 'żeton Elektryczności', ru: 'жетон тока' },
    from: { cs: 'Nákup žetonu elektrického proudu', pl: 'Zakup żetonu Elektryczności', ru: 'Краткие правила' },
    not: {
      en: ['step* of electricity'],
      cs: ['stup* elektrického proudu'],
      pl: ['stop* Elektryczności'],
      ru: ['ступен* тока'],
    },
  },
  basicElectricity: {
    name: { en: 'basic electricity', cs: 'slabý elektrický proud', pl: 'Podstawowa Elektryczność', ru: 'слабый ток' },
    from: { cs: 'Dodatek', pl: 'Elektryczność' },
  },
  strongElectricity: {
    name: {
      en: 'strong electricity',
      cs: 'silný elektrický proud',
      pl: 'Zaawansowana Elektryczność',
      ru: 'сильный ток',
    },
    from: { cs: 'Silný elektrický proud', pl: 'Zaawansowana Elektryczność' },
  },
  useToken: {
    name: { en: 'use token', cs: 'žeton použití', pl: 'znacznik 1x', ru: 'жетон использования' },
    from: { cs: 'Použití efektu na kartě projektu', pl: 'Użycie efektu 1x' },
  },
  skillToken: {
    name: { en: 'skill token', cs: 'žeton dovednosti', pl: 'żeton Umiejętności', ru: 'жетон навыка' },
    from: { cs: 'Popis karty projektu', pl: 'Przygotowanie ogólne', ru: 'Получение бонусов' },
  },
  cube: {
    name: { en: 'cube', cs: 'kostička', pl: 'kostka', ru: 'маркер' },
    from: { cs: 'Schopnosti na desce hráče', pl: 'Zdolności z planszy Gracza', ru: 'Выполнение миссии' },
    not: {
      en: ['marker*'],
      cs: ['značk*', 'ukazatel*', 'kostka', 'kostku', 'hnědé kostky', 'šedé kostky'],
      pl: ['znacznik*'],
      ru: ['кубик*'],
    },
  },
  disc: {
    name: { en: 'disc', cs: 'hráčský žeton', pl: 'dysk', ru: 'диск' },
    from: { cs: 'Dosažení cíle', pl: 'Osiągnięcie Celu', ru: 'Игровая область Крысобота' },
  },
  tent: {
    name: { en: 'tent', cs: 'stan', pl: 'Namiot', ru: 'палатка' },
    from: { cs: 'Umístění stanu', pl: 'Rozbicie Namiotu', ru: 'Карты исследования' },
  },
  victoryPoint: {
    name: { en: 'victory point', cs: 'vítězný bod', pl: 'punkt zwycięstwa', ru: 'победное очко' },
    from: { cs: 'Přehled hry', pl: 'Zdobywanie Punktów Zwycięstwa', ru: 'Общее описание' },
  },

  // Regions and actions
  region: {
    name: { en: 'region', cs: 'oblast', pl: 'Obszar', ru: 'область' },
    from: { cs: 'Základní pojmy', pl: 'Akcje Główne', ru: 'Размещение работника' },
  },
  forest: {
    name: { en: 'forest', cs: 'les', pl: 'Las', ru: 'лес' },
    from: { cs: 'Hlavní akce v oblasti lesa', pl: 'Akcje w obszarze Lasu' },
  },
  lair: {
    name: { en: 'lair', cs: 'nora', pl: 'Nora', ru: 'нора' },
    from: { cs: 'Hlavní akce v oblasti nory', pl: 'Akcje w obszarze Nory' },
    not: { en: ['burrow*'] },
  },
  lairEntrance: {
    name: { en: 'lair entrance', cs: 'vchod do nory', pl: 'wejście do Nory', ru: 'вход в нору' },
    from: { cs: 'Stavba postelí', pl: 'Budowanie Łóżek' },
  },
  farm: {
    name: { en: 'farm', cs: 'statek', pl: 'Gospodarstwo', ru: 'ферма' },
    from: { cs: 'Popis statku', pl: 'Szczegóły Gospodarstwa', ru: 'Общее описание' },
  },
  wheel: {
    name: { en: 'wheel', cs: 'disk akcí', pl: 'Koło Akcji', ru: 'колесо действий' },
    from: { cs: 'Bližší popis disku akcí', pl: 'Szczegóły Koła Akcji', ru: 'Размещение вожака' },
  },
  segment: {
    name: { en: 'segment', cs: 'sekce disku', pl: 'Segment Koła', ru: 'сектор' },
    from: { cs: 'Průběh hry', pl: 'Przygotowanie ogólne', ru: 'Размещение вожака' },
    not: { cs: ['segment*'] },
  },
  space: {
    name: { en: 'space', cs: 'pole', pl: 'pole', ru: 'ячейка' },
    from: { cs: 'Bližší popis disku akcí', pl: 'Szczegóły Koła Akcji', ru: 'Размещение вожака' },
    not: { cs: ['políčk*'], ru: ['мест* сектора'] },
  },
  mainAction: {
    name: { en: 'main action', cs: 'hlavní akce', pl: 'Akcja Główna', ru: 'основное действие' },
    from: { cs: 'Hlavní akce', pl: 'Akcje główne', ru: 'Основные действия' },
    not: { pl: ['główn* akcj*'], ru: ['главн* действи*'] },
  },
  bonusAction: {
    name: { en: 'bonus action', cs: 'bonusová akce', pl: 'Akcja Dodatkowa', ru: 'бонусное действие' },
    from: { cs: 'Průběh hry', pl: 'Szczegóły Koła Akcji', ru: 'Краткие правила' },
    not: { pl: ['akcj* bonusow*'] },
  },
  quickAction: {
    name: { en: 'quick action', cs: 'rychlá akce', pl: 'Szybka Akcja', ru: 'быстрое действие' },
    from: { cs: 'Průběh hry', pl: 'Przebieg rozgrywki' },
  },
  actionStrength: {
    name: { en: 'strength of an action', cs: 'síla akce', pl: 'Siła Akcji', ru: 'сила действия' },
    from: { cs: 'Hlavní akce', pl: 'Akcje główne', ru: 'Постройка кроватей' },
  },
  atMost: {
    name: { en: 'up to', cs: 'až', pl: 'maksymalnie', ru: 'до' },
    from: { pl: 'Wykopywanie Pomieszczeń' },
    not: { pl: ['najwyżej'] },
  },
  gatherWood: {
    name: { en: 'gather wood', cs: 'těžba dřeva', pl: 'Zbieranie Drewna', ru: 'сбор дерева' },
    from: { cs: 'Těžba dřeva', pl: 'Zbieranie Drewna', ru: 'Сбор дерева' },
  },
  digRooms: {
    name: { en: 'dig rooms', cs: 'hloubení komor', pl: 'Wykopywanie Pomieszczeń', ru: 'рытьё комнат' },
    from: { cs: 'Hloubení komor', pl: 'Wykopywanie Pomieszczeń', ru: 'Рытьё комнат' },
  },
  gatherMetal: {
    name: { en: 'gather metal', cs: 'sběr kovu', pl: 'Zbieranie Metalu', ru: 'сбор металла' },
    from: { cs: 'Sběr kovu', pl: 'Zbieranie Metalu', ru: 'Сбор металла' },
  },
  buildBeds: {
    name: { en: 'build beds', cs: 'stavba postelí', pl: 'Budowanie Łóżek', ru: 'постройка кроватей' },
    from: { cs: 'Stavba postelí', pl: 'Budowanie Łóżek', ru: 'Постройка кроватей' },
  },
  developProjects: {
    name: { en: 'develop projects', cs: 'vývoj projektů', pl: 'Rozwijanie Projektów', ru: 'работа над проектами' },
    from: { cs: 'Vývoj projektů', pl: 'Rozwijanie Projektów', ru: 'Работа над проектами' },
  },
  explore: {
    name: { en: 'explore', cs: 'průzkum', pl: 'Eksploracja', ru: 'исследование' },
    from: { cs: 'Průzkum', pl: 'Eksploracja', ru: 'Исследование' },
  },
  projectPoint: {
    name: { en: 'project point', cs: 'bod projektů', pl: 'punkt Projektu', ru: 'очко проектов' },
    from: { cs: 'Vývoj projektů', pl: 'Rozwijanie Projektów' },
  },
  explorationPoint: {
    name: { en: 'exploration point', cs: 'bod průzkumu', pl: 'punkt Eksploracji', ru: 'очко исследования' },
    from: { cs: 'Jeden bod průzkumu', pl: 'Jeden punkt Eksploracji' },
  },
  hut: {
    name: { en: 'alchemist’s hut', cs: 'chaloupka alchymyšky', pl: 'Chata Alchemika', ru: 'хижина алхимика' },
    from: { cs: 'Průběh hry', pl: 'Zdolności z planszy Gracza', ru: 'Действие алхимика' },
    not: { cs: ['do chaloupky'], pl: ['chatk*'] },
  },
  potion: {
    name: { en: 'potion', cs: 'lektvar', pl: 'Eliksir Alchemika', ru: 'зелье' },
    from: { cs: 'Lektvar od alchymyšky', pl: 'Eliksir Alchemika' },
    not: { pl: ['mikstur*'] },
  },
  turnOrder: {
    name: { en: 'turn order', cs: 'pořadí průběhu hry', pl: 'kolejność tury', ru: 'порядок хода' },
    from: { cs: 'Poslední kroky přípravy', pl: 'Ostatnie kroki' },
  },
  newRoundPhase: {
    name: { en: 'new-round phase', cs: 'fáze přípravy kola', pl: 'Faza Nowej Rundy', ru: 'фаза начала раунда' },
    from: { cs: 'Průběh hry', pl: 'Przebieg rozgrywki', ru: 'Фаза начала раунда' },
  },
  actionPhase: {
    name: { en: 'action phase', cs: 'fáze akcí', pl: 'Faza Akcji', ru: 'фаза действий' },
    from: { cs: 'Průběh hry', pl: 'Przebieg rozgrywki', ru: 'Фаза действий. Ход Крысобота' },
  },

  // The player board
  room: {
    name: { en: 'room', cs: 'komora', pl: 'Pomieszczenie', ru: 'комната' },
    from: { cs: 'Hloubení komor', pl: 'Wykopywanie Pomieszczeń', ru: 'Рытьё комнат' },
    not: { en: ['chamber*'], pl: ['komor*'], ru: ['камера', 'камеру', 'камеры', 'камер'] },
  },
  porch: {
    name: { en: 'porch', cs: 'přístavek', pl: 'Weranda', ru: 'пристройка' },
    from: { cs: 'Schopnosti na desce hráče', pl: 'Zdolności z planszy Gracza' },
    not: { cs: ['předsíň'], pl: ['ganek', 'gank*'], ru: ['крыльц*'] },
    except: { 'wistar.B': 'the name of a room of the farm' },
  },
  bed: {
    name: { en: 'bed', cs: 'postel', pl: 'Łóżko', ru: 'кровать' },
    from: { cs: 'Stavba postelí', pl: 'Budowanie Łóżek', ru: 'Постройка кроватей' },
  },
  undergroundTile: {
    name: { en: 'underground tile', cs: 'destička podzemí', pl: 'kafelek Podziemi', ru: 'жетон подземелья' },
    from: { cs: 'Hloubení komor', pl: 'Wykopywanie Pomieszczeń', ru: 'Игровая область Крысобота' },
  },
  ability: {
    name: { en: 'ability', cs: 'schopnost', pl: 'zdolność', ru: 'способность' },
    from: { cs: 'Schopnosti na desce hráče', pl: 'Zdolności z planszy Gracza' },
  },

  // The farm
  house: {
    name: { en: 'house', cs: 'dům', pl: 'Dom', ru: 'дом' },
    from: { cs: 'Popis statku', pl: 'Szczegóły Gospodarstwa', ru: 'Финальные эффекты на шкале' },
  },
  cellar: {
    name: { en: 'cellar', cs: 'sklep', pl: 'Piwnica', ru: 'подвал' },
    from: { cs: 'Popis statku', pl: 'Szczegóły Gospodarstwa', ru: 'Агрессивные эффекты на картах изобретений' },
  },
  farmEntrance: {
    name: { en: 'farm entrance', cs: 'vstup na statek', pl: 'Wejście do Gospodarstwa', ru: 'вход на ферму' },
    from: { cs: 'Průzkum', pl: 'Przygotowanie gracza', ru: 'Игровая область Крысобота' },
  },
  farmRoom: {
    name: { en: 'room of the farm', cs: 'místnost', pl: 'pokój', ru: 'комната фермы' },
    from: { cs: 'Popis statku', pl: 'Szczegóły Gospodarstwa', ru: 'Карты исследования' },
  },
  firstFloor: {
    name: { en: 'first floor', cs: 'první patro', pl: '1. piętro', ru: 'второй этаж' },
    from: { cs: 'Popis statku', pl: 'Szczegóły Gospodarstwa' },
  },
  door: {
    name: { en: 'door', cs: 'dveře', pl: 'Drzwi', ru: 'дверь' },
    from: { cs: 'Průzkum', pl: 'Eksploracja', ru: 'Карты исследования' },
  },
  cheese: {
    name: { en: 'cheese', cs: 'sýr', pl: 'Ser', ru: 'сыр' },
    from: { cs: 'Bližší popis destiček myši', pl: 'Eksploracja', ru: 'Карты исследования' },
  },
  mission: {
    name: { en: 'mission', cs: 'úkol', pl: 'Misja', ru: 'миссия' },
    from: { cs: 'Plnění úkolů', pl: 'Wykonywanie Misji', ru: 'Выполнение миссии' },
  },
  completeMission: {
    name: { en: 'complete a mission', cs: 'splnit úkol', pl: 'wykonać Misję', ru: 'выполнить миссию' },
    from: { cs: 'Plnění úkolů', pl: 'Wykonywanie Misji', ru: 'Выполнение миссии' },
    not: { en: ['fulfil*'], pl: ['wypełni*'] },
  },
  missionRow: {
    name: { en: 'row', cs: 'řádek', pl: 'rząd', ru: 'строка' },
    from: { cs: 'Popis karty úkolů', pl: 'Szczegóły kart Misji', ru: 'Выполнение миссии' },
    not: { pl: ['wiersz*'] },
  },
  houseMission: {
    name: { en: 'house mission', cs: 'úkol v domě', pl: 'Misja w Domu', ru: 'домашняя миссия' },
    from: { cs: 'Příprava společného materiálu', pl: 'Przygotowanie ogólne' },
  },
  cellarMission: {
    name: { en: 'cellar mission', cs: 'úkol ve sklepě', pl: 'Misja w Piwnicy', ru: 'подвальная миссия' },
    from: { cs: 'Schopnosti na desce hráče', pl: 'Przygotowanie ogólne' },
  },
  lock: {
    name: { en: 'lock', cs: 'zámek', pl: 'kłódka', ru: 'замок' },
    from: { cs: 'Popis karty úkolů', pl: 'Szczegóły kart Misji', ru: 'Выполнение миссии' },
  },
  objective: {
    name: { en: 'objective', cs: 'cíl', pl: 'Cel', ru: 'цель' },
    from: { cs: 'Dosažení cíle', pl: 'Osiągnięcie Celu', ru: 'Немедленные эффекты на шкале' },
  },

  // Inventions
  invention: {
    name: { en: 'invention', cs: 'projekt', pl: 'Wynalazek', ru: 'изобретение' },
    from: {
      cs: 'Vyložení karty projektu',
      pl: 'Zagrywanie kart Wynalazków',
      ru: 'Агрессивные эффекты на картах изобретений',
    },
    not: { cs: ['vynález*'] },
  },
  playInvention: {
    name: { en: 'play an invention', cs: 'vyložit projekt', pl: 'zagrać Wynalazek', ru: 'разыграть изобретение' },
    from: {
      cs: 'Vyložení karty projektu',
      pl: 'Zagrywanie kart Wynalazków',
      ru: 'Агрессивные эффекты на картах изобретений',
    },
    not: { ru: ['игра* изобретени*', 'сыгра* изобретени*', 'сыгранн* изобретени*', 'сыграть', 'сыграно', 'сыграет'] },
  },
  basicInvention: {
    name: { en: 'basic invention', cs: 'základní projekt', pl: 'Podstawowy Wynalazek', ru: 'простое изобретение' },
    from: { cs: 'Vývoj projektů', pl: 'Rozwijanie Projektów', ru: 'Работа над проектами' },
    not: { ru: ['базов*'] },
  },
  advancedInvention: {
    name: {
      en: 'advanced invention',
      cs: 'pokročilý projekt',
      pl: 'Zaawansowany Wynalazek',
      ru: 'продвинутое изобретение',
    },
    from: { cs: 'Vývoj projektů', pl: 'Rozwijanie Projektów', ru: 'Работа над проектами' },
  },
  market: {
    name: { en: 'market', cs: 'nabídka', pl: 'rząd kart', ru: 'рынок' },
    from: { cs: 'Poslední kroky přípravy', pl: 'Rozwijanie Projektów', ru: 'Работа над проектами' },
    not: { pl: ['rynek', 'rynk*'] },
  },
  drawInvention: {
    name: { en: 'draw an invention', cs: 'dobrat projekt', pl: 'dobrać Wynalazek', ru: 'взять изобретение из колоды' },
    from: { cs: 'Dodatek', pl: 'Załącznik' },
    not: { ru: ['тян*', 'вытян*'] },
  },
  tool: {
    name: { en: 'tool', cs: 'nástroj', pl: 'Narzędzie', ru: 'инструмент' },
    from: { cs: 'Nástroj', pl: 'Narzędzie' },
  },
  automaton: {
    name: { en: 'automaton', cs: 'samohyb', pl: 'Automat', ru: 'автомат' },
    from: { cs: 'Samohyb', pl: 'Automat' },
    not: { cs: ['automat', 'automatu', 'automaty', 'automatů'] },
  },
  building: {
    name: { en: 'building', cs: 'budova', pl: 'Budynek', ru: 'здание' },
    from: { cs: 'Budova', pl: 'Budynek' },
  },
  skill: {
    name: { en: 'skill', cs: 'dovednost', pl: 'Umiejętność', ru: 'навык' },
    from: { cs: 'Popis karty projektu', pl: 'Szczegóły kart Wynalazków', ru: 'Получение бонусов' },
  },
  icon: {
    name: { en: 'icon', cs: 'symbol', pl: 'ikona', ru: 'символ' },
    from: { cs: 'Popis karty projektu', pl: 'Szczegóły kart Wynalazków', ru: 'Выбор уровня сложности' },
    not: { en: ['symbol*'], cs: ['ikon*'], pl: ['symbol*'], ru: ['значок', 'значк*', 'знаки', 'знаками', 'знаков'] },
  },
  strength: {
    name: { en: 'strength', cs: 'síla', pl: 'Siła', ru: 'сила' },
    from: { cs: 'Síla', pl: 'Siła' },
  },
  agility: {
    name: { en: 'agility', cs: 'hbitost', pl: 'Zwinność', ru: 'ловкость' },
    from: { cs: 'Hbitost', pl: 'Zwinność' },
  },
  perception: {
    name: { en: 'perception', cs: 'bystrost', pl: 'Spostrzegawczość', ru: 'восприятие' },
    from: { cs: 'Bystrost', pl: 'Spostrzegawczość' },
  },
  intelligence: {
    name: { en: 'intelligence', cs: 'inteligence', pl: 'Inteligencja', ru: 'интеллект' },
    from: { cs: 'Inteligence', pl: 'Inteligencja' },
  },
  endurance: {
    name: { en: 'endurance', cs: 'výdrž', pl: 'Wytrzymałość', ru: 'выносливость' },
    from: { cs: 'Výdrž', pl: 'Wytrzymałość' },
  },
  energy: {
    name: { en: 'energy', cs: 'energie', pl: 'Energia', ru: 'энергия' },
    from: { cs: 'Dodatek', pl: 'Załącznik' },
  },
  effect: {
    name: { en: 'effect', cs: 'efekt', pl: 'efekt', ru: 'эффект' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów', ru: 'Немедленные эффекты на шкале' },
    not: { cs: ['účin*'] },
  },
  instant: {
    name: { en: 'instant', cs: 'okamžitý', pl: 'natychmiastowy', ru: 'немедленный' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów', ru: 'Немедленные эффекты на шкале' },
  },
  oncePerRound: {
    name: { en: 'once per round', cs: 'jednou za kolo', pl: '1x', ru: 'раз за раунд' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów' },
  },
  income: {
    name: { en: 'income', cs: 'příjem', pl: 'Przychód', ru: 'доход' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów' },
  },
  permanent: {
    name: { en: 'permanent', cs: 'trvalý', pl: 'trwały', ru: 'постоянный' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów' },
  },
  endgame: {
    name: { en: 'endgame', cs: 'závěrečné bodování', pl: 'na koniec gry', ru: 'финальный' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów', ru: 'Финальные эффекты на шкале' },
    not: { ru: ['итогов* подсч*'] },
  },
  offensive: {
    name: { en: 'offensive', cs: 'agresivní', pl: 'ofensywny', ru: 'агрессивный' },
    from: { cs: 'Druhy efektů', pl: 'Rodzaje efektów', ru: 'Агрессивные эффекты на шкале' },
  },
  peacefulVariant: {
    name: {
      en: 'peaceful variant',
      cs: 'varianta bez přímého škození',
      pl: 'wariant Pokojowych Szczurów',
      ru: 'мирный вариант',
    },
    from: { cs: 'Poslední kroky přípravy', pl: 'Wariant Pokojowych Szczurów' },
    not: { cs: ['mírn* variant*', 'mírumilovn*'] },
  },

  // Alone against Ratbot
  ratbot: {
    name: { en: 'Ratbot', cs: 'Krysobot', pl: 'Szczurobot', ru: 'Крысобот' },
    from: { pl: 'Wyjaśnienie niektórych kart Wynalazków', ru: 'Общее описание' },
  },
  automaBoard: {
    name: { en: 'automa board', cs: 'deska automy', pl: 'plansza Automy', ru: 'планшет Автомы' },
    from: { ru: 'Игровая область Крысобота' },
  },
  actionCard: {
    name: { en: 'action card', cs: 'karta akce', pl: 'karta Akcji', ru: 'карта действия' },
    from: { ru: 'Фаза действий. Ход Крысобота' },
  },
  explorationCard: {
    name: { en: 'exploration card', cs: 'karta průzkumu', pl: 'karta Eksploracji', ru: 'карта исследования' },
    from: { ru: 'Карты исследования' },
  },
  stateCard: {
    name: { en: 'state card', cs: 'karta stupnic', pl: 'karta Toru', ru: 'карта состояния' },
    from: {
      cs: 'Vysvětlení některých karet projektů',
      pl: 'Wyjaśnienie niektórych kart Wynalazków',
      ru: 'Продвижение по картам состояния',
    },
    not: { cs: ['kart* stavu', 'karet stavu'], pl: ['kart* Stanu'] },
  },
  skillStateToken: {
    name: {
      en: 'skill-state token',
      cs: 'žeton stupnice dovednosti',
      pl: 'żeton Toru Umiejętności',
      ru: 'жетон состояния навыка',
    },
    from: { ru: 'Продвижение по картам состояния' },
  },
} satisfies Terms
