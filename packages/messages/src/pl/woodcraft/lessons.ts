import type { woodcraftLessons as english } from '../../en/woodcraft/lessons.ts'

export const woodcraftLessons = {
  'lesson.rounds':
    'Twoje cztery pierwsze rundy\nKości to drewno: kupuj, piłuj, sadź i realizuj zamówienia aż do pierwszego przychodu.',
  'lesson.rounds.welcome':
    'Twój warsztat.\nKości to drewno: kolor to gatunek, liczba to długość. Zamówienia chcą dokładnie właściwych kawałków.',
  'lesson.rounds.helper':
    'Pomocnik.\nZ trzech zatrzymaj jednego i zapłać za niego. Weź tego: zostawi ci najwięcej jagód.',
  'lesson.rounds.orders': 'Dwa zamówienia.\nZ pięciu zatrzymaj dwa. Weź to i dowolne inne.',
  'lesson.rounds.row':
    'Obok planszy.\nJedno zamówienie leży tam od początku. Wyłóż to: chce zielonej 1, zielonej 2 i żółtej 2.',
  'lesson.rounds.wheel':
    'Koło akcji.\nW turze przesuwasz jedną płytkę akcji i wykonujesz jej akcję. Płytki są wspólne.',
  'lesson.rounds.tile': 'Przesuń płytkę.\nWeź „Zakup drewna”: przejdzie do następnej ćwiartki.',
  'lesson.rounds.lumber': 'Wykonaj jej akcję.\nWybierz ją jeszcze raz. Zamiast niej można też wziąć 3 jagody.',
  'lesson.rounds.die':
    'Kup drewno.\nZielona kość kosztuje tyle, ile pokazuje, żółta o 1, a brązowa o 2 więcej. Kup zieloną 5.',
  'lesson.rounds.enough': 'Jedna wystarczy.\nMożna by kupić też drugą. Tu skończ.',
  'lesson.rounds.end': 'Zakończ turę.\nPotem gra przeciwnik.',
  'lesson.rounds.saw': 'Piłowanie.\nOprócz akcji możesz obrabiać drewno. Weź płytkę piłowania.',
  'lesson.rounds.cut': 'Piłuj.\nZielona 3 stanie się 1 i 2.',
  'lesson.rounds.complete':
    'Zrealizuj!\nMasz już to, czego chce zamówienie. Zrealizuj je: dostaniesz nagrodę i reputację, dzięki której na koniec każde zamówienie jest warte więcej.',
  'lesson.rounds.next': 'Twoja akcja.\nPrzesuń „Zakup materiałów”. Dostajesz też to, co pokazuje opuszczane pole.',
  'lesson.rounds.materials': 'Materiały.\nWykonaj akcję.',
  'lesson.rounds.scrapwood': 'Ścinki.\nŁącząc ścinki, powiększasz kość. Weź ten zestaw.',
  'lesson.rounds.stop': 'Dość.\nTu skończ.',
  'lesson.rounds.second': 'Zakończ turę.\nPiłowanie, zrealizowane zamówienie i zakupy, wszystko w jednej turze.',
  'lesson.rounds.gardener':
    'Do następnej ćwiartki.\nPrzesuń „Produkcja lub sadzenie drzewa”. Płytka, która została za strzałką piły, daje też to, co pokazuje okienko piły przy niej.',
  'lesson.rounds.window': 'Z okienka.\nDaje kość. Weź zieloną.',
  'lesson.rounds.garden': 'Sadź.\nWykonaj akcję płytki.',
  'lesson.rounds.plant': 'Drzewo.\nNajpierw jedno zasadź.',
  'lesson.rounds.tree':
    'Sadzonka 2.\nOdpiłuj 2 od zielonej 3; reszta zostaje u ciebie. Co turę drzewo rośnie o 2, a przy 6 zostaje ścięte.',
  'lesson.rounds.produce': 'Twój pomocnik.\nNiech wyprodukuje to, co jest na dole jego karty.',
  'lesson.rounds.third': 'Zakończ turę.\nDrzewo urośnie, gdy zacznie się twoja następna tura.',
  'lesson.rounds.customers': 'Nowi klienci.\nPrzesuń „Wybór zamówień”.',
  'lesson.rounds.reward': 'Z okienka.\nWeź dowolną kość.',
  'lesson.rounds.choose': 'Zamówienia.\nWykonaj akcję.',
  'lesson.rounds.order': 'Weź jedno.\nDowolne: trafi do rzędu, który pokazuje. Im wyżej, tym więcej reputacji.',
  'lesson.rounds.only': 'Jedno wystarczy.\nDrugie kosztowałoby 3 jagody.',
  'lesson.rounds.fourth': 'Zakończ turę.\nPo czwartej rundzie jest pierwszy przychód.',
  'lesson.rounds.income':
    'Przychód.\nOtwarte zamówienia zsuwają się o rząd, dochodzi jedno z ręki, dostajesz jagody i punkty, a płytek piłowania i łączenia można znów użyć.',
  'lesson.rounds.points':
    'Aż do końca.\nKażde zrealizowane zamówienie liczy się według reputacji; do tego zlecenia, pomocnicy i narzędzia. Reszta, na przykład [ulepszenie warsztatu](actions.improve), jest w zasadach.',
  'lesson.solo': 'Solo: karty\nZa innych grają karty. Aż do pierwszej z nich.',
  'lesson.solo.welcome':
    'Gra solo.\nGrasz na punkty: 110 to dobrze, 140 świetnie. Karty przesuwają płytki jak inni gracze.',
  'lesson.solo.helper': 'Pomocnik.\nZatrzymaj tego.',
  'lesson.solo.orders': 'Dwa zamówienia.\nZatrzymaj dowolne dwa.',
  'lesson.solo.row': 'Obok planszy.\nWyłóż jedno z nich.',
  'lesson.solo.tile': 'Przesuń płytkę.\nWeź „Zakup materiałów”.',
  'lesson.solo.materials': 'Materiały.\nWykonaj akcję.',
  'lesson.solo.bundle': 'Zestaw.\nWeź 2 krążki kleju za 1 jagodę.',
  'lesson.solo.stop': 'Dość.\nTu skończ.',
  'lesson.solo.end': 'Zakończ turę.\nPotem odkrywa się kartę.',
  'lesson.solo.card':
    'Karta gry jednoosobowej.\nPrzesuwa jedną lub dwie płytki, a ich bonusów nie dostaje nikt. Może też odrzucić karty, przerzucić drewno lub przesunąć neutralny znacznik.',
  'lesson.solo.score':
    'Wyścig.\nJeśli neutralny znacznik na torze reputacji dotrze do płytki nagrody pierwszy, płytka znika. Poza tym wszystko jest jak zwykle.',
  'lesson.puzzle.order':
    'Najkrótsza droga.\nZrealizuj zaznaczone zamówienie jak najmniejszą liczbą akcji dodatkowych: piłuj, łącz, klej, ścinaj, realizuj. Płytek akcji się nie przesuwa.',

  'first.turn':
    'W swojej turze przesuń jedną płytkę i wykonaj jej akcję główną. Przed nią i po niej wolno ci piłować, łączyć, kleić, ścinać, realizować zamówienia i korzystać z pomocników. Potem zakończ turę.',
  'first.keepOrders': 'Z pięciu zamówień zatrzymaj dwa; dwa orzechowe i tak są twoje.',
  'first.placeOrder': 'Jedno zamówienie z ręki trafia obok twojej planszy do rzędu, który pokazuje.',
  'first.discardDie': 'W składzie może zostać maksymalnie sześć kości; drzewa w doniczkach się nie liczą.',
  'first.buySix': 'Możesz kupić z zasobów szóstkę po zwykłej cenie, innego koloru niż kość sprzedana przed chwilą.',
  'first.shave': 'Obniżona kość to krótsze drewno: kolor zostaje, wartość maleje.',
  'first.chooseDie': 'Kość, którą bierzesz, trafia do składu: to kawałek drewna tego koloru i długości.',
  'first.recolour': 'Kość zmienia kolor; wartość zostaje.',
  'first.turnOver': 'Przeciwległe ścianki dają razem 7: z 1 robi się 6, z 2 robi się 5, z 3 robi się 4 i odwrotnie.',
  'first.raiseOrder': 'Im wyżej leży zamówienie, tym lepsza nagroda rzędu i tym później wypadnie.',
  'first.effect.choose': 'Karta albo bonus wymienia kilka rzeczy, a stanie się tylko jedna: zdecyduj która.',
  'first.effect.may': 'Możesz zrobić to, co jest proponowane, ale nie musisz.',
  'first.effect.pick': 'Karta albo bonus pozwala ci wziąć jedną z tych rzeczy.',
  'first.effect.pay': 'Można zapłacić na więcej niż jeden sposób: wybierz, co oddajesz.',
  'first.effect.chooseSecretly': 'Karta albo bonus wymienia kilka rzeczy, a stanie się tylko jedna: zdecyduj która.',
  'first.effect.maySecretly': 'Możesz zrobić to, co jest proponowane, ale nie musisz.',
  'first.effect.pickSecretly': 'Karta albo bonus pozwala ci wziąć jedną z tych rzeczy.',
} satisfies { readonly [key in keyof typeof english]: string }
