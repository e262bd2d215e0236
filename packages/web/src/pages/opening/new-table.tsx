import { useCallback } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { fetchRules } from '../../games/fetch.ts'
import { type GameId, isGameId } from '../../games/index.ts'
import { ProblemNotice } from '../../ui/problem.tsx'
import { NotFound } from '../not-found.tsx'
import { gameName } from '../parts/game-name.ts'
import { Page } from '../parts/page.tsx'
import { useFetched } from '../parts/use-fetched.ts'
import { OpeningForm } from './opening-form.tsx'

/** A new table with every option. */
export function NewTable({ game }: { readonly game: string }) {
  return isGameId(game) ? <NewTableOf game={game} /> : <NotFound />
}

function NewTableOf({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const { value: modes, problem } = useFetched(useCallback(async () => (await fetchRules(game)).game.modes, [game]))
  return (
    <Page
      title={voice.format('webOpening.title', { game: gameName(voice, game) })}
      lead={voice.format('webOpening.lead')}
      game={game}
    >
      <ProblemNotice problem={problem} />
      {modes && <OpeningForm game={game} modes={modes} />}
    </Page>
  )
}
