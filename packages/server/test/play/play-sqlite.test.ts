import { playSuite } from '../support/play-suite.ts'

playSuite('tables on SQLite', () => ({}))
