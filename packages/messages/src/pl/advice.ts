import type { Translation } from '../message-id.ts'

export const advice = {
  tool: 'Podpowiedź',
  title: 'Co teraz?',
  thinking: 'Myślę…',
  close: 'Zamknij podpowiedź',
  take: 'Weź do ręki',
  atEnd: 'na koniec',
  range: 'od {from, number} do {to, number}',
  now: 'teraz {points}',
  byCategory: 'Według kategorii',
  sum: 'Suma',
  option: 'Opcja {n, number}',
  only: 'Nic innego nie jest tu warte uwagi.',

  // How sure
  'sure.4': 'Pewne',
  'sure.3': 'Dość pewne',
  'sure.2': 'Raczej tak',
  'sure.1': 'Blisko: dobre jest jedno i drugie',
  bestIn: 'najlepsze w {first, number} z {dreams, number} wyobrażonych gier',
  quick: 'Rozważone pobieżnie.',
  seen: 'Wymyślone z tego, co widzisz, o ile da się to przewidzieć. To, co zakryte, rozdawano za każdym razem od nowa. Odchylenia wynikają tylko z losu; sam osąd też może się mylić.',
  evaluated:
    'Na takich grach nikt się jeszcze nie uczył: rozważone tylko według praktycznych reguł, więc nie wiadomo, jak duży może być błąd.',
  announce: 'Najlepsze: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Lepsze w większości wyobrażonych gier; bez jednego powodu.',
  'reason.scores': '{line}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} od razu.',
  'reason.moreFrom': '{category}: około {points, number} więcej niż inaczej.',
} satisfies Translation<'advice'>
