import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { gameIds } from '../../games/index.ts'
import button from '../../ui/button.module.css'

/** Where nobody waits for company: a table of one's own, of any game. */
export function OpenATable() {
  const voice = useVoice()
  return (
    <ul className={button.row}>
      {gameIds.map((game) => (
        <li key={game} data-game={game}>
          <Link href={`/play/${game}/online`} className={button.button}>
            {voice.format(`common.game.${game}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
