/** The gallery of all components of a game. */
export const webGallery = {
  title: '{game}: gallery',
  lead: 'Every component of the game, with all it says and where its text comes from.',
  open: 'Gallery of all components',
  search: 'Search',
  sort: 'Sort',
  all: 'All',
  count: '{n, number} of {of, number}',
  rules: 'Rules in short',
} as const
