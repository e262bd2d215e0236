import type { Translation } from '../message-id.ts'

export const advice = {
  tool: 'Podpowiedź',
  title: 'Co teraz?',
  thinking: 'Myślę…',
  close: 'Zamknij podpowiedź',
  take: 'Wybierz',
  atEnd: 'na koniec',
  range: 'od {from, number} do {to, number}',
  now: 'teraz {points}',
  byCategory: 'Według kategorii',
  sum: 'Razem',
  option: 'Opcja {n, number}',
  only: 'Nic innego się z tym nie równa.',

  // How sure
  'sure.4': 'Pewne',
  'sure.3': 'Dość pewne',
  'sure.2': 'Raczej tak',
  'sure.1': 'Prawie bez różnicy',
  bestIn: 'najlepsze w {first, number} z {dreams, number} symulowanych gier',
  quick: 'Tylko szybka ocena.',
  seen: 'Opiera się tylko na tym, co widzisz. To, co zakryte, rozdawano od nowa dla każdej symulowanej gry. Odchylenie obejmuje tylko los; sama ocena też może być błędna.',
  evaluated: 'Z takimi grami nie ma jeszcze doświadczenia: to tylko zgrubna ocena bez odchylenia.',
  announce: 'Najlepsze: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Lepsze w większości symulowanych gier; nie ma jednego głównego powodu.',
  'reason.scores': '{line}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} od razu.',
  'reason.moreFrom':
    '{category}: lepiej o około {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} niż przy innym wyborze.',
} satisfies Translation<'advice'>
