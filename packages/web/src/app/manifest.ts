import type { Catalogue, Language } from '@nora/messages'

/** Where the manifest of a language lies. */
export const manifestPath = (language: Language): string => `/manifest.${language}.webmanifest`

/** What a device keeps of an installed Nora: its name, its pictures and a short way to each game, in one language. */
export function manifestIn(voice: Catalogue, games: readonly string[]) {
  return {
    // The same in every language: who changes the language does not install a second Nora.
    id: '/',
    lang: voice.language,
    name: voice.format('webHouse.name'),
    short_name: voice.format('webHouse.name'),
    description: voice.format('webHouse.description'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6efe2',
    theme_color: '#f6efe2',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: games.map((game) => ({ name: voice.say({ id: `common.game.${game}` }), url: `/play/${game}/bots` })),
  }
}
