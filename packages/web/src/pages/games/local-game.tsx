import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { exportLocal, type LocalListed, removeLocal } from '../../connection/local-games.ts'
import button from '../../ui/button.module.css'
import { download } from '../../ui/download.ts'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { TableCard } from '../parts/table-list.tsx'

interface LocalGameProps {
  readonly game: LocalListed
  readonly note?: string
  onChange(): void
}

/** A game kept on this device: to go on with, to keep as a file, to throw away. */
export function LocalGame({ game: { id, room, changed }, note, onChange }: LocalGameProps) {
  const voice = useVoice()
  const { problem, run } = useDoing()
  const over = room.status === 'over'
  return (
    <TableCard room={room} changed={changed} note={note}>
      <Link
        href={over ? `/replay/local-${id}` : `/local/${id}`}
        className={`${button.button} ${over ? '' : button.primary}`}
      >
        {voice.format(over ? 'webHouse.history.replay' : 'webHouse.games.continue')}
      </Link>
      {over && (
        <Link href={`/analysis/local-${id}`} className={button.button}>
          {voice.format('webHouse.history.analyse')}
        </Link>
      )}
      <button
        type="button"
        className={button.button}
        onClick={() => run(async () => download(await exportLocal(id), `nora-${room.game}-${id}.json`))}
      >
        {voice.format('webHouse.games.saveFile')}
      </button>
      <ConfirmButton
        label={voice.format('webHouse.games.remove')}
        question={voice.format('webHouse.games.remove.sure')}
        onConfirm={async () => {
          await removeLocal(id)
          onChange()
        }}
      />
      <ProblemNotice problem={problem} />
    </TableCard>
  )
}
