import type { Translation } from '../message-id.ts'

export const cats = {
  // Colours of the cats
  'colour.blue': 'синий',
  'colour.green': 'зелёный',
  'colour.red': 'красный',
  'colour.purple': 'фиолетовый',
  'colour.orange': 'оранжевый',

  day: 'День {day, number} из 5',

  // What is in the box
  'component.discoveryCards': 'Карты открытий',
  'component.rescueCards': 'Карты спасения',
  'component.oshaxCards': 'Карты ошаксов',
  'component.treasureCards': 'Карты сокровищ',
  'component.privateLessons': 'Личные задания',
  'component.publicLessons': 'Общие задания',
  'component.anytimeCards': 'Универсальные карты',
  'component.cats': 'Кошки',
  'component.oshaxes': 'Ошаксы',
  'component.commonTreasures': 'Обычные сокровища',
  'component.rareTreasures': 'Редкие сокровища',
  'component.boats': 'Корабли',
  'component.familyLessons': 'Семейные задания',
  'component.soloCards': 'Карты для одиночной игры',

  // Lines of the score sheet
  'score.rats': 'Крысы',
  'score.sections': 'Незаполненные отсеки',
  'score.families': 'Кошачьи семьи',
  'score.rare': 'Редкие сокровища',
  'score.privateLesson': 'Личные задания',
  'score.publicLesson': 'Общие задания',
  'score.familyLesson': 'Семейные задания',
  'score.soloLesson': 'Задания сестры',
  'score.soloColour': 'Цвет сестры',
  // As the scorer of given boats calls it
  'score.lesson': 'Личное задание',

  // What a decision asks
  'kind.draft':
    '{rest, select, discarded {{keep, plural, one {Оставь себе # карту, остальные сбрось.} few {Оставь себе # карты, остальные сбрось.} many {Оставь себе # карт, остальные сбрось.} other {Оставь себе # карты, остальные сбрось.}}} other {{keep, plural, one {Оставь себе # карту, остальные передай дальше.} few {Оставь себе # карты, остальные передай дальше.} many {Оставь себе # карт, остальные передай дальше.} other {Оставь себе # карты, остальные передай дальше.}}}}',
  'kind.buy':
    '{fish, plural, one {Какие карты ты покупаешь? У тебя # рыба.} few {Какие карты ты покупаешь? У тебя # рыбы.} many {Какие карты ты покупаешь? У тебя # рыб.} other {Какие карты ты покупаешь? У тебя # рыбы.}}',
  'kind.colour': 'Выбери цвет: {what}.',
  'kind.rescueCards': 'Какие карты спасения ты выкладываешь?',
  'kind.rescue': 'Спаси кошку, сыграй карту или спасуй.',
  'kind.mustPass': 'Больше ничего сделать нельзя.',
  'kind.rareFinds': 'Сыграй карту ошакса или сокровища, или спасуй.',
  'kind.oshax': 'Какой ошакс поднимется на борт?',
  'kind.treasure': 'Какое сокровище ты берёшь?',
  'kind.place': 'Куда ты кладёшь: {tile}?',
  'kind.mapBonus': 'Карта сокровищ найдена! Какое сокровище ты берёшь?',
  'kind.anytime': 'Ты хочешь сыграть карту: какую?',
  'kind.moveCat': 'Какую кошку ты переносишь?',
  'kind.zone': 'Куда пойдёт: {tile}?',
  'kind.giveLessons':
    '{number, plural, one {Какое личное задание ты сбрасываешь?} few {Какие # личных задания ты сбрасываешь?} many {Какие # личных заданий ты сбрасываешь?} other {Какие # личного задания ты сбрасываешь?}}',
  'kind.giveTreasures':
    '{number, plural, one {Какое сокровище ты убираешь?} few {Какие # сокровища ты убираешь?} many {Какие # сокровищ ты убираешь?} other {Какие # сокровища ты убираешь?}}',
  'kind.familyRescue': 'Спаси кошку или спасуй.',

  // What happened
  'event.day': 'Начинается день {day, number}.',
  'event.lastDay': 'Это последний день.',
  'event.phase': 'Далее: {phase}.',
  'event.setUp': 'Корабли: {boats}. Порядок хода: {order}.',
  'event.rareFound': 'Редкие сокровища из мешка: {items}.',
  'event.zonesFilled': 'Левая зона: {left}. Правая зона: {right}.',
  'event.fishing':
    '{fish, plural, one {Каждый ловит # рыбу.} few {Каждый ловит # рыбы.} many {Каждый ловит # рыб.} other {Каждый ловит # рыбы.}}',
  'event.dealt':
    '{cards, plural, one {Каждый получает # карту.} few {Каждый получает # карты.} many {Каждый получает # карт.} other {Каждый получает # карты.}}',
  'event.cardsPassed':
    '{way, select, left {Каждый передаёт остальные карты налево.} other {Каждый передаёт остальные карты направо.}}',
  'event.kept': '{name} оставляет себе: {items}.',
  'event.bought':
    '{fish, plural, one {{name} покупает за # рыбу: {items}.} few {{name} покупает за # рыбы: {items}.} many {{name} покупает за # рыб: {items}.} other {{name} покупает за # рыбы: {items}.}}',
  'event.lessonsPlayed': '{name} выкладывает задания: {items}.',
  'event.lessonColour': '{name} выбирает цвет задания {items}: {colour}.',
  'event.rescueCardsLaid': '{name} выкладывает карты спасения: {items}.',
  'event.revealed': '{name}, скорость {speed, number}: {items}.',
  'event.turnOrder': 'Порядок хода: {order}.',
  'event.rescued':
    '{fish, plural, =0 {{name} спасает: {items}.} one {{name} спасает за # рыбу, {basket}: {items}.} few {{name} спасает за # рыбы, {basket}: {items}.} many {{name} спасает за # рыб, {basket}: {items}.} other {{name} спасает за # рыбы, {basket}: {items}.}}',
  'event.extraRescues':
    '{waiting, plural, one {{name} может спасти за один ход на # кошку больше.} few {{name} может спасти за один ход на # кошки больше.} many {{name} может спасти за один ход на # кошек больше.} other {{name} может спасти за один ход на # кошки больше.}}',
  'event.extraRescueUsed': '{name} использует дополнительное спасение; осталось: {waiting, number}.',
  'event.placed': '{name} кладёт: {items}; ряд {row, number}, столбец {column, number}.',
  'event.placedAs': '{name} кладёт: {items}, цвет: {colour}; ряд {row, number}, столбец {column, number}.',
  'event.nextTileAnywhere': '{name}: следующая фигура не обязана касаться другой.',
  'event.anywhereUsed': '{name}: следующая фигура снова обязана касаться другой.',
  'event.mapCovered': '{name} находит карту сокровищ: {colour}.',
  'event.treasureTaken': '{name} берёт: {items}.',
  'event.treasureCardPlayed':
    '{fish, plural, =0 {{name} играет карту сокровища: {items}; {take}.} one {{name} играет карту сокровища за # рыбу: {items}; {take}.} few {{name} играет карту сокровища за # рыбы: {items}; {take}.} many {{name} играет карту сокровища за # рыб: {items}; {take}.} other {{name} играет карту сокровища за # рыбы: {items}; {take}.}}',
  'event.oshaxJoined': '{name} получает ошакса: {items}.',
  'event.anytimePlayed': '{name} играет карту: {items}.',
  'event.tilesDrawn': '{name} тянет из мешка: {items}.',
  'event.catPut': '{name} переносит: {items}; {zone}.',
  'event.catPutAt': '{name} переносит: {items}; {zone}, место {position, number}.',
  'event.lessonsGiven': '{name} сбрасывает задания: {items}.',
  'event.treasuresGiven': '{name} убирает сокровища с корабля: {items}.',
  'event.basketGained': '{name} получает прочную корзину.',
  'event.basketSold':
    '{fish, plural, one {{name} отдаёт корзину за # рыбу.} few {{name} отдаёт корзину за # рыбы.} many {{name} отдаёт корзину за # рыб.} other {{name} отдаёт корзину за # рыбы.}}',
  'event.fishGained':
    '{fish, plural, one {{name} получает # рыбу.} few {{name} получает # рыбы.} many {{name} получает # рыб.} other {{name} получает # рыбы.}}',
  'event.tileLost': 'У игрока {name} нет места для этого: {items}.',
  'event.passed': '{name} пасует.',
  'event.passedDiscarding': '{name} пасует и сбрасывает: {items}.',
  'event.handRaised': '{name} хочет сыграть карту.',
  'event.handLowered': '{name} больше не хочет сыграть карту.',
  'event.dayEnds': 'День {day, number} заканчивается. Уходят кошки: {items}.',
  'event.basketsReady': 'Использованные корзины снова готовы.',
  'event.lessonsShown': '{name} открывает задания: {items}.',

  // What the sister does
  'event.sisterLessons': 'Задания сестры: {items}.',
  'event.oshaxesLaid': 'Ряд ошаксов слева направо: {items}.',
  'event.sisterColour':
    '{points, plural, one {Новый цвет сестры: {colour}, # очко за каждую кошку.} few {Новый цвет сестры: {colour}, # очка за каждую кошку.} many {Новый цвет сестры: {colour}, # очков за каждую кошку.} other {Новый цвет сестры: {colour}, # очка за каждую кошку.}}',
  'event.sisterReady':
    '{cards, plural, one {Сестра открывает: {items}; сегодня у неё # карта, скорость {speed, number}.} few {Сестра открывает: {items}; сегодня у неё # карты, скорость {speed, number}.} many {Сестра открывает: {items}; сегодня у неё # карт, скорость {speed, number}.} other {Сестра открывает: {items}; сегодня у неё # карты, скорость {speed, number}.}}',
  'event.sisterTurn': 'Сестра выполняет карту: {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {Сестра прогоняет кошку: {items}.} discardOshax {Сестра прогоняет ошакса: {items}.} discardRare {Сестра забирает редкое сокровище: {items}.} discardCommon {Сестра забирает обычное сокровище: {items}.} other {Сестра что-то забирает: {items}.}}',
  'event.sisterSwaps': 'Сестра меняет местами двух кошек: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {Сестра не находит ни одной кошки.} discardOshax {Сестра не находит ни одного ошакса.} discardRare {Сестра не находит ни одного редкого сокровища.} discardCommon {Сестра не находит обычного сокровища этой формы.} swapCats {Сестра не находит двух кошек для обмена.} other {Сестра ничего не находит.}}',
  'event.sisterPasses': 'Сестра пасует.',
  'event.sisterScored':
    '{score, plural, one {У сестры # очко.} few {У сестры # очка.} many {У сестры # очков.} other {У сестры # очка.}}',
  'tie.fish': 'число оставшихся рыб',
  'tie.fullSections': 'число заполненных отсеков',

  // Why not
  'why.notAPlacement': 'Эту фигуру так не положить.',
  'why.outsideShip': 'Фигура выступала бы за край корабля.',
  'why.doesNotTouch': 'Фигура должна касаться другой фигуры на твоём корабле.',
  'why.overlaps': 'Там уже лежит другая фигура.',
  'why.noLegalPlacement': 'На твоём корабле для этого нет места.',
  'why.supplyEmpty':
    '{supply, select, deck {Карты открытий закончились.} bag {Мешок открытий пуст.} oshaxes {Ошаксы закончились.} baskets {Прочные корзины закончились.} rare {Редкие сокровища закончились.} common {Обычные сокровища закончились.} small {Малые сокровища закончились.} other {Сокровища этой формы закончились.}}',
  'why.needsFish':
    '{needs, plural, one {Это стоит # рыбу, у тебя {has, number}.} few {Это стоит # рыбы, у тебя {has, number}.} many {Это стоит # рыб, у тебя {has, number}.} other {Это стоит # рыбы, у тебя {has, number}.}}',
  'why.needsBasket':
    '{basket, select, permanent {У тебя не осталось прочной корзины.} single {У тебя не осталось одноразовой корзины.} other {У тебя не осталось двух дырявых корзин.}}',
  'why.needsLessons':
    '{needs, plural, one {Нужно сбросить # личное задание, у тебя {has, number}.} few {Нужно сбросить # личных задания, у тебя {has, number}.} many {Нужно сбросить # личных заданий, у тебя {has, number}.} other {Нужно сбросить # личного задания, у тебя {has, number}.}}',
  'why.needsTreasures':
    '{needs, plural, one {Нужно убрать # сокровище, у тебя {has, number}.} few {Нужно убрать # сокровища, у тебя {has, number}.} many {Нужно убрать # сокровищ, у тебя {has, number}.} other {Нужно убрать # сокровища, у тебя {has, number}.}}',
  'why.noCats': 'В зонах нет ни одной кошки.',
  'why.noEffect': 'Эта карта сейчас ничего не даст.',
  'why.notInHand': 'У тебя нет этой карты.',
  'why.notInZones': 'Этой кошки нет ни в одной зоне.',
  'why.notThisMoment': 'Эту карту не играют в этот момент фазы.',
  'why.notThisPhase':
    '{phase, select, lessons {Эту карту играют в фазе заданий.} rescue {Эту карту играют в фазе спасения.} rareFinds {Эту карту играют в фазе редких находок.} other {Эту карту играют в другой фазе.}}',
  'why.notYourLesson': 'Это не твоё личное задание.',
  'why.notYourTreasure': 'Этого сокровища нет на твоём корабле.',
  'why.otherTreasure': 'Такое сокровище здесь взять нельзя.',
  'why.wrongNumber': 'Нужно выбрать ровно {number, number}.',
  'why.alreadyMoved': 'Эту кошку уже перенесли.',
  'why.alreadyPending': 'Твоя следующая фигура и так не обязана касаться другой.',
  'why.alreadyPlayed': 'За один ход можно сыграть только одну карту ошакса или сокровища.',
  'why.alreadyRescued': 'За один ход можно спасти только одну кошку.',
  'why.buyFirst': 'Сначала купи карты.',
  'why.emptyHand': 'У тебя нет карт в руке.',
  'why.handIsDown': 'Ты не просишь сыграть карту.',
  'why.handIsRaised': 'Ты уже просишь сыграть карту.',

  // What is wrong with the content of a pack
  'why.colourNotChosen': '{where}: цвет выбирают только для общих заданий.',
  'why.copiesFixed': '{where}: такая фигура только одна, поэтому «{field}» должно быть 1.',
  'why.inTwoSections': '{where}: одна из клеток входит и в другой отсек.',
  'why.kindFixed': '{where}: набор не может изменить вид фигуры.',
  'why.notCommonShape': '{where}: «{field}» должно называть обычное сокровище.',
  'why.notOneMapOfEachColour': '{where}: на корабле ровно одна карта сокровищ каждого цвета.',
  'why.notOnePiece': '{where}: квадраты должны быть соединены и доходить до краёв рисунка.',
  'why.notTheOutlineOfTheSections': '{where}: клетки корабля должны совпадать с отсеками.',
  'why.onlyForTheSister': '{where}: от других заданий может зависеть только задание сестры.',
  'why.outsideGrid': '{where}: одна из клеток лежит вне рисунка корабля.',

  // What is wrong with a boat given for scoring; tiles are counted from 0, as in the file
  'case.tile.unknownColour': 'У фигуры {tile, number} ({shape}) неправильный цвет.',
  'case.tile.unknownShape': 'Фигура {tile, number}: формы {shape} такого вида нет.',
  'case.tile.notThatShape': 'Клетки фигуры {tile, number} не образуют форму {shape}.',
  'case.tile.outsideShip': 'Фигура {tile, number} ({shape}) выступает за край корабля.',
  'case.tile.overlaps': 'Фигура {tile, number} ({shape}) лежит на фигуре {otherTile, number}.',
  'case.tile.unconnected': 'Фигура {tile, number} ({shape}) не связана с остальными.',
  'case.field.malformed': 'Поля «{field}» нет или в нём ошибка.',
  'case.field.unknownBoat': 'Корабля «{value}» нет.',
  'case.field.unknownCard': 'Карты «{value}» для поля «{field}» нет.',
  'case.field.unknownColour': 'В «{value}» неправильный цвет.',
} satisfies Translation<'cats'>
