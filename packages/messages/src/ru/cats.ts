import type { Translation } from '../message-id.ts'

export const cats = {
  // Colours of the cats
  'colour.blue': 'синий',
  'colour.green': 'зелёный',
  'colour.red': 'красный',
  'colour.purple': 'фиолетовый',
  'colour.orange': 'оранжевый',

  // Phases of a day
  day: 'День {day, number} из 5',
  'phase.fill': 'Пополнение зон',
  'phase.fishing': 'Рыбалка',
  'phase.exploration': 'Исследование острова',
  'phase.lessons': 'Задания',
  'phase.rescue': 'Спасение кошек',
  'phase.rareFinds': 'Редкие находки',

  // Difficulty of the solo game
  'level.basic': 'базовый',
  'level.medium': 'средний',
  'level.hard': 'высокий',
  'level.veryHard': 'очень высокий',
  'level.expert': 'экспертный',

  // Lines of the score sheet
  'score.rats': 'Крысы',
  'score.sections': 'Незаполненные отсеки',
  'score.families': 'Кошачьи семьи',
  'score.rare': 'Редкие сокровища',
  'score.lesson': 'Личное задание',
  'score.publicLesson': 'Общее задание',
  'score.familyLesson': 'Семейное задание',
  'score.soloLesson': 'Задание сестры',
  'score.soloColour': 'Цвет сестры',

  // What the sister does
  'event.sisterLessons': 'Задания сестры: {items}.',
  'event.sisterColour':
    '{points, plural, one {Новый цвет сестры: {colour}, # очко за каждую кошку.} few {Новый цвет сестры: {colour}, # очка за каждую кошку.} many {Новый цвет сестры: {colour}, # очков за каждую кошку.} other {Новый цвет сестры: {colour}, # очка за каждую кошку.}}',
  'event.sisterReady':
    '{cards, plural, one {Сестра открывает {items}: сегодня у неё # карта, скорость {speed, number}.} few {Сестра открывает {items}: сегодня у неё # карты, скорость {speed, number}.} many {Сестра открывает {items}: сегодня у неё # карт, скорость {speed, number}.} other {Сестра открывает {items}: сегодня у неё # карты, скорость {speed, number}.}}',
  'event.sisterTurn': 'Сестра выполняет карту: {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {Сестра прогоняет кошку: {items}.} discardOshax {Сестра прогоняет ошакса: {items}.} discardRare {Сестра забирает редкое сокровище: {items}.} discardCommon {Сестра забирает обычное сокровище: {items}.} other {Сестра что-то забирает: {items}.}}',
  'event.sisterSwaps': 'Сестра меняет местами двух кошек: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {Сестра не находит ни одной кошки.} discardOshax {Сестра не находит ни одного ошакса.} discardRare {Сестра не находит ни одного редкого сокровища.} discardCommon {Сестра не находит обычного сокровища этой формы.} swapCats {Сестра не находит двух кошек для обмена.} other {Сестра ничего не находит.}}',
  'event.sisterPasses': 'Сестра пасует.',
  'event.sisterScored':
    '{score, plural, one {У сестры # очко.} few {У сестры # очка.} many {У сестры # очков.} other {У сестры # очка.}}',

  // Where a tile may not lie
  'why.notAPlacement': 'Эту фигуру так не положить.',
  'why.outsideShip': 'Фигура выступала бы за край корабля.',
  'why.doesNotTouch': 'Фигура должна касаться другой фигуры на твоём корабле.',
  'why.overlaps': 'Там уже лежит другая фигура.',
  'why.noLegalPlacement': 'На твоём корабле нет места для этой фигуры.',
  'why.supplyEmpty': 'Сокровища этой формы закончились.',

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
