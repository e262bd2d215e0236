import type { Translation } from '../message-id.ts'

export const advice = {
  tool: 'Подсказка',
  title: 'Что теперь?',
  thinking: 'Думаю…',
  close: 'Закрыть подсказку',
  take: 'Выбрать',
  atEnd: 'в конце',
  range: 'от {from, number} до {to, number}',
  now: 'сейчас {points}',
  byCategory: 'По категориям',
  sum: 'Всего',
  option: 'Вариант {n, number}',
  only: 'Ничто другое с этим не сравнится.',

  // How sure
  'sure.4': 'Уверенно',
  'sure.3': 'Довольно уверенно',
  'sure.2': 'Скорее всего',
  'sure.1': 'Почти без разницы',
  bestIn: 'лучше всего в {first, number} из {dreams, number} смоделированных партий',
  quick: 'Быстрая оценка.',
  seen: 'Учтено только то, что ты видишь. Скрытое раздавалось заново для каждой смоделированной партии. Погрешность учитывает только случай; ошибиться может и сама оценка.',
  evaluated: 'Опыта таких партий пока нет: это грубая оценка без погрешности.',
  announce: 'Лучшее: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Лучше в большинстве смоделированных партий; одной главной причины нет.',
  'reason.scores': '{line}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} сразу.',
  'reason.moreFrom':
    '{category}: примерно на {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} лучше, чем при другом выборе.',
} satisfies Translation<'advice'>
