import type { RulebookTranslation } from '../../rulebook.ts'
import { catsLessons } from './lessons.ts'

export const catsRulebook = {
  goal: 'Cel gry',
  'goal.story':
    'Pięć dni\nZa pięć dni przybędzie Vesh Czarnoręki ze swoją flotą. Do tego czasu zaprzyjaźnij się z kotami na wyspie i zabierz ich na łódź tyle, ile się zmieści.',
  'goal.win':
    'Jak wygrać\nZapełnij łódź kafelkami, trzymaj koty jednego koloru razem jako [rodziny](scoring.families), zakryj [szczury](scoring.rats), wypełnij całe [sekcje](scoring.sections) i wykonuj [zadania](lessons.play). Kto po piątym dniu ma najwięcej punktów, wygrywa.',

  parts: 'Co leży na stole',
  'parts.boat':
    'Łódź\nKażda z czterech łodzi ma 142 pola w siedmiu sekcjach: rufa, kajuta na lewej burcie, jadalnia, kajuta na prawej burcie, pokład, magazyn i dziób. Na dziewiętnastu polach jest szczur, na pięciu mapa, po jednej w każdym kolorze. Linie wewnątrz łodzi tylko oddzielają sekcje; kafelek może leżeć w poprzek nich.',
  'parts.terms':
    'Sąsiedztwo, krawędź, rząd, kolumna\nDwa pola lub kafelki sąsiadują, jeśli mają wspólny bok; sam róg nie wystarcza. Krawędź łodzi to wszystkie pola, które mają bok na obrysie. Rzędy biegną od rufy do dziobu, kolumny w poprzek.',
  'parts.tiles':
    'Kafelki\nW grze jest 85 kotów, po 17 w każdym z pięciu kolorów :cat-blue: :cat-green: :cat-red: :cat-purple: :cat-orange:, sześć oshaxów :oshax:, 44 zwykłe skarby :treasure-common: o czterech małych kształtach i 25 rzadkich skarbów :treasure-rare:. Koty i rzadkie skarby losuje się z worka odkryć.',
  'parts.cards':
    'Karty odkryć\nJest ich pięć rodzajów: [karty ratunku](rescue.cards), [zadania](lessons.play), [karty oshaxów](finds.oshax), [karty skarbów](finds.treasures) i [karty uniwersalne](anytime.when). Liczba w rogu to cena w rybach.',

  setup: 'Przygotowanie',
  'setup.common':
    'Wyspa\nKażdego kształtu zwykłych skarbów wyłóż 5 kafelków dla jednego lub dwóch graczy, 8 dla trzech, wszystkie 11 dla czterech. Gdy któryś kształt się skończy, już go nie będzie. Wszystkie oshaxy leżą odkryte. Potasuj karty odkryć; koty i rzadkie skarby trafiają do worka.',
  'setup.player':
    'Każdy gracz\nKażdy dostaje łódź i jeden trwały kosz :basket:. O pierwszej kolejności tury decyduje los; według instrukcji zaczyna ten, kto ostatnio głaskał kota.',

  day: 'Dzień',
  'day.phases':
    'Fazy\nKażdy dzień przebiega tak samo: uzupełnianie stref, połów ryb, eksploracja wyspy, zadania, ratunek, rzadkie znaleziska. Potem Vesh jest o dzień bliżej.',
  'day.fill':
    'Uzupełnianie stref\nLosuj kafelki z worka, aż w każdej strefie przy wyspie będą dwa koty na gracza (w grze solo cztery). Pierwsza połowa trafia na lewo, reszta na prawo. Wylosowane rzadkie skarby się nie liczą; dołączają do skarbów na stole. Wczorajsze koty odeszły w nocy.',
  'day.fishing': 'Połów ryb\nKażdy bierze 20 ryb :fish:. Niewydane ryby zostają u ciebie.',
  'day.next':
    'Następny dzień\nUżyte trwałe kosze znów działają, koty ze stref opuszczają grę, karty i ryby zostają u ciebie. Po piątym dniu następuje [punktacja końcowa](scoring.rats).',

  explore: 'Eksploracja wyspy',
  'explore.draft':
    'Wybór kart\nKażdy dostaje siedem kart, zatrzymuje dwie i podaje resztę dalej; potem dwie z pięciu, dwie z trzech i ostatnią. W dniach 1, 3 i 5 karty idą w lewo, w dniach 2 i 4 w prawo. Karty z wcześniejszych dni leżą z boku i nie są podawane.',
  'explore.buy':
    'Zakup kart\nZdecyduj, które z siedmiu kart kupujesz. Za każdą zapłać jej cenę w rybach, pozostałe odrzuć. Wszyscy decydują jednocześnie. Ile kart kto kupił i za ile ryb, widać, gdy kupi ostatni gracz; które to karty, pozostaje tajemnicą. Zostaw trochę ryb: [ratowanie kotów](rescue.price) też kosztuje.',
  'explore.kept':
    'Karty na ręce\nKupione karty zostają na ręce, aż je zagrasz, nawet w kolejne dni. Liczba kart na ręce nie jest ograniczona.',

  lessons: 'Zadania',
  'lessons.play':
    'Wykładanie zadań\nWszystkie zadania z ręki trzeba teraz wyłożyć, w kolejności tury. Zdobyte później czeka do następnego dnia; piątego dnia jest już nic niewarte.',
  'lessons.private':
    'Zadania prywatne\nZadanie prywatne leży przed tobą zakryte i daje punkty tylko tobie. Kilka takich samych liczy się osobno.',
  'lessons.public':
    'Zadania publiczne\nZadanie publiczne leży odkryte na środku i liczy się dla wszystkich. Jeśli potrzebuje koloru, wybiera go ten, kto je wykłada, i to od razu.',
  'lessons.sets':
    'Zestawy\nZ 38 zadań 14 jest podstawowych, a 24 należą do zestawów A, B i C. Wszystkie zadania publiczne są w zestawie C.',

  rescue: 'Ratunek',
  'rescue.cards':
    'Wybór kart ratunku\nW kolejności tury każdy wykłada tyle zakrytych kart ratunku, ile chce, albo żadnej. Potem odkrywa się wszystkie naraz. Szybkość :speed: i kosze z nich działają tylko tego dnia.',
  'rescue.speed':
    'Szybkość\nZsumuj szybkość ze swoich kart; najszybszy zaczyna. Przy równej szybkości zostaje dawna kolejność. Bez kart szybkość wynosi 0. Nowa kolejność obowiązuje odtąd, także w następne dni.',
  'rescue.turn':
    'Twoja tura\nWeź ze strefy jednego kota, zapłać za niego i od razu [połóż](placing.rules) go na łodzi. Potem gra następny gracz. I tak w kółko, aż wszyscy spasują.',
  'rescue.price':
    'Ile kosztuje kot\nKot z lewej strefy kosztuje 3 ryby, z prawej 5. Do każdego kota potrzebujesz też jednego [kosza](rescue.baskets).',
  'rescue.baskets':
    'Kosze\nTrwały kosz :basket: działa raz dziennie. Jednorazowy kosz jest na karcie ratunku i działa raz. Uszkodzony kosz :basket-broken: to pół kosza: dwa uniosą jednego kota. Niewykorzystane kosze jednorazowe i uszkodzone przepadają, gdy pasujesz.',
  'rescue.pass':
    'Pasowanie\nJeśli nie możesz lub nie chcesz ratować kolejnego kota, spasuj: w tej fazie już nie grasz, a swoje karty ratunku odrzucasz.',

  placing: 'Układanie kafelków',
  'placing.rules':
    'Gdzie można położyć kafelek\nKafelek musi mieć wspólny bok z którymś z już leżących na łodzi; tylko pierwszy kładziesz gdziekolwiek. Możesz go obracać i odwracać. Musi w całości leżeć na łodzi i nie może zachodzić na inny. Szczury, mapy i granice sekcji nie przeszkadzają. Położony kafelek zostaje. Kafelka, którego nie da się nigdzie położyć, nie wolno wziąć.',
  'placing.maps':
    'Mapy\nGdy kot zakryje mapę swojego koloru, możesz od razu położyć jeden zwykły skarb. Działa to tylko z kotami, także z oshaxem tego koloru; skarb na mapie nic nie daje.',

  finds: 'Rzadkie znaleziska',
  'finds.turn':
    'Po kolei\nW kolejności tury zagraj jedną kartę oshaxa lub skarbu i od razu połóż jej kafelki albo spasuj. Faza trwa, aż wszyscy spasują.',
  'finds.oshax':
    'Oshaxy\nWybierz dowolnego oshaxa, połóż go, a potem wybierz jego kolor. Odtąd jest we wszystkim kotem tego koloru: w rodzinach, na mapach i w zadaniach.',
  'finds.treasures':
    'Skarby\nKarta skarbu mówi, które skarby możesz położyć: rzadkie ze stołu, zwykłe albo małe. Małe to zwykłe skarby o jednym lub dwóch polach. Zwykłe skarby wypełniają luki i nie punktują, rzadki jest wart 3 punkty.',

  anytime: 'Karty uniwersalne',
  'anytime.when':
    'Kiedy\nKartę uniwersalną można zagrać w każdej chwili, także w cudzej turze; zanim gra pójdzie dalej, trzeba ją rozpatrzyć do końca. Przy stole podnieś rękę :hand-raised:, a gra zatrzyma się przy najbliższej okazji.',
  'anytime.order': 'Kilka naraz\nJeśli taką kartę chce zagrać kilku graczy, robią to w kolejności tury.',
  'anytime.draw':
    'Karty, które dają karty\nPodczas eksploracji kartę, dzięki której dobiera się inne, można zagrać dopiero po opłaceniu zakupu. Za nowe karty też trzeba zapłacić.',
  'anytime.cost':
    'Czego żąda karta\nZa niektóre karty odrzucasz zadania, skarby lub kosz. Bez nich nie można ich zagrać, tak samo jak karty, która nic by nie zrobiła. Trwały kosz możesz odrzucić także po użyciu.',

  scoring: 'Punktacja końcowa',
  'scoring.rats': 'Szczury\nMinus 1 punkt za każdego widocznego szczura.',
  'scoring.sections': 'Sekcje\nMinus 5 punktów za każdą sekcję, w której choć jedno pole jest puste.',
  'scoring.families':
    'Rodziny\nCo najmniej trzy sąsiadujące koty jednego koloru tworzą rodzinę: 8 punktów za trzy, 11 za cztery, 15 za pięć, 20 za sześć i 5 za każdego następnego. Grupy stykające się tylko rogiem liczą się osobno, a rodzin jednego koloru możesz mieć kilka.',
  'scoring.treasures': 'Rzadkie skarby\nPo 3 punkty.',
  'scoring.lessons': 'Zadania\nDodaj swoje zadania prywatne, a potem to, co dają ci publiczne.',
  'scoring.tie': 'Remis\nWygrywa ten z remisujących, kto ma więcej ryb. Jeśli i to jest równe, wygrana jest wspólna.',

  family: 'Gra rodzinna',
  'family.setup':
    'Bez ryb\nNie ma ryb, koszy, kart odkryć ani oshaxów. Każdy dostaje trzy zadania rodzinne i zatrzymuje dwa.',
  'family.turn':
    'Tury\nStrefy uzupełnia się jak zwykle. W swojej turze weź jednego kota za darmo i połóż go albo spasuj. Kot na mapie swojego koloru daje jeden skarb, zwykły lub rzadki. Gdy dzień się kończy, pierwszy gracz staje się ostatnim.',
  'family.score':
    'Punkty\nSzczury, sekcje i rodziny liczą się jak zwykle, do tego dwa twoje zadania. Rzadkie skarby tu nie punktują. Przy remisie wygrywa, kto ma więcej wypełnionych sekcji.',

  solo: 'Solo: siostra',
  'solo.setup':
    'Twoja rywalka\nSiostra nie ma łodzi. Ma pięć kart kolorów, z których każdego dnia odkrywa się kolejną, trzy zadania podstawowe i, zależnie od poziomu trudności, od zera do czterech trudnych. Oshaxy leżą w rzędzie w losowej kolejności. Kto zaczyna, decyduje los.',
  'solo.day':
    'Twój dzień\nDobierz pięć kart i zatrzymaj trzy, i tak dwa razy, a potem weź jeszcze jedną: z tych siedmiu kupujesz. W strefach leżą po cztery koty w jednym rzędzie, ponumerowane od lewej od 1 do 8.',
  'solo.cards':
    'Jej karty\nGdy wybierzesz karty ratunku, odkryj jej górną kartę. Kosze na niej mówią, ile ma dziś kart, a szybkość, jak jest szybka. Gracie na zmianę; w swojej turze rozpatruje jedną kartę z góry na dół. Kosze i szybkość dalszych kart nie mają znaczenia. Jeśli spasujesz wcześniej, rozpatruje wszystkie pozostałe. W rzadkich znaleziskach nie robi nic.',
  'solo.orders':
    'Co mówi karta\n„Kot 3” usuwa trzeciego kota od lewej, „złoto 2” jeden rzadki skarb z drugiej kolumny, „oshax 5” piątego oshaxa, obrazek zwykły skarb tego kształtu. „Zamień 2, 6” zamienia dwa koty miejscami. Po każdym poleceniu pozycje liczy się od nowa.',
  'solo.missing': 'Nic na tej pozycji\nWtedy chodzi o ostatnią. Jeśli nie ma żadnej, nic się nie dzieje.',
  'solo.wind':
    'Koty, które przechodzą lub przychodzą później\nGdy karta uniwersalna przenosi koty między strefami albo przynosi nowe, to ty wybierasz ich miejsca w rzędzie.',
  'solo.lessons':
    'Zadania w grze solo\nZadanie 121 wymaga rodziny z co najmniej siedmiu kotów. Jej zadania 197, 203 i 215 dotyczą wszystkich pięciu kolorów, także tych, których kota nie masz.',
  'solo.score':
    'Punkty\nPunktujesz jak zwykle, tylko zadania publiczne dają połowę, zaokrągloną w górę przy każdej karcie. Siostra zdobywa punkty za każdego kota na twojej łodzi, zależnie od koloru: po 5 punktów za kolor odkryty jako pierwszy, potem 4, 3, 2 i 1. Do tego jej własne zadania. Musisz mieć więcej punktów niż ona: przy remisie wygrywa siostra.',

  rulings: 'Jak Nora czyta instrukcję',
  'rulings.first':
    'Znów pusta łódź\nInstrukcja pozwala położyć pierwszy kafelek gdziekolwiek. Nora: zawsze, gdy łódź jest pusta, także gdy znów się opróżniła.',
  'rulings.map':
    'Kiedy mapa daje skarb\nInstrukcja: od razu, jeśli chcesz. Nora tak samo; czego nie weźmiesz, przepada. Skarb jak zwykle musi z czymś sąsiadować.',
  'rulings.earlier':
    'Karty z wcześniejszych dni\nWedług instrukcji podczas eksploracji leżą z boku. Nora: nie kupuje się ich ani nie podaje ponownie, ale kartę uniwersalną spośród nich można zagrać, bo w każdej chwili znaczy w każdej chwili.',
  'rulings.empty':
    'Puste strefy\nGdzie indziej ratunek kończy się, gdy strefy są puste. Nora gra dalej, aż wszyscy spasują, bo karta może je znów uzupełnić.',
  'rulings.corner':
    'Przykład z pomarańczowymi kotami\nPrzykład z instrukcji łączy w słowach dwie grupy przez róg, lecz w punktach nie. Nora: róg nigdy nie łączy rodziny.',
  'rulings.count':
    'Zadania liczące zadania\nInstrukcja o tym nie mówi. Nora liczy tylko zadania prywatne na stole: publiczne nie należą do nikogo.',
  'rulings.family':
    'Gra rodzinna\nJej zasad nie ma w instrukcji, którą mamy. Nora gra według publicznie znanych opisów.',
  'rulings.swap':
    'Zamiana, gdy brakuje kota\nInstrukcja bierze ostatnią pozycję. Nora: pierwsza brakująca to przedostatnia, druga ostatnia; zamienione koty wymieniają się też strefami.',
  'rulings.all':
    'Pełna lista\nTu są ustalenia, na które trafisz najprędzej. Wszystkie są w pliku docs/rulings.md w kodzie źródłowym Nory.',

  icons: 'Ikony',
  'icon.fish': 'Ryba\nnią płaci się za karty i koty',
  'icon.basket': 'Kosz\njeden na każdego uratowanego kota',
  'icon.basket-broken': 'Uszkodzony kosz\ndwa zastępują jeden cały',
  'icon.speed': 'Szybkość\nnajszybszy zaczyna',
  'icon.lesson': 'Zadanie\npunkty na koniec',
  'icon.tile': 'Kafelek\nwszystko, co kładzie się na łodzi',
  'icon.cells': 'Pola\nile łodzi jest zakryte',
  'icon.hand-raised': 'Podniesiona ręka\nktoś chce zagrać kartę uniwersalną',
  'icon.phase': 'Faza\nktóra część dnia trwa',
  'icon.cat': 'Kot\ndowolnego koloru',
  'icon.cat-blue': 'Niebieski kot\njeden z pięciu kolorów; jego sierść ma własny wzór',
  'icon.cat-green': 'Zielony kot\njeden z pięciu kolorów; jego sierść ma własny wzór',
  'icon.cat-red': 'Czerwony kot\njeden z pięciu kolorów; jego sierść ma własny wzór',
  'icon.cat-purple': 'Fioletowy kot\njeden z pięciu kolorów; jego sierść ma własny wzór',
  'icon.cat-orange': 'Pomarańczowy kot\njeden z pięciu kolorów; jego sierść ma własny wzór',
  'icon.oshax': 'Oshax\nkot w kolorze, który wybierzesz',
  'icon.treasure-common': 'Zwykły skarb\nwypełnia lukę, nie punktuje',
  'icon.treasure-rare': 'Rzadki skarb\n3 punkty',

  'example.draft':
    'Siedem kart, zatrzymaj dwie\nRanek pierwszego dnia. Wybierz dwie karty; reszta trafi do sąsiada. Myśl o rybach: cena jest na każdej karcie.',
  'example.buy':
    'Co kupić za 20 ryb\nTu jest wszystkich siedem twoich kart. Wybierz te, które chcesz, i patrz, ile ryb zostaje: powinno wystarczyć choć na jednego kota.',
  'example.first':
    'Pierwszy kafelek\nŁódź jest pusta, więc kot może leżeć gdziekolwiek. Wybierz kota, obróć go i połóż.',
  'example.touch':
    'Musi sąsiadować\nJeden kot jest na pokładzie. Następny może leżeć tylko tam, gdzie ma z nim wspólny bok. Spróbuj gdzie indziej, a stół powie, dlaczego nie.',
  'example.map': 'Kot na swojej mapie\nKot zakrył mapę swojego koloru, więc możesz od razu położyć skarb.',
  'example.family':
    'Trzy jednego koloru\nDwa koty jednego koloru leżą obok siebie. Trzeci, który ich dotknie, tworzy rodzinę: 8 punktów.',
  'example.sister':
    'Tura siostry\nTwój pierwszy ratunek w grze solo. Gdy tylko kot jest na pokładzie, siostra rozpatruje swoją kartę.',

  ...catsLessons,
} satisfies RulebookTranslation<'cats'>
