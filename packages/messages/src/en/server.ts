/** What the server has to say to people; `why.<code>` is the sentence for a reason code. What it passes on of a table stands in `room`. */
export const server = {
  // Who asks
  'why.notSignedIn': 'Choose a name or sign in first.',
  'why.needsAccount': 'You need an account for this. Guests can create one with a name and a password.',
  'why.alreadyAccount': 'You already have an account.',
  'why.nameTaken': 'The name “{name}” is taken.',
  'why.wrongSignIn': 'Wrong name or password.',
  'why.wrongRecoveryCode': 'Wrong name or recovery code.',
  'why.wrongPassword': 'Wrong password.',
  'why.tooManyTries': 'Too many attempts. Try again in 15 minutes.',
  'why.blockSelf': 'You can’t block yourself.',
  'why.noSuchPerson': 'This person isn’t here any more.',
  'why.foreignPage': 'This request came from another site. Open Nora itself and try again.',

  // Tables
  'why.blocked': 'Someone at this table has blocked you, or you’ve blocked them.',
  'why.noSuchTable': 'There’s no such table.',
  'why.noSuchReport': 'There’s no such report.',
  'why.noSuchGame': 'There’s no such saved game.',
  'why.wrongVersion':
    'This game uses rules {found}, which the server doesn’t have. Nothing is lost: it continues once the server has them again.',
  'why.contentMismatch':
    'This game uses cards and tiles the server doesn’t have. Nothing is lost: it continues once the server has them again.',
  'why.chatTooFast': 'You’re writing too fast. Wait a moment.',

  // What people bring
  'why.unknownPack': 'The server doesn’t have this pack. Upload it first.',
  'why.noPacks': 'The game “{game}” doesn’t accept packs.',
  'why.badPack': 'This pack can’t be used.',
  'why.tooManyGames': 'You’ve reached the limit of saved games. Delete one first.',
  'why.tooManyPacks': 'You’ve reached the limit of packs.',
  'why.serverFull': 'The server is full: nothing new can be saved. Games that are being played go on.',
  'why.tooLarge': 'That’s too large.',
  'why.checkTooLong': 'Checking this takes more time or memory than the server allows. It wasn’t accepted.',
  'why.checksBusy': 'Too much is being checked right now. Try again in a minute.',
  'why.tableTooLong':
    'The rules of this table take more time or memory than the server allows. What you asked for wasn’t done; try something else in a moment.',

  // The connection
  'why.tooMany': 'Too many requests at once. Wait a moment and try again.',
  'why.tooManyTables': 'You have too many tables like this already ({most}). Finish or leave one first.',
  'why.tooManyPeople': 'Your list is full ({most}). Remove someone first.',
  'why.malformed': 'The server didn’t understand that: something is missing or wrong.',
  'why.notJson': 'The server couldn’t read this message.',
  'why.helloFirst': 'This connection hasn’t said which table it’s for.',
  'why.helloTwice': 'This connection already belongs to a table.',
  'why.reload': 'Nora was updated. Reload the page; nothing is lost.',
  'why.tryAgain': 'That didn’t work. Try again.',
  'why.notFound': 'There’s nothing here.',
  'why.broken': 'Something went wrong on the server. We’ve logged it.',
} as const
