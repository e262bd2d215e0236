import type { Rolldown } from 'vite'

/**
 * What several pages share would come in dozens of files of a few hundred bytes, and a phone waits for each of them. It is laid
 * together by who needs it: every page, pages that ask the server, tables, the tables of one game.
 */
export function laidTogether(games: readonly string[]): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'house', tags: ['$initial'], test: (id: string) => !id.includes('/src/sw/'), priority: 4 },
    {
      name: 'pages',
      test: /\/web\/src\/(?:api|app|connection|pages|rulebook|state|ui)\//,
      minShareCount: 2,
      priority: 3,
    },
    { name: 'tables', test: isForTables, minShareCount: 2, priority: 2 },
    { name: (id: string) => gameOf(id, games), minShareCount: 2, priority: 1 },
  ]
}

function isForTables(id: string): boolean {
  return (
    /\/packages\/(?:kernel|words|choosing|effects|room)\/src\//.test(id) ||
    /\/web\/src\/(?:table|plain|motion|hint|sound|learn|art\/icons)\//.test(id)
  )
}

/** The game that a module belongs to, by the folder it lies in. */
function gameOf(id: string, games: readonly string[]): string | null {
  return games.find((game) => new RegExp(`/(?:packages|src|games)/${game}/`).test(id)) ?? null
}
