import { Link } from 'wouter'
import { useVoice } from '../app/voice.tsx'

export function NotFound() {
  const voice = useVoice()
  return (
    <>
      <h1>{voice.format('webHouse.notFound.title')}</h1>
      <p>
        <Link href="/">{voice.format('webHouse.notFound.home')}</Link>
      </p>
    </>
  )
}
