import { useEffect } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { type GameId, isGameId, webGame } from '../../games/index.ts'
import { Scene } from '../../games/scene.tsx'
import button from '../../ui/button.module.css'
import { NotFound } from '../not-found.tsx'
import { Page } from '../parts/page.tsx'
import style from './rules.module.css'

interface RulesProps {
  readonly game: string
  readonly chapter?: string | undefined
}

/** How a game is played, in short; every chapter can be linked to. */
export function Rules({ game, chapter }: RulesProps) {
  return isGameId(game) ? <RulesOf game={game} chapter={chapter} /> : <NotFound />
}

function RulesOf({ game, chapter }: { readonly game: GameId; readonly chapter: string | undefined }) {
  const voice = useVoice()
  useEffect(() => {
    if (chapter !== undefined) document.getElementById(chapter)?.scrollIntoView()
  }, [chapter])
  const name = voice.format(`common.game.${game}`)
  const { chapters } = webGame(game)
  const title = (one: string) => voice.say({ id: `webRules.${game}.${one}.title` })
  return (
    <Page title={voice.format('webRules.title', { game: name })} lead={voice.format('webRules.lead')} game={game}>
      <div className={style.rules}>
        <nav className={style.contents} aria-label={voice.format('webRules.contents')}>
          <div className={style.scene}>
            <Scene game={game} />
          </div>
          <ol>
            {chapters.map((one) => (
              <li key={one}>
                <Link href={`/rules/${game}/${one}`} aria-current={one === chapter ? 'location' : undefined}>
                  {title(one)}
                </Link>
              </li>
            ))}
          </ol>
          <Link href={`/play/${game}/bots`} className={`${button.button} ${button.primary}`}>
            {voice.format('webRules.try')}
          </Link>
        </nav>
        <article className={style.text}>
          {chapters.map((one) => (
            <section key={one} id={one} data-here={one === chapter || undefined}>
              <h2>{title(one)}</h2>
              {voice
                .say({ id: `webRules.${game}.${one}` })
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </section>
          ))}
        </article>
      </div>
    </Page>
  )
}
