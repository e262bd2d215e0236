import type { Rulebook } from '@nora/messages'
import { useMemo, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { searched } from './search.ts'
import style from './search-box.module.css'

/** Where one looks for a word in a rulebook; what is found leads to its paragraph. */
export function SearchBox({ book }: { readonly book: Rulebook }) {
  const voice = useVoice()
  const [search, setSearch] = useState('')
  const found = useMemo(() => searched(book, search), [book, search])
  return (
    <search className={style.search}>
      <label>
        <span>{voice.format('webRules.search')}</span>
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {search.trim() !== '' && (
        <>
          <output>
            {found.length > 0 ? voice.format('webRules.found', { n: found.length }) : voice.format('webRules.nothing')}
          </output>
          <ol>
            {found.map(({ paragraph: { address, heading }, sentence }) => (
              <li key={address}>
                <a href={`#${address}`}>
                  <strong>{heading}</strong>
                  <span>{sentence}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </search>
  )
}
