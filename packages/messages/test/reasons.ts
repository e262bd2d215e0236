import ts from 'typescript'

/** A reason code as it stands in the source, with the parameters given there; `undefined` when they are not spelled out. */
export interface GivenReason {
  readonly code: string
  readonly params: readonly string[] | undefined
}

/** What makes a reason from a code, and at which place the code stands; the server's problems begin with a status. */
const makers = new Map([
  ['because', 0],
  ['refuse', 0],
  ['refused', 0],
  ['complain', 0],
  ['Problem', 1],
])

/** Every `because('code', { ... })` in a source text; `because(here ? 'code' : 'other')` gives two. */
export function reasonsIn(source: string): GivenReason[] {
  const found: GivenReason[] = []
  const visit = (node: ts.Node): void => {
    const place = ts.isCallExpression(node) || ts.isNewExpression(node) ? makers.get(nameOf(node)) : undefined
    if (place !== undefined) {
      const [code, params] = (node as ts.CallExpression | ts.NewExpression).arguments?.slice(place) ?? []
      for (const text of code ? codesOf(code) : []) found.push({ code: text, params: params ? keysOf(params) : [] })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest))
  return found
}

/** `because` in `because(…)`, `complain` in `this.complain(…)`, `Problem` in `new Problem(…)`. */
function nameOf({ expression }: ts.CallExpression | ts.NewExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text
  return ts.isIdentifier(expression) ? expression.text : ''
}

function codesOf(code: ts.Expression): string[] {
  if (ts.isConditionalExpression(code)) return [...codesOf(code.whenTrue), ...codesOf(code.whenFalse)]
  return ts.isStringLiteral(code) ? [code.text] : []
}

function keysOf(params: ts.Expression): string[] | undefined {
  if (!ts.isObjectLiteralExpression(params)) return undefined
  const keys = params.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined,
  )
  return keys.every((key) => key !== undefined) ? keys : undefined
}
