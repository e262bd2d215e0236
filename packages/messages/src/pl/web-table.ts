import type { Translation } from '../message-id.ts'

export const webTable: Translation<'webTable'> = {
  // The frame
  close: 'Zamknij',
  loading: 'Rozkładamy grę…',
  board: 'Stół',
  tools: 'Więcej o tej grze',
  'trouble.missing': 'Nie ma tu takiej gry',
  'trouble.reload': 'Nora została zaktualizowana. Wczytaj stronę ponownie, nic nie przepadnie.',
  'trouble.reloadNow': 'Wczytaj ponownie',
  'notice.lost': 'Utracono połączenie. Łączymy ponownie, nic nie przepadnie.',
  'notice.found': 'Połączenie wróciło.',
  'notice.takenBack': 'Cofnięto ruch: {name}.',
  'notice.copied': 'Link skopiowany.',
  'notice.olderRules': 'Ten stół gra według zasad, z którymi go otwarto. Nowe stoły mogą mieć inne.',

  // Who must do what
  'status.other': '{name} decyduje: {question}',
  'status.others': 'Jednocześnie decydują: {names}.',
  'status.goesOn': 'Gra toczy się sama.',
  'status.pause': 'Gra czeka na: {names}.',
  'status.pauseYou': 'Możesz się tu wtrącić albo grać dalej.',
  'status.over':
    '{n, plural, one {Koniec gry. Zwycięzca: {names}.} few {Koniec gry. Zwycięzcy: {names}.} many {Koniec gry. Zwycięzcy: {names}.} other {Koniec gry. Zwycięzcy: {names}.}}',
  'status.soloOver': 'Koniec gry.',
  'status.beatAutoma': 'Koniec gry. Wygrana!',
  'status.automaWon': 'Koniec gry. Tym razem lepszy był przeciwnik.',
  'status.abandoned': 'Gracze zgodnie przerwali tę grę.',
  'status.resigned': 'Koniec gry: ktoś się poddał.',
  'status.closed': 'Ten stół jest zamknięty.',

  // Seats
  'seats.title': 'Gracze',
  'seats.decides': 'decyduje',
  'seats.sit': 'Przejmij miejsce: {name}',
  'seats.away': 'nieobecny',
  'seats.clock': 'pozostało:',
  'seats.clockDays': '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} {hours, number} godz.',
  'seats.absence.timeout': 'czas minął, gra bot',
  'seats.absence.vote': 'nieobecny, gra bot',
  'seats.absence.resigned': 'poddane',
  'seats.absence.forfeited': 'przegrana na czas',
  'seats.watchers': '{n, plural, one {# widz} few {# widzów} many {# widzów} other {# widza}}',

  // The tray
  'tray.title': 'Twoje opcje',
  'tray.back': 'Krok wstecz',
  'tray.watching': 'Oglądasz grę.',
  'tray.idle': 'Teraz nie ma nic do wyboru.',
  'tray.several': 'Wybierz tyle, ile chcesz lub musisz, i potwierdź.',
  'tray.ways': '{n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'tray.all':
    '{n, plural, one {Wszystkie opcje: #} few {Wszystkie opcje: #} many {Wszystkie opcje: #} other {Wszystkie opcje: #}}',
  'tray.gain': 'punkty: {points}',
  'tray.outOfTurn': 'poza kolejnością',
  'tray.finalFate': 'Zdecyduje los: tego nie da się cofnąć.',
  'tray.finalLearned': 'Coś się odsłoni: tego nie da się cofnąć.',
  'tray.confirmFinal': 'Zrób to',
  'tray.cancel': 'Anuluj',
  'tray.confirm': 'Zatwierdź turę',
  'tray.confirmQuestion': 'Zatwierdź turę albo coś cofnij.',
  'tray.undo': 'Cofnij',
  'tray.undoTurn': 'Cofnij turę',
  'tray.redo': 'Ponów',
  'whyNot.title':
    '{n, plural, one {Niedostępne (#): dlaczego?} few {Niedostępne (#): dlaczego?} many {Niedostępne (#): dlaczego?} other {Niedostępne (#): dlaczego?}}',

  // A pause, and handing over
  'pause.question': 'Czy ktoś chce się wtrącić?',
  'pause.goOn': 'Graj dalej',
  'pause.nobody': 'Nikt: graj dalej',
  'pause.stepIn': 'Wtrąca się {name}',
  'curtain.title': 'Przekaż urządzenie: {name}',
  'curtain.about': 'Wszystko tajne jest ukryte, dopóki następny gracz nie będzie gotowy.',
  'curtain.open': 'To ja, {name}',

  // Log and chat
  'log.title': 'Dziennik',
  'log.since': 'Od twojej ostatniej tury',
  'chat.title': 'Czat',
  'chat.empty': 'Nie ma jeszcze wiadomości.',
  'chat.write': 'Napisz wiadomość',
  'chat.send': 'Wyślij',
  'chat.mute': 'wycisz',
  'chat.muted': '{name}: wiadomości są ukryte.',
  'chat.unmute': 'cofnij wyciszenie',
  'chat.news': '(nowe)',
  'chat.block': 'zablokuj',
  'chat.blocked': 'Tej osoby już nie spotkasz przy stole.',
  'chat.report': 'zgłoś',
  'chat.report.title': 'Zgłoś: {name}',
  'chat.report.about': 'Przeczyta to administrator serwera. {name} się o tym nie dowie.',
  'chat.report.what': 'Co się stało',
  'chat.report.send': 'Wyślij zgłoszenie',
  'chat.reported': 'Dziękujemy. Administrator serwera to przeczyta.',

  // Score sheets
  'score.title': 'Punktacja',
  'score.now': 'Gdyby gra skończyła się teraz',
  'score.about': 'Liczy się tylko to, co widzisz.',
  'score.category': 'Za co',
  'score.total': 'Razem',
  'score.details': '{n, plural, one {# część} few {# części} many {# części} other {# części}}',
  'final.title': 'Wynik końcowy',
  'over.rematch': 'Zagraj ponownie',
  'over.join': 'Do następnej gry',
  'over.replay': 'Obejrzyj powtórkę',
  'over.share': 'Udostępnij',

  // Help and piles
  'help.title': 'O tym elemencie',
  'help.whyNot': 'Dlaczego nie teraz?',
  'help.rules': 'Jak się gra',
  'piles.title': 'Stosy',
  'piles.empty': 'Nic jeszcze nie zostało zużyte.',

  // Replay
  'replay.title': 'Powtórka',
  'replay.status': 'Powtórka: pozycja {at, number} z {of, number}',
  'replay.position': 'Pozycja {at, number} z {of, number}',
  'replay.first': 'Początek',
  'replay.previous': 'Wstecz',
  'replay.play': 'Odtwórz',
  'replay.stop': 'Wstrzymaj',
  'replay.next': 'Naprzód',
  'replay.last': 'Koniec',
  'replay.eyes': 'Czyimi oczami',
  'replay.open': 'wszystko odkryte',
  'replay.fork': 'Graj od tego miejsca',
  'replay.share': 'Udostępnij tę pozycję',
  'replay.leave': 'Wróć do gry',

  // The menu
  'menu.title': 'Opcje',
  'menu.table': 'Przy tym stole',
  'menu.export': 'Zapisz do pliku',
  'menu.leave': 'Wyjdź (miejsce zostanie)',
  'menu.leaveLocal': 'Wyjdź (gra się zapisze)',
  'menu.resign': 'Poddaj się',
  'menu.sure': 'Tego nie da się cofnąć.',
  'menu.return': 'Wróć na swoje miejsce',
  'menu.resumeClocks': 'Wznów zegary',
  'motion.undo': 'cofnąć ostatnią turę',
  'motion.pause': 'zatrzymać zegary',
  'motion.abandon': 'wspólnie przerwać grę',
  'motion.startOver': 'zacząć grę od nowa',
  'motion.replace': 'niech za gracza {name} gra bot',
  'motion.asks': '{name} proponuje: {what}.',
  'motion.agree': 'Zgoda',
  'motion.refuse': 'Sprzeciw',
  'motion.waiting': 'Zgadza się {yes, number} z {of, number}.',

  // Before the game
  'room.lead':
    '{seats, plural, one {Tryb: {mode}, # gracz.} few {Tryb: {mode}, # gracze.} many {Tryb: {mode}, # graczy.} other {Tryb: {mode}, # gracza.}}',
  'room.invite': 'Zaproś znajomych linkiem',
  'room.free': 'wolne',
  'room.sit': 'Usiądź',
  'room.leave': 'Wstań',
  'room.bot': 'Kto gra na tym miejscu',
  'room.start': 'Zacznij',
  'room.startWithBots': 'Zacznij, wolne miejsca zajmą boty',
  'room.waiting': 'Gra zacznie się, gdy uruchomi ją gospodarz lub gdy zajęte będą wszystkie miejsca.',

  // How to read this table
  'intro.title': 'Jak się tu odnaleźć',
  'intro.status': 'Wiersz na górze zawsze mówi, kto i co ma zrobić.',
  'intro.choose': 'Twoje opcje są w panelu i na stole: to, co możesz wybrać, ma wyraźną krawędź.',
  'intro.undo':
    'Możesz cofać wybory, dopóki nie odsłoni się coś nowego lub nie zatwierdzisz tury. Panel ostrzeże cię wcześniej.',
  'intro.help':
    'Prawy przycisk, długie przytrzymanie lub klawisz ? na elemencie powie, co robi i dlaczego nie możesz go wybrać.',
  'intro.log': 'Wskaż wiersz dziennika, aby zobaczyć jego element; kliknij, aby zobaczyć grę w tamtej chwili.',
  'intro.score': 'Arkusz punktacji pokazuje, ile kto by miał, gdyby gra skończyła się teraz.',
  'intro.begin': 'Grajmy',

  // The plain table
  'plain.parts': 'Części stołu',
  'plain.common': 'Na środku',
  'plain.own': 'Przed tobą',
  'plain.cost': 'koszt',
  'plain.needs': 'wymaga',
  'plain.gives': 'daje',

  // The calendar in the header
  'calendar.title': 'Gdzie jesteśmy',
  'calendar.done': 'gotowe',
  'calendar.yours': 'Twoja tura',
  'calendar.several': 'Wybierają',
  'calendar.then': 'potem',
  'calendar.sentence':
    '{where}. {who, select, you {Twoja tura.} some {Wybiera: {names}.} other {Nikt teraz nie wybiera.}}',
}
