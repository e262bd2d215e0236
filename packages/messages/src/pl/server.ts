import type { Translation } from '../message-id.ts'

export const server = {
  // Who asks
  'why.notSignedIn': 'Najpierw wybierz imię albo się zaloguj.',
  'why.needsAccount': 'Do tego potrzebne jest konto. Wystarczą nazwa i hasło.',
  'why.alreadyAccount': 'Masz już konto.',
  'why.nameTaken': 'Nazwa „{name}” jest już zajęta.',
  'why.wrongSignIn': 'Nieprawidłowa nazwa lub hasło.',
  'why.wrongRecoveryCode': 'Nieprawidłowa nazwa lub kod odzyskiwania.',
  'why.wrongPassword': 'Nieprawidłowe hasło.',
  'why.tooManyTries': 'Zbyt wiele prób. Spróbuj ponownie za kwadrans.',
  'why.blockSelf': 'Nie możesz zablokować siebie.',
  'why.noSuchPerson': 'Tej osoby już tu nie ma.',
  'why.foreignPage': 'To żądanie przyszło z obcej strony. Otwórz samą Norę i spróbuj ponownie.',

  // Tables
  'why.blocked': 'Ktoś przy tym stole cię blokuje albo ty blokujesz tę osobę.',
  'why.noSuchTable': 'Nie ma takiego stołu.',
  'why.noSuchReport': 'Nie ma takiego zgłoszenia.',
  'why.noSuchGame': 'Nie ma takiej zapisanej gry.',
  'why.wrongVersion':
    'Tutaj gra się według zasad {found}, a serwer ich nie ma. Nic nie przepadło: gra ruszy dalej, gdy serwer znów będzie je miał.',
  'why.contentMismatch':
    'Ta gra używa kart i kafelków, których serwer nie ma. Nic nie przepadło: gra ruszy dalej, gdy serwer znów będzie je miał.',
  'why.chatTooFast': 'Piszesz za szybko. Odczekaj chwilę.',

  // What people bring
  'why.unknownPack': 'Serwer nie ma tego pakietu. Najpierw go wgraj.',
  'why.noPacks': 'Gra „{game}” nie przyjmuje pakietów.',
  'why.badPack': 'Tego pakietu nie można użyć.',
  'why.tooManyGames': 'Więcej zapisanych gier się nie zmieści. Najpierw którąś usuń.',
  'why.tooManyPacks': 'Więcej pakietów się nie zmieści.',
  'why.serverFull': 'Serwer jest pełny: nic nowego się nie zmieści. Rozpoczęte gry toczą się dalej.',
  'why.tooLarge': 'To jest za duże.',
  'why.checkTooLong': 'Sprawdzenie wymaga więcej czasu lub pamięci, niż daje serwer. Nie zostało to przyjęte.',
  'why.checksBusy': 'Za dużo się tu teraz sprawdza. Spróbuj za minutę.',
  'why.tableTooLong':
    'Zasady tego stołu wymagają więcej czasu lub pamięci, niż daje serwer. Twoje polecenie nie zostało wykonane; za chwilę spróbuj czegoś innego.',

  // The connection
  'why.tooMany': 'Za dużo żądań naraz. Odczekaj chwilę i spróbuj ponownie.',
  'why.tooManyTables': 'Masz już za dużo takich stołów ({most}). Najpierw dokończ albo opuść któryś.',
  'why.tooManyPeople': 'Więcej osób na liście się nie zmieści ({most}). Najpierw kogoś z niej usuń.',
  'why.malformed': 'Serwer tego nie zrozumiał: czegoś brakuje albo coś jest nie tak.',
  'why.notJson': 'Serwer nie mógł odczytać tej wiadomości.',
  'why.helloFirst': 'Połączenie nie powiedziało jeszcze, do którego stołu należy.',
  'why.helloTwice': 'To połączenie należy już do stołu.',
  'why.reload': 'Nora została zaktualizowana. Odśwież stronę; nic nie przepadnie.',
  'why.tryAgain': 'To się nie udało. Spróbuj ponownie.',
  'why.notFound': 'Tu nic nie ma.',
  'why.broken': 'Na serwerze coś się zepsuło. Mamy o tym zapis.',
} satisfies Translation<'server'>
