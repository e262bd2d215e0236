import type { Translation } from '../message-id.ts'

export const webGallery = {
  title: '{game}: галерея',
  lead: 'Все компоненты игры, с полным текстом и с указанием, откуда он взят.',
  open: 'Галерея всех компонентов',
  search: 'Искать',
  sort: 'Вид',
  all: 'Все',
  count: '{n, number} из {of, number}',
  rules: 'Правила кратко',
} satisfies Translation<'webGallery'>
