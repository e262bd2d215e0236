import type { Translation } from '../../message-id.ts'

export const webCats = {
  parts: 'Части стола',
  'part.island': 'Остров',
  'part.ship': 'Корабль',
  'part.cards': 'Карты',
  'part.others': 'Остальные',
  'part.sister': 'Сестра',
  others: 'Корабли остальных',
  stock: 'Сокровища и ошаксы',
  vesh: '{left, plural, =0 {День {day, number} из 5: Веш уже здесь.} one {День {day, number} из 5: Веш прибудет через # день.} few {День {day, number} из 5: Веш прибудет через # дня.} many {День {day, number} из 5: Веш прибудет через # дней.} other {День {day, number} из 5: Веш прибудет через # дня.}}',
  'zone.here': 'Положить сюда',
  'zone.numbered': 'место {n, number}: {tile}',
  pile: '{n, plural, one {{tile}, осталось: #} few {{tile}, осталось: #} many {{tile}, осталось: #} other {{tile}, осталось: #}}',
  'ship.mine': 'Мой корабль',
  'ship.of': 'Корабль: {name}',
  'ship.enlarge': 'Рассмотреть корабль: {name}',
  'ship.families': 'Семьи',
  family:
    '{colour, select, blue {Синяя} green {Зелёная} red {Красная} purple {Фиолетовая} other {Оранжевая}} семья, кошек: {n, number}, очков: {points, number}',
  'cards.cost': 'Цена: {cost, number}, останется рыбы: {left, number}',
  'cards.speed': 'Скорость: {speed, number}',
  'cards.pick': 'Выбери карты',
  'cards.draft':
    '{n, plural, one {Оставить # карту} few {Оставить # карты} many {Оставить # карт} other {Оставить # карты}}',
  'cards.buy':
    '{n, plural, =0 {Ничего не покупать} one {Купить # карту} few {Купить # карты} many {Купить # карт} other {Купить # карты}}',
  'cards.rescueCards':
    '{n, plural, =0 {Ничего не выкладывать} one {Выложить # карту} few {Выложить # карты} many {Выложить # карт} other {Выложить # карты}}',
  'cards.giveLessons':
    '{n, plural, one {Сбросить # карту} few {Сбросить # карты} many {Сбросить # карт} other {Сбросить # карты}}',
  'place.keys':
    'В руке: {tile}. Стрелки двигают, R поворачивает, F переворачивает, N переходит к следующему месту, где фигура помещается, Enter кладёт.',
  'place.turn': 'Повернуть по часовой стрелке (R)',
  'place.turnBack': 'Повернуть против часовой стрелки (Shift+R)',
  'place.flip': 'Перевернуть (F)',
  'place.next': 'Следующее место',
  'place.put': 'Положить сюда',
  'preview.as':
    '{colour, select, blue {как синяя кошка} green {как зелёная кошка} red {как красная кошка} purple {как фиолетовая кошка} other {как оранжевая кошка}}',
  'preview.family':
    '{colour, select, blue {Новая синяя семья} green {Новая зелёная семья} red {Новая красная семья} purple {Новая фиолетовая семья} other {Новая оранжевая семья}}: {to, number}',
  'preview.grows':
    '{colour, select, blue {Синяя семья растёт} green {Зелёная семья растёт} red {Красная семья растёт} purple {Фиолетовая семья растёт} other {Оранжевая семья растёт}}: {from, number} → {to, number}',
  'preview.finds':
    '{colour, select, blue {Находит синюю карту сокровищ} green {Находит зелёную карту сокровищ} red {Находит красную карту сокровищ} purple {Находит фиолетовую карту сокровищ} other {Находит оранжевую карту сокровищ}}: сокровище!',
  'preview.map':
    '{colour, select, blue {Закрывает синюю карту сокровищ} green {Закрывает зелёную карту сокровищ} red {Закрывает красную карту сокровищ} purple {Закрывает фиолетовую карту сокровищ} other {Закрывает оранжевую карту сокровищ}}: без сокровища',
  'preview.filled': 'Заполняет: {sections}',
  'sister.today':
    '{n, plural, one {Сегодня у неё # карта} few {Сегодня у неё # карты} many {Сегодня у неё # карт} other {Сегодня у неё # карты}}',
  'sister.next': 'Её следующая карта',
  'sister.last': 'Её последняя карта',
  bag: 'Мешок',
  'part.goals': 'Задания',
  'zone.each': 'за кошку',
  'zone.inHand': 'в руке',
  'zone.instead': 'Взять вместо этого: {tile}',
  'zone.taken': 'взята',
  'place.back': 'Вернуть',
  'shelf.cats':
    '{n, plural, one {Кошки за # рыбу} few {Кошки за # рыбы} many {Кошки за # рыб} other {Кошки за # рыбы}}',
  'shelf.common': 'Обычные',
  'shelf.rare': 'Редкие',
  'stage.oshax': 'Выбери ошакса',
  'stage.treasure': 'Возьми одно из них',
  'stage.colour': 'Выбери цвет',
  'stage.left': '{n, plural, one {осталось #} few {осталось #} many {осталось #} other {осталось #}}',
  'stage.name':
    '{sort, select, common {{n, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}} rare {{n, plural, one {редкое, # клетка} few {редкое, # клетки} many {редкое, # клеток} other {редкое, # клетки}}} other {{n, plural, one {ошакс, # клетка} few {ошакс, # клетки} many {ошакс, # клеток} other {ошакс, # клетки}}}}',
  'hand.anytime': 'в любой момент',
  'hand.next': 'Сразу после этого ты сыграешь карту.',
  'goals.everybody': 'Для всех',
  'goals.mine': 'Только мои',
  'goals.hers': 'Задания сестры',
  'goals.half': 'половина, округляя вверх',
  'goals.far': '{have, number} из {need, number}',
  'goals.over': '{have, number} вместо {need, number}',
  'goals.none': 'Заданий пока нет.',
  'goals.baskets': 'Две дырявые корзины считаются за одну.',

  // The picture of the end
  'end.title': '{name} плывёт домой',
  'end.sentence':
    'На борту {cats, plural, one {# кошка} few {# кошки} many {# кошек} other {# кошки}} и {treasures, plural, one {# сокровище} few {# сокровища} many {# сокровищ} other {# сокровища}}',
} satisfies Translation<'webCats'>
