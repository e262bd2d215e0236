// The place of a measurement in a document: between two marks of its name, so that the next run takes the place of the last.

/** What new measurements are put before. */
const AFTERWARDS = '\n## Memory\n'

/** @param {string} text of the document @param {string} name @param {string} title @param {string} table @returns {string} */
export function withMeasured(text, name, title, table) {
  const [begin, end] = [`<!-- load ${name} -->`, `<!-- end of load ${name} -->`]
  const shown = `${begin}\n\n**${title}**\n\n![${title}](pictures/load-${name}.svg)\n\n${table}\n\n${end}`
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from >= 0 && to > from) return text.slice(0, from) + shown + text.slice(to + end.length)
  const at = text.indexOf(AFTERWARDS)
  if (at < 0) throw new Error(`there is no place for "load ${name}" in the document`)
  return `${text.slice(0, at)}\n${shown}\n${text.slice(at)}`
}
