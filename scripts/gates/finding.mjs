// The common shape of every gate: named rules, and findings that say where a rule is broken and why.

/** @typedef {{ file: string, line: number, rule: string, reason: string }} Finding */
/** @typedef {{ name: string, rules: readonly string[], inspect: (root: string) => Finding[] | Promise<Finding[]> }} Gate */

/** @param {Finding} finding */
export const printed = ({ file, line, rule, reason }) => `${file}:${line}: ${reason} [${rule}]`
