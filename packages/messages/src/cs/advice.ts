import type { Translation } from '../message-id.ts'

export const advice = {
  tool: 'Nápověda',
  title: 'Co teď?',
  thinking: 'Přemýšlím…',
  close: 'Zavřít nápovědu',
  take: 'Vzít do ruky',
  atEnd: 'na konci',
  range: '{from, number} až {to, number}',
  now: 'teď {points}',
  byCategory: 'Podle kategorií',
  sum: 'Součet',
  option: 'Možnost {n, number}',
  only: 'Nic jiného tu nestojí za úvahu.',

  // How sure
  'sure.4': 'Jisté',
  'sure.3': 'Dost jisté',
  'sure.2': 'Spíš ano',
  'sure.1': 'Těsné: dobré je obojí',
  bestIn: 'nejlepší v {first, number} z {dreams, number} představených her',
  quick: 'Zváženo jen rychle.',
  seen: 'Vymyšleno z toho, co vidíš, pokud se to dá předvídat. Co je před tebou skryté, se pokaždé rozdalo znovu. Odchylky jsou jen odchylky náhody; mýlit se může i sám úsudek.',
  evaluated:
    'Z takových her se zatím nikdo neučil: zváženo jen podle zkušených pravidel, takže se neříká, o kolik se to může lišit.',
  announce: 'Nejlepší: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Lepší ve většině představených her; jediný důvod to nemá.',
  'reason.scores': '{line}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} hned.',
  'reason.moreFrom': '{category}: asi o {points, number} víc než jinak.',
} satisfies Translation<'advice'>
