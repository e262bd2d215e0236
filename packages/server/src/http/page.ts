/** The style of the few pages that the server writes itself. */
export const pageStyle = `
  :root { color-scheme: light dark; }
  body { max-width: 52rem; margin: 8vh auto; padding: 0 1.5rem; font: 1.1rem/1.6 system-ui, sans-serif; }
  h1 { margin-bottom: 0; }
  h2 { margin-top: 2.5rem; }
  code { font-size: 0.95em; }
  pre { padding: 0.8rem 1rem; border: 1px solid; border-radius: 0.4rem; overflow-x: auto; }
  summary { cursor: pointer; }
`

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
