import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ran, spawned, temporaryFolder } from './run.ts'

const ones = '1\n'.repeat(300)

describe('nora play', () => {
  it('is played to its end by a script, and what it keeps can be replayed', async () => {
    const folder = temporaryFolder()
    const line = ['play', 'orchard', '--practice', '--seed', '3', '--save', 'game.json']
    const { code, out } = spawned(line, ones, folder)
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    expect(out).toContain('The game is saved in game.json.')
    const file = join(folder, 'game.json')
    const replayed = JSON.parse((await ran('replay', file, '--practice', '--json')).out)
    expect(Object.keys(replayed)).toEqual(['game', 'position', 'of', 'hash', 'view', 'outcome'])
    expect(replayed.game).toBe('orchard')
    expect(replayed.position).toBe(replayed.of)
    expect(replayed.outcome.standings).toHaveLength(2)
    expect(replayed.hash).toBe(JSON.parse(readFileSync(file, 'utf8')).line.at(-1).hash)
  })

  it('understands its keys: why not, undo, redo, score, log, help, table', () => {
    const script = ['?', 'w', 's', 'l', 't', 'u', 'r', 'n', 'n', '99', 'zebra', '{"no":1}', 'q']
    const { code, out } = spawned(['play', 'bazaar', '--practice', '--seed', '5'], `${script.join('\n')}\n`)
    expect(code).toBe(0)
    expect(out).toContain('why not? what you can’t do, and why')
    expect(out).toContain('Not possible. You can’t undo a draw or a roll.')
    expect(out).toContain('Nothing to redo.')
    expect(out).toContain('The game won’t pause for you any more.')
    expect(out).toContain('“99” isn’t one of the choices.')
    expect(out).toContain('No choice contains “zebra”.')
    expect(out).toContain('Not possible. That isn’t available right now.')
    expect(out).toContain('The game is saved in nora-bazaar.json.')
    expect(out).toContain('To continue: nora play bazaar --load nora-bazaar.json --practice')
  })

  it('takes back a choice and makes it again', () => {
    const { out } = spawned(['play', 'bazaar', '--practice', '--seed', '5'], '1\nu\nr\nq\n')
    expect(out).toMatch(/Undone: (\d)\n[\s\S]*Redone: \1\n/)
  })

  it('goes on where it was left', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'nora-bazaar.json')
    const stored = () => JSON.parse(readFileSync(file, 'utf8'))
    expect(spawned(['play', 'bazaar', '--practice', '--seed', '8'], '1\n1\n1\nq\n', folder).code).toBe(0)
    const left = stored()
    expect(left.result).toBeNull()
    const { code, out } = spawned(['play', 'bazaar', '--practice', '--load', 'nora-bazaar.json'], ones, folder)
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    const ended = stored()
    expect(ended.line.slice(0, left.line.length)).toEqual(left.line)
    expect(ended.result.standings).toHaveLength(2)
  })

  it('keeps a game that was left under a name of its own', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'nora-orchard.json'), 'mine')
    const { out } = spawned(['play', 'orchard', '--practice'], 'q\n', folder)
    expect(out).toContain('The game is saved in nora-orchard-2.json.')
    expect(readFileSync(join(folder, 'nora-orchard.json'), 'utf8')).toBe('mine')
  })

  it('lets two people share a keyboard without showing one’s hand to the other', () => {
    const { out } = spawned(
      ['play', 'orchard', '--practice', '--people', '1,2', '--names', 'Eva,Jan', '--seed', '1'],
      '\n1\n\nq\n',
    )
    const [before, eva, jan] = out.split(/Next: (?:Eva|Jan)\./)
    expect(before).not.toContain('hand/0')
    expect(eva).toMatch(/hand\/0 +[a-z]+-\d/)
    expect(eva).toMatch(/hand\/1 +\d × /)
    expect(jan).toMatch(/hand\/1 +[a-z]+-\d/)
    expect(jan).toMatch(/picked\/0 +1 × /)
  })

  it('is played by bots alone when told so, in every mode', async () => {
    for (const mode of ['classic', 'solo']) {
      const { code, out } = await ran('play', 'bazaar', '--practice', '--auto', '--mode', mode, '--seed', '2')
      expect(code).toBe(0)
      expect(out).toContain('The game is over.')
    }
  })

  it('speaks other languages', async () => {
    const { out } = await ran('play', 'bazaar', '--practice', '--auto', '--seed', '2', '--lang', 'cs')
    expect(out).toContain('Hra skončila.')
  })
})
