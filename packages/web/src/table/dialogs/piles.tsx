import { useMemo } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { GroupView } from '../../plain/group-view.tsx'
import { useTable } from '../context.tsx'
import { Dialog } from '../parts/dialog.tsx'

/** Every pile that everybody may look through, and what is left where nobody may. */
export function Piles({ onClose }: { onClose(): void }) {
  const voice = useVoice()
  const { parts, table, reader, speaker } = useTable()
  const groups = useMemo(() => parts.words.piles(table, reader, speaker), [parts, table, reader, speaker])
  return (
    <Dialog title={voice.format('webTable.piles.title')} wide onClose={onClose}>
      {groups.length === 0 && <p>{voice.format('webTable.piles.empty')}</p>}
      {groups.map((group) => (
        <GroupView key={group.id} group={group} isPile />
      ))}
    </Dialog>
  )
}
