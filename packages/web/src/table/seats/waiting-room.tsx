import type { TableSnapshot } from '@nora/protocol'
import { nameIn } from '@nora/words'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { Burrow } from '../../art/burrow.tsx'
import { Scene } from '../../games/scene.tsx'
import { bots } from '../../state/bots.ts'
import button from '../../ui/button.module.css'
import { clockWords } from '../../ui/clock-words.ts'
import type { TableModel } from '../model/model.ts'
import type { TableState } from '../model/table-state.ts'
import { Invitation } from '../parts/invitation.tsx'
import { OwnName } from '../parts/own-name.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import { SitDown } from '../parts/sit-down.tsx'
import { useSpeaker } from '../use-speaker.ts'
import style from './waiting-room.module.css'

interface WaitingRoomProps {
  readonly model: TableModel
  readonly state: TableState
  readonly snapshot: TableSnapshot
  share(): void
}

/** Before the game: who sits where, bots for empty seats, and a link for friends. */
export function WaitingRoom({ model, state, snapshot, share }: WaitingRoomProps) {
  const voice = useVoice()
  const { room } = snapshot
  const speaker = useSpeaker(room.seats)
  const owner = room.owner === state.person
  const sits = room.seats.some(({ person }) => person !== null && person === state.person)
  const full = room.seats.every(({ person, bot }) => person !== null || bot !== null)
  return (
    <main id="main" className={style.room} data-game={room.game}>
      <Link href="/" aria-label={voice.format('webHouse.nav.home')} className={style.home}>
        <Burrow />
      </Link>
      <div className={style.scene}>
        <Scene game={room.game} />
      </div>
      <h1 data-waiting="">{nameIn(voice, `common.game.${room.game}`, room.game)}</h1>
      <p>
        {voice.format('webTable.room.lead', {
          mode: nameIn(voice, `common.mode.${room.options.mode}`, room.options.mode),
          seats: room.options.seats,
        })}{' '}
        {clockWords(voice, room.terms)}
      </p>
      {room.terms.hints && room.seats.length > 1 && <p>{voice.format('webTable.room.hints')}</p>}
      {!sits && !full && <SitDown isKnown={state.person !== null} sit={(name) => void model.sit(null, name)} />}
      <ul className={style.seats}>
        {room.seats.map((seatInfo, seat) => {
          const free = seatInfo.person === null && seatInfo.bot === null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatSign seat={seat} />
              <span>{free ? voice.format('webTable.room.free') : speaker.name(seat)}</span>
              {seatInfo.person !== null && seatInfo.person === state.person && (
                <>
                  <OwnName name={seatInfo.name ?? ''} rename={(name) => model.rename(name)} />
                  <button type="button" className={button.quiet} onClick={() => model.do({ type: 'leave' })}>
                    {voice.format('webTable.room.leave')}
                  </button>
                </>
              )}
              {owner && seatInfo.person === null && (
                <select
                  aria-label={voice.format('webTable.room.bot')}
                  value={seatInfo.bot ?? ''}
                  onChange={({ target }) =>
                    model.do({ type: 'seatBot', seat, bot: target.value === '' ? null : target.value })
                  }
                >
                  <option value="">{voice.format('webTable.room.free')}</option>
                  {bots.map((bot) => (
                    <option key={bot} value={bot}>
                      {voice.format(`common.mind.${bot}`)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          )
        })}
      </ul>
      <Invitation share={share} isFirst={sits && !full} />
      {owner ? (
        <button
          type="button"
          className={`${button.quiet} ${full ? button.primary : ''}`}
          onClick={() => model.do({ type: 'start' })}
        >
          {voice.format(full ? 'webTable.room.start' : 'webTable.room.startWithBots')}
        </button>
      ) : (
        <p>{voice.format('webTable.room.waiting')}</p>
      )}
    </main>
  )
}
