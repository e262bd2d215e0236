import type { wistarLessons as english } from '../../en/wistar/lessons.ts'

export const wistarLessons = {
  'lesson.rounds':
    'Twoje dwie pierwsze Rundy\nRobotnicy, Przywódcy i Koło Akcji: Drewno, Pomieszczenie, Łóżko, Drzwi i Wynalazek.',
  'lesson.rounds.welcome':
    'Stare Gospodarstwo.\nTwój klan ma pięć Rund, żeby kopać, budować, odkrywać i wynajdywać. Wygrywa, kto ma najwięcej punktów.',
  'lesson.rounds.pair': 'Pierwsze karty.\nKażdy zaczyna z dwoma Wynalazkami. Weź dowolną parę; zagrasz je później.',
  'lesson.rounds.wheel':
    'Koło Akcji.\nSześć Segmentów Koła leży przy sześciu Akcjach Głównych. W swojej turze umieszczasz na polu jednego z trzech Przywódców :leader:.',
  'lesson.rounds.forest':
    'Robotnicy.\nSiła Akcji Głównej to liczba twoich Robotników w jej Obszarze. Wyślij jednego z wejścia do Nory do Lasu: to nic nie kosztuje.',
  'lesson.rounds.another': 'Jeszcze jeden.\nWyślij tam też drugiego Robotnika: masz teraz w Lesie siłę 2.',
  'lesson.rounds.leader': 'Umieść Przywódcę.\nWybierz pole przy akcji „Zbieranie Drewna”.',
  'lesson.rounds.wood': 'Akcja Główna.\nZbieranie Drewna: tyle, ile wynosi twoja siła, czyli 2 :wood:.',
  'lesson.rounds.bonus':
    'Bonus.\nKażde pole ma własną Akcję Dodatkową. Możesz ją wykonać przed Akcją Główną, po niej albo wcale.',
  'lesson.rounds.end': 'Zakończ turę.\nBonus na razie zostaw.',
  'lesson.rounds.hut':
    'Chata.\nPrzeciwnik poszedł do Chaty Alchemika: żeton Ruchu, Eliksir (Wynalazek, Misja, 1 Metal albo 1 Drewno) i wcześniejsza tura w następnej Rundzie.',
  'lesson.rounds.digger':
    'Więcej miejsca.\nKopanie też należy do Lasu. Umieść Przywódcę przy akcji „Wykopywanie Pomieszczeń”.',
  'lesson.rounds.dig': 'Kop.\nWykonaj Akcję Główną.',
  'lesson.rounds.room':
    'Pomieszczenie za 2 Metale.\nMetalu starczy ci na jedno. Wykop je: zdjęty kafelek odkrywa punkty. Na koniec liczy się tylko najwyższe odsłonięte Pomieszczenie.',
  'lesson.rounds.dug': 'Zakończ turę.\nPomieszczenie pozostaje wolne, dopóki coś się do niego nie wprowadzi.',
  'lesson.rounds.move':
    'Żeton Ruchu.\nW Norze nie masz jeszcze siły. Wydaj żeton Ruchu :movement: i przenieś Robotnika z Lasu do Nory.',
  'lesson.rounds.builder':
    'Ostatni Przywódca.\nUmieść go przy akcji „Budowanie Łóżek”. Dwaj twoi Przywódcy nigdy nie stoją w jednym Segmencie Koła.',
  'lesson.rounds.build': 'Buduj.\nWykonaj Akcję Główną: przy sile 1 to jedno Łóżko.',
  'lesson.rounds.bed':
    'Łóżko za 2 Drewna.\nPotrzebuje wolnego Pomieszczenia. Robotnik, który na nim siedział, jest odtąd twój.',
  'lesson.rounds.built': 'Zakończ turę.\nTo był twój trzeci Przywódca i na tym Runda się kończy.',
  'lesson.rounds.round':
    'Nowa Runda.\nPrzywódcy wracają, a Koło Akcji obraca się o jeden Segment: akcje i bonusy spotykają się inaczej. Zaczyna ten, kto był w Chacie.',
  'lesson.rounds.farm': 'Nowy Robotnik.\nWyślij go do Gospodarstwa.',
  'lesson.rounds.scout': 'Eksploracja.\nUmieść Przywódcę przy akcji „Eksploracja”.',
  'lesson.rounds.explore':
    'Punkty Eksploracji.\nWykonaj Akcję Główną: jeden punkt za każdego Robotnika w Gospodarstwie.',
  'lesson.rounds.door':
    'Otwórz Drzwi.\nTwój Odkrywca stoi przy Wejściu do Gospodarstwa. Otwórz jedne z jego Drzwi i weź bonus.',
  'lesson.rounds.rooms':
    'Za Drzwiami.\nW pokojach leżą Mysi Goście :guest: i Misje :mission:. Później możesz przyjmować Gości i wykonywać Misje; Cele :objective: są łatwiejsze dla tego, kto osiągnie je pierwszy.',
  'lesson.rounds.joker':
    'Bonus.\nTym razem weź też bonus pola: żeton Jokera :joker:. Wynalazki i Misje wymagają Umiejętności; zastąpi jedną, której ci brakuje.',
  'lesson.rounds.opened': 'Zakończ turę.\nNa tę Rundę zostało ci dwóch Przywódców.',
  'lesson.rounds.smith':
    'Metal.\nWynalazki kosztują Drewno i Metal. Umieść Przywódcę przy akcji „Zbieranie Metalu”, na polu z Metalem.',
  'lesson.rounds.metal': 'Zbieraj.\nWykonaj Akcję Główną: przy sile 1 to 1 Metal :metal:.',
  'lesson.rounds.more': 'I bonus.\nWeź jeszcze jeden Metal.',
  'lesson.rounds.gathered': 'Zakończ turę.\nTwój ostatni Przywódca w tej Rundzie coś wynajdzie.',
  'lesson.rounds.inventor':
    'Wynajdywanie.\nUmieść go przy akcji „Rozwijanie Projektów”, na polu, które pozwala zagrać Wynalazek :play:.',
  'lesson.rounds.projects':
    'Nowe karty.\nWykonaj Akcję Główną: jeden punkt Projektu za każdego Robotnika w Gospodarstwie.',
  'lesson.rounds.project':
    'Weź kartę.\nPodstawowy Wynalazek kosztuje 1 punkt, Zaawansowany 2. Weź dowolny, na który cię stać.',
  'lesson.rounds.invent': 'Zagraj kartę.\nTeraz bonus: Wynalazek z ręki :play:.',
  'lesson.rounds.invention':
    'Twój Wynalazek.\nWybierz taki, na który cię stać. Zostaje przed tobą: punkty, Umiejętność i to, co robi.',
  'lesson.rounds.invented': 'Zakończ turę.\nTo była druga Runda. Zostały jeszcze trzy.',
  'lesson.rounds.points':
    'Co się liczy.\nŁóżka, Pomieszczenia, Drzwi, Goście, Wynalazki, Misje i Cele: prawie wszystko daje punkty. Pięć Rund, piętnastu Przywódców: wybieraj dobrze.',
  'lesson.ratbot': 'Solo: Szczurobot\nMaszyna, która gra według kart. Aż do jej pierwszych tur.',
  'lesson.ratbot.welcome':
    'Szczurobot.\nMa własną planszę i zaczyna. Nie potrzebuje Drewna ani Metalu i robi to, co mówią jego karty.',
  'lesson.ratbot.pair': 'Pierwsze karty.\nZ dwóch par zatrzymujesz jedną.',
  'lesson.ratbot.send': 'Robotnik.\nWyślij jednego do Nory.',
  'lesson.ratbot.leader':
    'Umieść Przywódcę.\nWybierz pole przy akcji „Zbieranie Metalu”. Przywódcy Szczurobota zajmują pola jak wszyscy.',
  'lesson.ratbot.metal': 'Zbieranie Metalu.\nWykonaj Akcję Główną.',
  'lesson.ratbot.end': 'Zakończ turę.\nPotem Szczurobot odkrywa następną kartę.',
  'lesson.ratbot.turn':
    'Jego tura.\nKarta mówi, gdzie trafia jego Przywódca, czy dochodzi Robotnik i jakie są bonusy. Stół pokazuje każdy z nich.',
  'lesson.ratbot.score': 'Żeby wygrać.\nNa końcu musisz mieć więcej punktów niż Szczurobot: remis nie wystarczy.',
  'lesson.puzzle.leader':
    'Najlepszy Przywódca.\nUmieść Przywódcę i zakończ turę bez Szybkich Akcji. Co da najwięcej pewnych punktów, jakby gra się wtedy kończyła?',
  'lesson.puzzle.exploration':
    'Najlepsza droga.\nWydaj punkty Eksploracji i zakończ turę bez Szybkich Akcji; liczy się też Akcja Dodatkowa, która ci jeszcze została. Co da najwięcej pewnych punktów, jakby gra się wtedy kończyła?',

  'first.startingCards': 'Wybierz parę, Podstawowy i Zaawansowany Wynalazek: z tymi dwiema kartami zaczynasz.',
  'first.discard': 'Wybierz w ręce karty, bez których się obejdziesz: trafią do kart odrzuconych.',
  'first.skillToken': 'Żeton Umiejętności do końca gry liczy się jako ikona swojej Umiejętności.',
  'first.keepObjective': 'Prywatny Cel jest tylko twój: ma tylko najwyższe pole i potrzebuje dysku jak każdy inny.',
  'first.guestSupply': 'Ten Gość przychodzi z zasobów i potrzebuje wolnego Pomieszczenia w twojej Norze.',
  'first.loseGuest':
    'Gość, którego tracisz, opuszcza grę razem z punktami i pomocą; jego Pomieszczenie znów jest wolne.',
  'first.copy': 'Wybierz efekt 1x i użyj go teraz; nie musi być twój.',
  'first.takeFaceUp': 'Wynalazek, który bierzesz, trafia do ręki; zagrasz go później.',
  'first.effect.choose': 'Karta, Gość albo bonus wymienia kilka rzeczy, a stanie się tylko jedna: zdecyduj która.',
  'first.effect.may': 'Możesz zrobić to, co jest proponowane, ale nie musisz.',
  'first.effect.pay': 'Można zapłacić na więcej niż jeden sposób: wybierz, co oddajesz.',
  'first.mustTakeFaceUp': 'Wynalazek, który bierzesz, trafia do ręki; zagrasz go później.',
  'first.takeDiscarded': 'Wynalazek, który bierzesz, trafia do ręki; zagrasz go później.',
} satisfies { readonly [key in keyof typeof english]: string }
