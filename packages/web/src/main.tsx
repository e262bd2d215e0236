import '@fontsource-variable/inter'
import '@fontsource-variable/alegreya'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { House } from './app/house.tsx'

const root = document.getElementById('nora')
if (root)
  createRoot(root).render(
    <StrictMode>
      <House />
    </StrictMode>,
  )
