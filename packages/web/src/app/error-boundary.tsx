import { Component, type ReactNode } from 'react'
import button from '../ui/button.module.css'
import { Notice } from '../ui/notice.tsx'
import { useVoice } from './voice.tsx'

/** Keeps the rest of the site standing when a page falls: most often a part of it that could not be fetched. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override render() {
    return this.state.fallen ? <Fallen /> : this.props.children
  }
}

function Fallen() {
  const voice = useVoice()
  return (
    <Notice tone="bad">
      <p>{voice.format('webHouse.mishap')}</p>
      <p>
        <button type="button" className={button.button} onClick={() => location.reload()}>
          {voice.format('webHouse.reload')}
        </button>{' '}
        <a className={button.button} href="/">
          {voice.format('webHouse.notFound.home')}
        </a>
      </p>
    </Notice>
  )
}
