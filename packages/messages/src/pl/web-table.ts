import type { Translation } from '../message-id.ts'

export const webTable: Translation<'webTable'> = {
  // The frame
  close: 'Zamknij',
  loading: 'Stół jest przygotowywany…',
  board: 'Stół',
  tools: 'Więcej o tej grze',
  'trouble.missing': 'Nie ma tu takiej gry',
  'trouble.reload': 'Nora została odnowiona. Wczytaj stronę ponownie, nic nie przepadnie.',
  'trouble.reloadNow': 'Wczytaj ponownie',
  'notice.lost': 'Połączenie zerwane. Trwa wznawianie, nic nie przepadnie.',
  'notice.found': 'Połączenie wróciło.',
  'notice.takenBack': 'Cofnięto ruch: {name}.',
  'notice.copied': 'Odnośnik skopiowany.',
  'notice.olderRules': 'Ten stół gra według zasad, z którymi go otwarto; nie są to najnowsze.',
  'notice.blocked': 'Tej osoby już nie spotkasz przy stole.',

  // Who must do what
  'status.other': '{name} decyduje: {question}',
  'status.others': 'Jednocześnie decydują: {names}.',
  'status.goesOn': 'Gra toczy się sama.',
  'status.pause': 'Gra czeka na: {names}.',
  'status.pauseYou': 'Możesz tu wkroczyć albo pozwolić grze toczyć się dalej.',
  'status.over':
    '{n, plural, one {Koniec gry. Zwycięzca: {names}.} few {Koniec gry. Zwycięzcy: {names}.} many {Koniec gry. Zwycięzcy: {names}.} other {Koniec gry. Zwycięzcy: {names}.}}',
  'status.soloOver': 'Koniec gry.',
  'status.beatAutoma': 'Koniec gry. Wygrana!',
  'status.automaWon': 'Koniec gry. Tym razem lepszy był przeciwnik.',
  'status.abandoned': 'Stół porzucił tę grę.',
  'status.resigned': 'Koniec gry: ktoś się poddał.',
  'status.closed': 'Ten stół jest zamknięty.',

  // Seats
  'seats.title': 'Gracze',
  'seats.decides': 'decyduje',
  'seats.sit': 'Usiądź zamiast: {name}',
  'seats.away': 'nieobecny',
  'seats.clock': 'pozostało:',
  'seats.clockDays': '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} {hours, number} godz.',
  'seats.absence.timeout': 'czas minął, gra bot',
  'seats.absence.vote': 'nieobecny, gra bot',
  'seats.absence.resigned': 'poddane',
  'seats.absence.forfeited': 'przegrana na czas',
  'seats.watchers': '{n, plural, one {# widz} few {# widzów} many {# widzów} other {# widza}}',

  // The tray
  'tray.title': 'Twoje możliwości',
  'tray.back': 'Krok wstecz',
  'tray.watching': 'Oglądasz grę.',
  'tray.idle': 'Teraz nie masz nic do wyboru.',
  'tray.several': 'Wybierz tyle, ile chcesz lub musisz, i potwierdź.',
  'tray.ways': '{n, plural, one {# sposób} few {# sposoby} many {# sposobów} other {# sposobu}}',
  'tray.all':
    '{n, plural, one {Wszystkie możliwości słowami: #} few {Wszystkie możliwości słowami: #} many {Wszystkie możliwości słowami: #} other {Wszystkie możliwości słowami: #}}',
  'tray.gain': 'punkty: {points}',
  'tray.outOfTurn': 'poza kolejnością',
  'tray.finalFate': 'Zdecyduje los: tego nie da się cofnąć.',
  'tray.finalLearned': 'Coś się odsłoni: tego nie da się cofnąć.',
  'tray.insist': 'Zrób to',
  'tray.desist': 'Jednak nie',
  'tray.confirm': 'Potwierdź turę',
  'tray.confirmQuestion': 'Potwierdź turę albo coś cofnij.',
  'tray.undo': 'Cofnij',
  'tray.undoTurn': 'Cofnij turę',
  'tray.redo': 'Ponów',
  'whyNot.title':
    '{n, plural, one {Dlaczego nie? # rzecz} few {Dlaczego nie? # rzeczy} many {Dlaczego nie? # rzeczy} other {Dlaczego nie? # rzeczy}}',

  // A pause, and handing over
  'pause.question': 'Czy ktoś chce wkroczyć?',
  'pause.goOn': 'Graj dalej',
  'pause.nobody': 'Nikt: graj dalej',
  'pause.stepIn': 'Wkracza {name}',
  'curtain.title': 'Przekaż urządzenie: {name}',
  'curtain.about': 'Wszystko prywatne jest ukryte, dopóki nie usiądzie następny gracz.',
  'curtain.open': 'To ja, {name}',

  // Log and chat
  'log.title': 'Co się wydarzyło',
  'log.since': 'Od twojej ostatniej tury',
  'chat.title': 'Rozmowa',
  'chat.empty': 'Nikt jeszcze nic nie powiedział.',
  'chat.write': 'Napisz coś',
  'chat.send': 'Wyślij',
  'chat.mute': 'wycisz',
  'chat.news': '(coś nowego)',
  'chat.block': 'zablokuj',

  // Score sheets
  'score.title': 'Punktacja',
  'score.now': 'Gdyby gra skończyła się teraz',
  'score.about': 'O ile możesz wiedzieć: tego, co ukryte, nie liczy się.',
  'score.category': 'Za co',
  'score.total': 'Razem',
  'score.details': '{n, plural, one {# część} few {# części} many {# części} other {# części}}',
  'final.title': 'Wynik końcowy',
  'over.rematch': 'Zagraj ponownie',
  'over.join': 'Do następnej gry',
  'over.replay': 'Obejrzyj ponownie',
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
  'replay.first': 'Na początek',
  'replay.previous': 'Krok wstecz',
  'replay.play': 'Odtwórz',
  'replay.stop': 'Zatrzymaj',
  'replay.next': 'Krok naprzód',
  'replay.last': 'Na koniec',
  'replay.eyes': 'Czyimi oczami',
  'replay.open': 'wszystko odkryte',
  'replay.fork': 'Graj od tego miejsca',
  'replay.share': 'Udostępnij tę pozycję',
  'replay.leave': 'Wróć do gry',

  // The menu
  'menu.title': 'Opcje',
  'menu.table': 'Przy tym stole',
  'menu.export': 'Zapisz do pliku',
  'menu.leave': 'Wyjdź, stół poczeka',
  'menu.leaveLocal': 'Wyjdź, gra zostanie na tym urządzeniu',
  'menu.resign': 'Poddaj się',
  'menu.sure': 'Tego nie da się cofnąć.',
  'menu.return': 'Wróć na swoje miejsce',
  'menu.resumeClocks': 'Wznów zegary',
  'motion.undo': 'cofnąć ostatnią turę',
  'motion.pause': 'zatrzymać zegary',
  'motion.abandon': 'wspólnie porzucić tę grę',
  'motion.startOver': 'zacząć grę od nowa',
  'motion.replace': 'niech gra bot: {name}',
  'motion.asks': '{name} proponuje: {what}.',
  'motion.agree': 'Zgoda',
  'motion.refuse': 'Odmów',
  'motion.waiting': 'Zgadza się {yes, number} z {of, number}.',

  // Before the game
  'room.lead':
    '{seats, plural, one {Tryb: {mode}, # gracz.} few {Tryb: {mode}, # gracze.} many {Tryb: {mode}, # graczy.} other {Tryb: {mode}, # gracza.}}',
  'room.invite': 'Zaproś znajomych odnośnikiem',
  'room.free': 'wolne',
  'room.sit': 'Usiądź',
  'room.leave': 'Wstań',
  'room.bot': 'Kto gra na tym miejscu',
  'room.start': 'Zacznij',
  'room.startWithBots': 'Zacznij, wolne miejsca zajmą boty',
  'room.waiting': 'Gra zacznie się, gdy powie gospodarz lub gdy zajęte będą wszystkie miejsca.',

  // How to read this table
  'intro.title': 'Jak czytać ten stół',
  'intro.status': 'Wiersz na górze zawsze mówi, kto i co ma zrobić.',
  'intro.choose': 'Twoje możliwości są w tacy i na stole: to, co możesz wziąć, ma wyraźną krawędź.',
  'intro.undo':
    'Możesz cofać wybory, dopóki nie odsłoni się coś nowego lub nie potwierdzisz tury. Taca ostrzeże cię wcześniej.',
  'intro.help':
    'Prawy przycisk, długie przytrzymanie lub klawisz znaku zapytania na elemencie powie o nim wszystko, także dlaczego nie możesz go wziąć.',
  'intro.log': 'Wskazanie wiersza dziennika wskazuje element, kliknięcie pokazuje grę z tamtej chwili.',
  'intro.score': 'Arkusz punktacji mówi, ile kto by miał, gdyby gra skończyła się teraz.',
  'intro.begin': 'Grajmy',

  // The plain table
  'plain.parts': 'Części stołu',
  'plain.common': 'Na środku',
  'plain.own': 'Przed tobą',
  'plain.cost': 'koszt',
  'plain.needs': 'wymaga',
  'plain.gives': 'daje',
}
