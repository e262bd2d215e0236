import type { Translation } from '../../message-id.ts'

export const wistarHelp = {
  space: 'Pole na Kole',
  'space.text':
    'Przywódca wykonuje tu Akcję Główną obok pola i pokazaną na nim Akcję Dodatkową, w dowolnej kolejności. Na polu stoi jeden Przywódca, a w jednym Segmencie Koła nigdy dwóch twoich: reszta Segmentu jest wtedy zablokowana łańcuchem.',
  'hut.text':
    'Może tu stać dowolna liczba Przywódców, ustawiają się od lewej: każdy daje żeton Ruchu i Eliksir Alchemika, a ich ustawienie wyznacza kolejność tury w następnej Rundzie.',
  'action.text':
    'Siła Akcji Głównej to liczba twoich Robotników w jej Obszarze; karty mogą ją zwiększyć. Przy sile 0 nic się nie dzieje.',
  'region.text':
    'Liczba mówi, ilu Robotników tu jest. Żeton Ruchu przenosi jednego do innego Obszaru; z wejścia do Nory wysyła się ich za darmo.',
  'room.text':
    'Odkrywcy chodzą z pokoju do pokoju otwartymi przejściami. Do Mysich Gości, Misji i Drzwi sięgasz od swojego Odkrywcy i od swoich Namiotów.',
  door: 'Drzwi',
  'door.text':
    'Kto je otworzy, otrzymuje bonus z rewersu i zatrzymuje żeton; odtąd przejście jest otwarte dla wszystkich.',
  mission: 'Misja, zakryta',
  'mission.text': 'Odkrycie kosztuje punkt Eksploracji i od razu daje bonus; Misja pozostaje potem odkryta.',
  row: 'Rząd Misji',
  'row.text':
    'Kto ma to, co po lewej, kładzie tu kostkę i otrzymuje to, co po prawej. Kłódka otwiera się, gdy wskazany rząd jest wykonany.',
  'guests.text':
    'Przyjęcie Mysiego Gościa kosztuje punkt Eksploracji i wymaga wolnego Pomieszczenia. Kafelek odwraca się dopiero wtedy.',
  guests: 'Mysi Goście',
  'ability.cube':
    'Kostka z niej trafia na rząd Misji i odblokowuje zdolność. Brązowe kostki pasują na każdą Misję, szare tylko na Misje w Piwnicy. Liczba to opłata w przedmiotach.',
  build: 'Następne Łóżko',
  'build.text':
    'Łóżko kosztuje 2 Drewna (ze zdolnością 1) i wymaga wolnego Pomieszczenia. Jego Robotnik idzie do wejścia do Nory. Na końcu liczy się tylko najwyższa odkryta wartość.',
  dig: 'Następne Pomieszczenie',
  'dig.text':
    'Pomieszczenie kosztuje 2 Metale (ze zdolnością 1). Mieści Łóżko lub Mysiego Gościa. Na końcu liczy się tylko najwyższa odkryta wartość.',
  'deck.text':
    'Wierzchnia karta talii kosztuje tyle punktów Projektu, co odkryta: Podstawowa 1, Zaawansowana 2. Na początku Rundy odrzuca się dwie karty z prawej (»).',
  stock: 'Co masz',
  'stock.text':
    'Żeton Jokera kosztuje 3 przedmioty i zastępuje jedną brakującą ikonę Umiejętności; żeton Elektryczności kosztuje 4. Przedmioty to Drewno, Metal i karty z ręki. Na końcu każde 5 pozostałych rzeczy daje punkt.',
  round: 'Runda',
  'round.text':
    'Pięć Rund po trzech Przywódców. Na początku nowej Przywódcy wracają, Koło obraca się o jeden Segment, jak wskazuje strzałka, a rzędy kart się przesuwają.',
  entrance: 'Wejście do Nory',
  'entrance.text':
    'Robotnik z nowego Łóżka czeka tu, aż wyślesz go do Obszaru: za darmo i tyle razy w swojej turze, ile chcesz.',
  'skill.text':
    'Tyle takich ikon pokazują twoje karty i żetony Umiejętności. Gdy coś ich wymaga, nie wydaje się ich; żeton Jokera zastępuje jedną brakującą.',
  'tent.text':
    'Namiot rozbija się tam, gdzie stoi twój Odkrywca, i zostaje tam na stałe. Możesz tam działać, jakby był tam Odkrywca, z wyjątkiem ruchu.',
  tent: 'Namiot',
} satisfies Translation<'wistarHelp'>
