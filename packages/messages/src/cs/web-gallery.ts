import type { Translation } from '../message-id.ts'

export const webGallery = {
  title: '{game}: galerie',
  lead: 'Všechny součásti hry, se vším, co na nich stojí, a odkud jejich text je.',
  open: 'Galerie všech součástí',
  search: 'Hledat',
  sort: 'Druh',
  all: 'Vše',
  count: '{n, number} z {of, number}',
  rules: 'Pravidla v kostce',
} satisfies Translation<'webGallery'>
