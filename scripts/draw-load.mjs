// `node scripts/draw-load.mjs file.json ...`: draws what `nora load --curve --json` or `--soak --json` measured, as pictures and tables
// of docs/performance.md. What a file is called is what its picture is called: curve.json, soak.json, curve-postgres.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chart } from './load/chart.mjs'
import { withMeasured } from './load/document.mjs'
import { reportOf, tableOf } from './load/report.mjs'
import { orExit } from './or-exit.mjs'
import { repositoryRoot as root } from './workspace.mjs'

const document = join(root, 'docs/performance.md')

await orExit(async () => {
  for (const file of process.argv.slice(2)) {
    const name = basename(file, '.json')
    const report = reportOf(JSON.parse(readFileSync(file, 'utf8')))
    writeFileSync(join(root, 'docs/pictures', `load-${name}.svg`), chart(report.title, report.scale, report.panels))
    writeFileSync(document, withMeasured(readFileSync(document, 'utf8'), name, report.title, tableOf(report)))
  }
})
