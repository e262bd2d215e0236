// The browser that pictures and browser tests are made with: the system's own Chromium.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome']

/** Nothing but the page itself may use the network or the screen. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `CHROMIUM` names another one than the first found. */
function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
  const path = process.env.CHROMIUM ?? found
  if (!path) throw new Error('no Chromium was found: install it, or name it in CHROMIUM')
  return path
}

export function launchChromium() {
  return chromium.launch({ executablePath: findChromium(), args })
}
