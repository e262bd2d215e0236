/** Every page of the house. */
export const housePages = [
  '/',
  '/play/cats/device',
  '/play/cats/online',
  '/new/cats',
  '/new/wistar',
  '/new/woodcraft',
  '/games',
  '/tables',
  '/history',
  '/account',
  '/settings',
  '/about',
  '/rules/cats',
  '/rules/wistar',
  '/rules/woodcraft',
  '/nowhere',
] as const
