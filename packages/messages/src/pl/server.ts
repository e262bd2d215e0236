import type { Translation } from '../message-id.ts'

export const server = {
  // Who asks
  'why.notSignedIn': 'Najpierw wejdź: wybierz imię albo się zaloguj.',
  'why.needsAccount': 'Do tego potrzebne jest konto. Gość zakłada je, podając nazwę i hasło.',
  'why.alreadyAccount': 'Masz już konto.',
  'why.nameTaken': 'Nazwa „{name}” jest już zajęta.',
  'why.wrongSignIn': 'Nazwa lub hasło się nie zgadza.',
  'why.wrongRecoveryCode': 'Nazwa lub kod odzyskiwania się nie zgadza.',
  'why.wrongPassword': 'Hasło się nie zgadza.',
  'why.tooManyTries': 'Zbyt wiele prób. Odczekaj kwadrans i spróbuj ponownie.',
  'why.blockSelf': 'Nie możesz zablokować siebie.',
  'why.noSuchPerson': 'Tej osoby już tu nie ma.',
  'why.foreignPage': 'To żądanie przyszło z obcej strony. Otwórz samą Norę i spróbuj tam.',

  // Tables
  'why.blocked': 'Ktoś przy tym stole ma cię na liście zablokowanych albo ty masz na niej jego.',
  'why.noSuchTable': 'Nie ma takiego stołu.',
  'why.noSuchGame': 'Nie ma takiej zapisanej gry.',
  'why.wrongVersion':
    'Tutaj gra się według zasad {found}, a serwer ich nie ma. Nic nie przepadło: gra ruszy dalej, gdy serwer znów będzie je miał.',
  'why.contentMismatch':
    'Tutaj gra się innymi kartami i kafelkami niż te, które ma serwer. Nic nie przepadło: gra ruszy dalej, gdy serwer znów będzie je miał.',
  'why.chatTooFast': 'Nie tak szybko: odczekaj chwilę, zanim znów napiszesz.',

  // What people bring
  'why.unknownPack': 'Serwer nie ma tej paczki. Najpierw ją wgraj.',
  'why.noPacks': 'Gra „{game}” nie przyjmuje paczek.',
  'why.badPack': 'Tej paczki nie można użyć.',
  'why.tooManyGames': 'Masz tu już tyle zapisanych gier, ile się mieści. Najpierw którąś usuń.',
  'why.tooLarge': 'To jest za duże.',
  'why.checkTooLong': 'Sprawdzenie wymaga więcej czasu lub pamięci, niż daje serwer. Nie zostało to przyjęte.',
  'why.checksBusy': 'Tyle się tu teraz sprawdza, że nic więcej nie może czekać. Spróbuj za minutę.',

  // The connection
  'why.tooMany': 'Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.',
  'why.malformed': 'Serwer tego nie zrozumiał: czegoś brakuje albo coś jest nie tak.',
  'why.notJson': 'Serwer nie mógł odczytać tej wiadomości.',
  'why.helloFirst': 'Połączenie nie powiedziało jeszcze, do którego stołu należy.',
  'why.helloTwice': 'To połączenie należy już do stołu.',
  'why.reload': 'Ta strona jest starsza niż serwer. Wczytaj ją ponownie; nic nie przepadnie.',
  'why.tryAgain': 'To się nie udało. Spróbuj ponownie.',
  'why.notFound': 'Tu nic nie ma.',
  'why.broken': 'Na serwerze coś się zepsuło. Zostało to odnotowane.',
} satisfies Translation<'server'>
