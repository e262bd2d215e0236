import type { Translation } from '../message-id.ts'

export const webRules = {
  title: '{game}: jak się gra',
  lead: 'W skrócie. Sam stół proponuje tylko to, co wolno, mówi, dlaczego czegoś nie można, i na życzenie objaśnia każdy element.',
  contents: 'Spis treści',
  try: 'Wypróbuj przeciw botom',
  'cats.aim.title': 'Cel gry',
  'cats.aim':
    'Masz pięć dni, zanim przybędzie Vesh, by zabrać koty na pokład. Zapełnij łódź, trzymaj razem rodziny jednego koloru, zakryj szczury i wykonuj zadania. Wygrywa, kto ma najwięcej punktów.',
  'cats.day.title': 'Dzień',
  'cats.day':
    'Każdy dzień ma te same fazy: strefy przy wyspie uzupełnia się kafelkami, każdy dostaje 20 ryb, wybiera się i kupuje karty, wykłada zadania, ratuje koty, a na końcu są rzadkie znaleziska: oshaxy i skarby.\nRyby to pieniądze. Czego nie wydasz, zostaje na następny dzień.',
  'cats.cards.title': 'Eksploracja: wybór i zakup kart',
  'cats.cards':
    'Dostajesz siedem kart, zatrzymujesz dwie i podajesz resztę dalej, aż wszystkie zostaną rozebrane. Potem każdy płaci rybami za karty, które chce zatrzymać; pozostałe odrzuca.\nKarty ratunku dają szybkość i kosze, zadania punkty na koniec, karty skarbów i oshaxów kafelki, a karty uniwersalne można zagrać w dowolnej chwili.',
  'cats.rescue.title': 'Ratunek',
  'cats.rescue':
    'Każdy wykłada zakryte karty ratunku; razem określają szybkość, a ta kolejność tury. W swojej turze weź jednego kota: z lewej strefy za 3 ryby, z prawej za 5, i do tego użyj jednego kosza. Trwałe kosze działają raz dziennie, jednorazowe raz; dwa uszkodzone to jeden kosz.\nKto nie może lub nie chce dalej, pasuje.',
  'cats.placing.title': 'Układanie kafelków',
  'cats.placing':
    'Pierwszy kafelek kładziesz na łodzi gdziekolwiek; każdy następny musi stykać się krawędzią z innym. Kafelki można obracać i odwracać, nie mogą na siebie zachodzić ani wystawać poza łódź. Położone zostają.\nKot, który zakryje mapę swojego koloru, od razu przynosi zwykły skarb.',
  'cats.treasures.title': 'Skarby i oshaxy',
  'cats.treasures':
    'Zwykłe skarby są małe i wypełniają luki; same nie punktują. Rzadkie skarby są warte po 3 punkty. Oshax to kot, który dołącza do dowolnej rodziny: kolor wybierasz przy układaniu.',
  'cats.scoring.title': 'Punktacja końcowa',
  'cats.scoring':
    'Rodzina to co najmniej trzy sąsiadujące koty jednego koloru: 8 punktów za trzy, 11 za cztery, 15 za pięć, 20 za sześć i 5 za każdego następnego. Każdy widoczny szczur kosztuje 1 punkt, każda niewypełniona sekcja 5. Dodaj rzadkie skarby, swoje zadania i zadania publiczne. Wygrywa, kto ma najwięcej punktów, a przy remisie – kto ma więcej ryb.',
  'cats.family.title': 'Gra rodzinna',
  'cats.family':
    'Bez ryb, koszy i kupowania kart. Z trzech zadań zostawiasz dwa. Po kolei każdy bierze jednego kota i układa go; kot na mapie swojego koloru przynosi wybrany skarb. Po pięciu dniach liczycie punkty.',
  'cats.solo.title': 'Solo przeciw siostrze',
  'cats.solo':
    'Siostra nie ma łodzi. Po każdej twojej turze karta mówi, które kafelki zabiera lub przesuwa, a na końcu punktuje jej każdy kot na twojej łodzi według koloru, najwięcej kolory odkryte najwcześniej, oraz jej własne zadania. Poziom trudności mówi, ile z nich jest trudnych. Zadania publiczne dają ci połowę punktów. Przy remisie wygrywa ona.',
  'wistar.aim.title': 'Cel gry',
  'wistar.aim':
    'Twój klan szczurów ma pięć rund, by wykopać norę, zbudować Łóżka, zbadać Gospodarstwo i zamienić odpadki w Wynalazki. Wszystko daje punkty zwycięstwa; wygrywa, kto ma ich najwięcej.',
  'wistar.round.title': 'Runda',
  'wistar.round':
    'Po kolei każdy umieszcza jednego Przywódcę, aż wszyscy trzej będą na planszy: to piętnaście tur w grze. Przed następną rundą Przywódcy wracają, Koło Akcji obraca się o jeden Segment, przychodzi Przychód, a rząd kart się przesuwa.',
  'wistar.wheel.title': 'Koło Akcji',
  'wistar.wheel':
    'Przywódca zajmuje wolne pole Segmentu. Wykonujesz Akcję Główną przy Segmencie i Akcję Dodatkową pola, w dowolnej kolejności. Siła Akcji Głównej jest równa liczbie twoich Robotników w jej Obszarze: w Lesie, Norze lub Gospodarstwie. W każdym Segmencie możesz mieć tylko jednego Przywódcę.\nAlbo umieść Przywódcę w Chacie Alchemika: żeton Ruchu, Eliksir i lepsza kolejność w następnej Rundzie.',
  'wistar.actions.title': 'Akcje Główne',
  'wistar.actions':
    'Las: Zbieranie Drewna albo Wykopywanie Pomieszczeń po 2 Metale. Nora: Zbieranie Metalu albo Budowanie Łóżek po 2 Drewna. Gospodarstwo: Rozwijanie Projektów, gdzie Podstawowy Wynalazek kosztuje 1 punkt Siły, a Zaawansowany 2, albo Eksploracja.',
  'wistar.quick.title': 'Szybkie Akcje',
  'wistar.quick':
    'Przed akcją lub po niej, ile razy chcesz: wyślij Robotnika z wejścia do Nory do Obszaru, przesuń innego za żeton Ruchu, rozbij Namiot tam, gdzie stoi Odkrywca, użyj Wynalazku z efektem 1x, osiągnij Cel albo kup żeton Jokera za 3 lub żeton Elektryczności za 4 Drewna, Metale czy karty.',
  'wistar.explore.title': 'Eksploracja Gospodarstwa',
  'wistar.explore':
    'Każdy punkt Eksploracji otwiera Drzwi, przesuwa Odkrywcę o pokój, odkrywa Misję albo zaprasza Mysiego Gościa do wolnego Pomieszczenia. Drzwi i Misje nagradzają tego, kto je otworzył lub odkrył. Namioty pozwalają działać w pokojach, które Odkrywca opuścił. Na końcu Piwnicy leży Ser.',
  'wistar.inventions.title': 'Wynalazki',
  'wistar.inventions':
    'Za zagranie Wynalazku płacisz Drewnem, Metalem i żetonami Ruchu i musisz mieć pokazane Umiejętności, Gości, Pomieszczenia lub Elektryczność; te się nie zużywają. Żeton Jokera zastępuje jedną Umiejętność. Wynalazki działają natychmiast, raz na Rundę, jako Przychód, trwale lub na koniec, a ich Umiejętności pomagają zagrać następne.',
  'wistar.missions.title': 'Misje i Cele',
  'wistar.missions':
    'Misję można wykonać, gdy jest odkryta, a w pokoju stoi twój Odkrywca lub Namiot: połóż kostkę na rzędzie, którego wymagania spełniasz, i weź nagrodę. Kostka odsłania zdolność na planszy. Cel osiąga pierwszy; następny potrzebuje więcej.',
  'wistar.scoring.title': 'Punktacja końcowa',
  'wistar.scoring':
    'Do punktów z gry dodaj: zdolności, najlepsze odsłonięte Łóżko i Pomieszczenie, Gości i Ser, Wynalazki i ich efekty na koniec gry, 2 za Zaawansowaną Elektryczność, 1 za każde pięć resztek (Drewno, Metal, żetony Ruchu, karty) i 1 za każde dwa żetony Jokera. Przy remisie wygrywa wcześniejszy w kolejności.',
  'wistar.solo.title': 'Solo przeciw Szczurobotowi',
  'wistar.solo':
    'Szczurobot umieszcza Przywódców jak gracz, lecz o akcjach decydują karty. Po trzech kartach Toru posuwa się naprzód, a ich suma to poziom trudności. Punktuje za to, co wykopie, zbuduje i znajdzie; musisz go pokonać.',
  'woodcraft.aim.title': 'Cel gry',
  'woodcraft.aim':
    'Prowadzisz warsztat w lesie. Kości to drewno: kupuj je, hoduj, piłuj, łącz i klej, aż będą pasować do zamówień. Zamówienia, reputacja, pomocnicy i pełny strych dają orzechy, czyli punkty zwycięstwa.',
  'woodcraft.turn.title': 'Tura',
  'woodcraft.turn':
    'Najpierw twoje drzewa rosną o 2. Potem wykonaj jedną akcję główną z koła i dowolnie wiele dodatkowych: piłowanie, łączenie, klejenie, ścinanie, realizację zamówień, zdolności pomocników. Za trzy latarnie kupisz jedną akcję bonusową. Na końcu możesz kupić punkty marketingiem; w składzie zostaje tylko sześć kości.',
  'woodcraft.wheel.title': 'Koło akcji',
  'woodcraft.wheel':
    'Weź płytkę akcji, zdobądź nagrodę jej pola i okienka piły i przesuń ją do następnej ćwiartki. Im dłużej płytka czekała, tym więcej daje. Gdy przekracza strzałkę piły, piła się obraca i wszystko z tyłu zyskuje na wartości; do niepustej ćwiartki za strzałką wejść nie wolno.\nZamiast akcji możesz wziąć 3 jagody albo za latarnię wykonać akcję innej płytki.',
  'woodcraft.wood.title': 'Drewno',
  'woodcraft.wood':
    'Zielone jest tanie, żółte kosztuje o 1 więcej, brązowe o 2. Piłowanie dzieli kość na mniejsze tego samego koloru; tarcze dodają cięcia. Łączenie podnosi kość za ścinek; klejenie łączy dwie kości najwyżej do 6, a dwa kolory dają 4 punkty. Każda płytka warsztatu działa raz do następnego przychodu.\nMała kość posadzona w doniczce swojego koloru rośnie sama.',
  'woodcraft.orders.title': 'Zamówienia',
  'woodcraft.orders':
    'Zamówienie wymaga kości dokładnie tych kolorów i wartości, czasem też materiałów. Oddaj je i weź nagrodę karty i jej rzędu. W każdej fazie przychodu otwarte zamówienia spadają o rząd: zrealizowane wcześnie dają reputację, później tylko jagodę, na końcu kosztują punkt, a to, które wypadnie, kosztuje 2 kroki reputacji. Orzechowe zamówienie może zdobyć zlecenie publiczne.',
  'woodcraft.helpers.title': 'Pomocnicy i warsztat',
  'woodcraft.helpers':
    'Pomocnicy kosztują jagody i siadają obok siebie. Pomagają od razu, raz na turę lub trwale i produkują; ich pole podnosi przychód. Ulepszenia dodają płytki piłowania, łączenia i klejenia oraz doniczki. Narzędzia układa się na strychu jak piramidę: dwa różne obok siebie dają to, co między nimi.',
  'woodcraft.income.title': 'Faza przychodu',
  'woodcraft.income':
    'Mniej więcej co cztery rundy zamówienia spadają, każdy dokłada jedno z ręki, bierze jagody i orzechy według dwóch torów i odwraca użyte płytki. Kamienie milowe dają narzędzia i punkty, a na torze reputacji czekają płytki nagród.',
  'woodcraft.scoring.title': 'Punktacja końcowa',
  'woodcraft.scoring':
    'Punktują zlecenia publiczne, każde 10 niewykorzystanego drewna, jagód i materiałów to 1 punkt, niezrealizowane zamówienie kosztuje 2 kroki reputacji. Na koniec każde zrealizowane jest warte tyle, ile mówi reputacja. Przy remisie wygrywa, kto w rundzie grał później.',
  'woodcraft.solo.title': 'Solo',
  'woodcraft.solo':
    'Za innych gra talia: po każdej twojej turze karta przesuwa jedną lub dwie płytki, zabiera karty albo drewno i czasem idzie torem reputacji. Na końcu twoje punkty dostają ocenę.',
} satisfies Translation<'webRules'>
