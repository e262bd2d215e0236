import { playSuite } from './support/play-suite.ts'

const pack = JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'mine', records: {} })

playSuite('tables with a pack, whose rules run in a thread of their own', () => ({}), pack)
