import type { Catalogue } from '@nora/messages'
import { reasonIn } from '@nora/words'
import type { Complaint } from './problem.ts'

export function complaintIn(voice: Catalogue, complaint: Complaint): string {
  if (!('reason' in complaint)) return voice.say(complaint)
  const { area, reason, file } = complaint
  const sentence = reasonIn(voice, area, reason)
  return file === undefined ? sentence : voice.format('cli.error.gameFileRefused', { file, reason: sentence })
}
