import type { catsLessons as english } from '../../en/cats/lessons.ts'

export const catsLessons = {
  'lesson.family': 'Twój pierwszy dzień\nGra rodzinna w Wyspie kotów: bierz koty, układaj je i stwórz rodzinę.',
  'lesson.family.boat':
    'Twoja łódź.\nWypełnij jej siedem sekcji: każda niewypełniona kosztuje na koniec 5 punktów, każdy widoczny szczur 1.',
  'lesson.family.lessons':
    'Zadania.\nTe karty dają punkty tylko tobie. Z trzech zatrzymaj dwie; w pierwszej grze mogą to być dowolne.',
  'lesson.family.welcome':
    'Wyspa.\nKoty czekają obok niej w dwóch strefach. Masz pięć dni, żeby zabrać na łódź tyle, ile się zmieści.',
  'lesson.family.cat': 'Weź kota.\nW grze rodzinnej koty są za darmo. Weź tego zielonego.',
  'lesson.family.map':
    'Połóż go.\nObracaj go i odwracaj przyciskami albo klawiszami R i F i połóż na małej zielonej mapie na łodzi: pierwszy kafelek może leżeć wszędzie.',
  'lesson.family.treasure': 'Skarb!\nKot na mapie swojego koloru znajduje skarb. Weź dowolny.',
  'lesson.family.fill': 'Wypełnij lukę.\nKażdy kafelek musi stykać się bokiem z już leżącym. Połóż swój skarb.',
  'lesson.family.rival': 'Pozostali.\nPrzeciwnik też wziął kota. Gracie na zmianę, po jednym kocie.',
  'lesson.family.second': 'Kolejny zielony.\nKoty lubią towarzystwo swojego koloru. Weź tego kota.',
  'lesson.family.beside': 'Bok w bok.\nPołóż go tak, żeby stykał się bokiem z twoim zielonym kotem. Róg nie wystarczy.',
  'lesson.family.third': 'I trzeci.\nTrzy koty to rodzina. Weź też tego.',
  'lesson.family.family': 'Rodzina.\nPołóż go obok dwóch poprzednich.',
  'lesson.family.points':
    '8 punktów.\nRodzina z trzech kotów jest warta 8, każdy następny dodaje więcej. Przycisk nad łodzią pokazuje rodziny.',
  'lesson.family.pass':
    'Na dziś dość.\nZwykle warto brać dalej, póki coś się mieści. Tym razem spasuj: do jutra nie grasz.',
  'lesson.family.days':
    'Następny dzień.\nStrefy znów się uzupełnia. Po pięciu dniach liczy się punkty: rodziny i zadania minus szczury i niewypełnione sekcje.',
  'lesson.day': 'Jeden dzień pełnej gry\nRyby, karty i kosze: co pełna gra dodaje do rodzinnej.',
  'lesson.day.fish': '20 ryb.\nCo rano dostajesz 20 ryb :fish: na karty i koty. Niewydane ryby zostają u ciebie.',
  'lesson.day.draft': 'Siedem kart.\nZatrzymaj dwie; resztę dostaje sąsiad, a ty bierzesz jego karty.',
  'lesson.day.more': 'Pięć kart.\nTe są od sąsiada. Znów zatrzymaj dwie.',
  'lesson.day.last': 'Trzy karty.\nZatrzymaj dwie; ostatnia przyjdzie sama. Razem masz siedem.',
  'lesson.day.buy': 'Kup.\nWybierz co najmniej jedną kartę i zostaw 3 ryby na kota. Pozostałe się odrzuca.',
  'lesson.day.cards':
    'Pięć rodzajów.\nKarty ratunku dają kosze i szybkość, zadania punktują, karty oshaxa i skarbu przynoszą kafelki, karty uniwersalne można zagrać w każdej chwili.',
  'lesson.day.rescue':
    'Uratuj kota.\nW jednej strefie kot kosztuje 3 ryby, w drugiej 5, i do każdego trzeba kosza :basket:. Masz jeden, codziennie znów gotowy. Weź dowolnego kota, na którego cię stać.',
  'lesson.day.place': 'Połóż go.\nMoże leżeć wszędzie: łódź jest pusta.',
  'lesson.day.next':
    'Do następnego dnia.\nRatuj, póki masz kosze; potem są rzadkie znaleziska. Rano znów ryby, koty i karty: zatrzymaj dwie. Po pięciu dniach liczy się punkty.',
  'lesson.sister': 'Solo: siostra\nRywalka bez łodzi. Aż do jej pierwszej tury.',
  'lesson.sister.welcome':
    'Twoja siostra.\nNiczego nie układa. Zabiera to, czego chcesz, i zdobywa punkty za koty na twojej łodzi, zależnie od koloru.',
  'lesson.sister.draft': 'Pięć kart.\nW grze solo zatrzymujesz trzy z pięciu.',
  'lesson.sister.more': 'I znowu.\nJeszcze raz trzy z pięciu; kolejna karta przyjdzie sama.',
  'lesson.sister.buy': 'Kup.\nWybierz co najmniej jedną kartę i zostaw 3 ryby na kota.',
  'lesson.sister.rescue':
    'Uratuj kota.\nKoty leżą w jednym rzędzie, ponumerowane od lewej od 1 do 8: jej karta „kot 3” zabiera trzeciego. Weź dowolnego, na którego cię stać, zanim zrobi to ona.',
  'lesson.sister.place': 'Połóż go.\nPotem jest jej tura.',
  'lesson.sister.answer':
    'Jej karty.\nW swojej turze rozpatruje jedną kartę od góry do dołu. Stół pokazuje, co zrobiła.',
  'lesson.sister.score':
    'Jej punkty.\nKażdego dnia odkrywa się kolejny kolor: za każdego kota pierwszego koloru na twojej łodzi ma 5 punktów, potem 4, 3, 2 i 1. Musisz mieć więcej punktów niż ona.',
  'lesson.puzzle.place':
    'Najlepsze miejsce.\nPołóż kafelek tak, żeby twoja łódź była warta najwięcej punktów, jakby gra kończyła się teraz.',

  'first.colour': 'Wybierz jeden z pięciu kolorów: dla tej karty albo tego oshaxa liczy się od tej chwili.',
  'first.moveCat': 'Wybierz kota przy wyspie i przenieś go w inne miejsce stref.',
  'first.zone': 'Wskaż, gdzie przy wyspie trafi kot: od strefy zależy jego cena.',
  'first.familyRescue': 'Weź jednego kota za darmo i połóż go na swojej łodzi albo spasuj.',
} satisfies { readonly [key in keyof typeof english]: string }
