import type { Translation } from '../message-id.ts'

export const wistarHelp = {
  space: 'Pole na kole',
  'space.text':
    'Przywódca wykonuje tu główną akcję obok pola oraz narysowane w nim akcje bonusowe, w dowolnej kolejności. Na polu stoi jeden Przywódca, a w jednym segmencie nigdy dwóch twoich: reszta segmentu jest wtedy zablokowana łańcuchem.',
  'hut.text':
    'Może tu stać dowolna liczba Przywódców, ustawiają się od lewej: każdy daje żeton Ruchu i miksturę, a kolejka wyznacza następną kolejność.',
  'action.text':
    'Główna akcja ma siłę równą liczbie twoich Robotników w jej obszarze; karty mogą ją zwiększyć. Przy sile 0 nic się nie dzieje.',
  'region.text':
    'Liczba mówi, ilu Robotników tu stoi. Żeton Ruchu przenosi jednego do innego obszaru; z wejścia do Nory wysyła się ich za darmo.',
  'room.text':
    'Odkrywcy chodzą z pomieszczenia do pomieszczenia otwartymi przejściami. Do Mysich Gości, Misji i drzwi sięgasz od swojego Odkrywcy i od swoich Namiotów.',
  door: 'Drzwi',
  'door.text':
    'Kto je otworzy, otrzymuje bonus z rewersu i zatrzymuje żeton; odtąd przejście jest otwarte dla wszystkich.',
  mission: 'Misja, zakryta',
  'mission.text': 'Odkrycie kosztuje punkt Eksploracji i od razu daje bonus; potem zostaje odkryta.',
  row: 'Rząd Misji',
  'row.text':
    'Kto spełni to, co po lewej, kładzie tu kostkę i otrzymuje to, co po prawej. Kłódka otwiera się, gdy wskazany rząd jest wykonany.',
  'guests.text':
    'Przyjęcie Mysiego Gościa kosztuje punkt Eksploracji i wolne pomieszczenie. Kafelek odwraca się dopiero wtedy.',
  guests: 'Mysi Goście',
  'ability.cube':
    'Kostka z niej trafia na rząd Misji i uwalnia Zdolność. Brązowe kostki pasują na każdą Misję, szare tylko w Piwnicy. Liczba to opłata w przedmiotach.',
  build: 'Następne Łóżko',
  'build.text':
    'Łóżko kosztuje 2 Drewna, ze Zdolnością 1, i wymaga wolnego pomieszczenia. Jego Robotnik idzie do wejścia do Nory. Na końcu liczy się tylko najwyższa odkryta wartość.',
  dig: 'Następne Pomieszczenie',
  'dig.text':
    'Pomieszczenie kosztuje 2 Metalu, ze Zdolnością 1. Mieści Łóżko lub Mysiego Gościa. Na końcu liczy się tylko najwyższa odkryta wartość.',
  'deck.text':
    'Karta z wierzchu talii kosztuje tyle punktów Projektów, co odkryta: podstawowa 1, zaawansowana 2. Na początku rundy odrzuca się dwie karty z prawej (»).',
  stock: 'Co masz',
  'stock.text':
    'Joker kosztuje 3 przedmioty i zastępuje jedną brakującą ikonę Umiejętności; elektryczność kosztuje 4. Przedmioty to Drewno, Metal i karty z ręki. Na końcu 5 pozostałych rzeczy jest wartych punkt.',
  'tent.text':
    'Namiot rozbija się tam, gdzie stoi twój Odkrywca, i zostaje tam na zawsze: możesz tam działać, jakby był tam Odkrywca, oprócz ruchu.',
  tent: 'Namiot',
} satisfies Translation<'wistarHelp'>
