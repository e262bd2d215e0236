// `npm run gates [name ...]`: every rule about how the code is written that no compiler or linter knows.

import { findGates } from './gates/all.mjs'
import { printed } from './gates/finding.mjs'
import { repositoryRoot } from './workspace.mjs'

const gates = findGates(process.argv.slice(2))
const findings = (await Promise.all(gates.map((gate) => gate.inspect(repositoryRoot)))).flat()
for (const finding of findings) console.log(printed(finding))
if (findings.length > 0) process.exitCode = 1
else console.log(`${gates.flatMap((gate) => gate.rules).length} rules kept`)
