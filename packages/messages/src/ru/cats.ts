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
  'score.soloColours': 'Цвета сестры',

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
