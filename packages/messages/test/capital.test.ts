import { capital } from '@nora/messages'
import { expect, test } from 'vitest'

test('the first letter is made large in every script, and nothing else changes', () => {
  expect([capital('end turn'), capital('żeton Ruchu'), capital('закончить ход'), capital('')]).toEqual([
    'End turn',
    'Żeton Ruchu',
    'Закончить ход',
    '',
  ])
})
