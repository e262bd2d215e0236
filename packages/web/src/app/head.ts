import type { Catalogue } from '@nora/messages'
import { manifestPath } from './manifest.ts'

/** What a browser reads off the head of the page follows the language: how to pronounce it, what it is, what it installs. */
export function speakInHead(voice: Catalogue): void {
  document.documentElement.lang = voice.language
  document.querySelector('meta[name=description]')?.setAttribute('content', voice.format('webHouse.description'))
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(voice.language))
}
