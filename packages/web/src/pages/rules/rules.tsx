import type { Paragraph } from '@nora/messages'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { type GameIcons, IconsProvider } from '../../art/icons/icon.tsx'
import { fetchExamples, fetchIcons } from '../../games/fetch.ts'
import { type GameId, isGameId, webGame } from '../../games/index.ts'
import { Scene } from '../../games/scene.tsx'
import type { Example } from '../../learn/example.ts'
import { useGameParts } from '../../learn/use-game-parts.ts'
import { Chapters } from '../../rulebook/chapters.tsx'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import button from '../../ui/button.module.css'
import { NotFound } from '../not-found.tsx'
import page from '../parts/page.module.css'
import { Page } from '../parts/page.tsx'
import { ExampleFigure } from './example-figure.tsx'
import style from './rules.module.css'
import { SearchBox } from './search-box.tsx'
import { useAddressParagraph } from './use-address-paragraph.ts'

/** How a game is played: its whole rulebook, every paragraph with an address of its own. */
export function Rules({ game }: { readonly game: string }) {
  return isGameId(game) ? <RulesOf game={game} /> : <NotFound />
}

function RulesOf({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const book = useRulebook(game)
  const here = useAddressParagraph(book !== undefined)
  const [icons, setIcons] = useState<GameIcons>({})
  const [examples, setExamples] = useState<readonly Example[]>([])
  const [isNear, setNear] = useState(false)
  const onNear = useCallback(() => setNear(true), [])
  const parts = useGameParts(game, isNear)
  useEffect(() => {
    void fetchIcons(game).then(setIcons)
    void fetchExamples(game).then(setExamples)
  }, [game])
  const name = voice.format(`common.game.${game}`)
  const beside = ({ address }: Paragraph) =>
    book &&
    examples
      .filter((example) => example.address === address)
      .map((example) => (
        <ExampleFigure key={example.id} game={game} book={book} example={example} parts={parts} onNear={onNear} />
      ))
  return (
    <Page title={voice.format('webRules.title', { game: name })} lead={voice.format('webRules.lead')} game={game}>
      <IconsProvider value={icons}>
        <div className={style.rules}>
          <aside className={style.contents}>
            <div className={`${page.arch} ${style.scene}`}>
              <Scene game={game} />
            </div>
            {book && <SearchBox book={book} />}
            <nav aria-label={voice.format('webRules.contents')}>
              <ol>
                {book?.chapters.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} aria-current={here?.split('.')[0] === id ? 'location' : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            {webGame(game).firstLesson !== undefined && (
              <Link href={`/learn/${game}`} className={button.button}>
                {voice.format('webLearn.door')}
              </Link>
            )}
            <Link href={`/gallery/${game}`} className={button.button}>
              {voice.format('webGallery.open')}
            </Link>
            <Link href={`/play/${game}/bots`} className={`${button.button} ${button.primary}`}>
              {voice.format('webRules.try')}
            </Link>
          </aside>
          <article className={style.text}>
            {book && <Chapters game={game} book={book} here={here} beside={beside} />}
          </article>
        </div>
      </IconsProvider>
    </Page>
  )
}
