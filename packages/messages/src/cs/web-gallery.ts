import type { Translation } from '../message-id.ts'

export const webGallery = {
  title: '{game}: galerie',
  lead: 'Všechny součásti hry s úplným textem a s údajem, odkud pochází.',
  open: 'Galerie všech součástí',
  search: 'Hledat',
  sort: 'Druh',
  all: 'Vše',
  count: '{n, number} {of, plural, =6 {ze 6} =7 {ze 7} one {z #} few {ze #} many {z #} other {z #}}',
  rules: 'Pravidla v kostce',
} satisfies Translation<'webGallery'>
