import type { Translation } from '../message-id.ts'

export const advice = {
  tool: 'Подсказка',
  title: 'Что теперь?',
  thinking: 'Думаю…',
  close: 'Закрыть подсказку',
  take: 'Взять в руку',
  atEnd: 'в конце',
  range: 'от {from, number} до {to, number}',
  now: 'сейчас {points}',
  byCategory: 'По категориям',
  sum: 'Сумма',
  option: 'Вариант {n, number}',
  only: 'Ничто другое здесь не стоит внимания.',

  // How sure
  'sure.4': 'Уверенно',
  'sure.3': 'Довольно уверенно',
  'sure.2': 'Скорее всего',
  'sure.1': 'Почти поровну: подойдёт любой',
  bestIn: 'лучший в {first, number} из {dreams, number} воображаемых партий',
  quick: 'Взвешено наскоро.',
  seen: 'Придумано по тому, что ты видишь, насколько это можно предвидеть. Скрытое каждый раз раздавалось заново. Погрешности только от случая; ошибаться может и само суждение.',
  evaluated:
    'На таких партиях пока не учились: взвешено только по простым правилам, поэтому о размахе ошибки ничего не сказано.',
  announce: 'Лучшее: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Лучше в большинстве воображаемых партий; единственной причины нет.',
  'reason.scores': '{line}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} сразу.',
  'reason.moreFrom': '{category}: примерно на {points, number} больше, чем иначе.',
} satisfies Translation<'advice'>
