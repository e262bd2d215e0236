/** The gallery of all components of a game. */
export const webGallery = {
  title: '{game}: gallery',
  lead: 'Every component of the game, with its full text and where that text comes from.',
  open: 'Gallery of all components',
  search: 'Search',
  sort: 'Kind',
  all: 'All',
  count: '{n, number} of {of, number}',
  rules: 'Rules in brief',
} as const
