import '@fontsource-variable/inter'
import '@fontsource-variable/alegreya'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fetchAhead } from './app/fetch-ahead.ts'
import { keepSite } from './sw/register.ts'

fetchAhead(location.pathname)

const root = document.getElementById('nora')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// A page in development changes too often to be kept.
if (import.meta.env.PROD) addEventListener('load', () => void keepSite().catch(() => undefined))
