import type { Translation } from '../message-id.ts'

export const advice = {
  tool: 'Nápověda',
  title: 'Co teď?',
  thinking: 'Přemýšlím…',
  close: 'Zavřít nápovědu',
  take: 'Vybrat',
  atEnd: 'na konci',
  range: '{from, number} až {to, number}',
  now: 'teď {points}',
  byCategory: 'Podle kategorií',
  sum: 'Celkem',
  option: 'Možnost {n, number}',
  only: 'Nic jiného se tomu nevyrovná.',

  // How sure
  'sure.4': 'Jisté',
  'sure.3': 'Dost jisté',
  'sure.2': 'Spíš ano',
  'sure.1': 'Skoro nastejno',
  bestIn:
    'nejlepší v {first, number} {dreams, plural, =6 {ze 6 simulovaných her} =7 {ze 7 simulovaných her} one {z # simulované hry} few {ze # simulovaných her} many {z # simulované hry} other {z # simulovaných her}}',
  quick: 'Jen rychlý odhad.',
  seen: 'Vychází jen z toho, co vidíš. Co je skryté, se pro každou simulovanou hru rozdalo znovu. Odchylka zahrnuje jen náhodu; mýlit se může i sám úsudek.',
  evaluated: 'S takovými hrami zatím není zkušenost: je to jen hrubý odhad bez odchylky.',
  announce: 'Nejlepší: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Lepší ve většině simulovaných her; jeden hlavní důvod to nemá.',
  'reason.scores': '{line}: hned {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'reason.moreFrom':
    '{category}: asi o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} lépe než jinou volbou.',
} satisfies Translation<'advice'>
