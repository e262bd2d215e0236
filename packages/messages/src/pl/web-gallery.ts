import type { Translation } from '../message-id.ts'

export const webGallery = {
  title: '{game}: galeria',
  lead: 'Wszystkie elementy gry z pełnym tekstem i informacją, skąd pochodzi.',
  open: 'Galeria wszystkich elementów',
  search: 'Szukaj',
  sort: 'Rodzaj',
  all: 'Wszystkie',
  count: '{n, number} z {of, number}',
  rules: 'Zasady w skrócie',
} satisfies Translation<'webGallery'>
