/** What the server has to say to people; `why.<code>` is the sentence for a reason code. What it passes on of a table stands in `room`. */
export const server = {
  // Who asks
  'why.notSignedIn': 'Come in first: choose a name or sign in.',
  'why.needsAccount': 'This needs an account. A guest becomes one with a name and a password.',
  'why.alreadyAccount': 'You have an account already.',
  'why.nameTaken': 'The name “{name}” is taken.',
  'why.wrongSignIn': 'Name or password is wrong.',
  'why.wrongRecoveryCode': 'Name or recovery code is wrong.',
  'why.wrongPassword': 'The password is wrong.',
  'why.tooManyTries': 'Too many tries. Wait a quarter of an hour and try again.',
  'why.blockSelf': 'You cannot block yourself.',
  'why.noSuchPerson': 'This person is not here any more.',
  'why.foreignPage': 'This request came from another page. Open Nora itself and try there.',

  // Tables
  'why.blocked': 'Somebody at this table has blocked you, or you have blocked them.',
  'why.noSuchTable': 'There is no such table.',
  'why.noSuchGame': 'There is no such stored game.',
  'why.wrongVersion':
    'This is played by rules {found}, and the server does not have them. Nothing is lost: it goes on as soon as the server has them again.',
  'why.contentMismatch':
    'This is played with other cards and tiles than the server has. Nothing is lost: it goes on as soon as the server has them again.',
  'why.chatTooFast': 'Not so fast: wait a moment before you write again.',

  // What people bring
  'why.unknownPack': 'The server does not have this pack. Bring it first.',
  'why.noPacks': 'The game “{game}” takes no packs.',
  'why.badPack': 'This pack cannot be used.',
  'why.tooManyGames': 'You keep as many stored games here as fit. Delete one first.',
  'why.tooLarge': 'This is too large.',
  'why.checkTooLong': 'Checking this takes more time or memory than the server gives it. It was not taken.',
  'why.checksBusy': 'So much is being checked here at this moment that nothing more can wait. Try again in a minute.',

  // The connection
  'why.tooMany': 'Too much at once. Wait a moment and try again.',
  'why.malformed': 'The server did not understand this: something in it is missing or wrong.',
  'why.notJson': 'The server could not read this message.',
  'why.helloFirst': 'The connection has not said yet which table it is for.',
  'why.helloTwice': 'This connection already belongs to a table.',
  'why.reload': 'This page is older than the server. Load it again; nothing is lost.',
  'why.tryAgain': 'That did not work. Try again.',
  'why.notFound': 'There is nothing here.',
  'why.broken': 'Something went wrong on the server. It has been noted.',
} as const
