/** What a browser shows until the web table is built. */
export const healthPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nora</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; }
  body { max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.1rem/1.6 system-ui, sans-serif; }
  h1 { margin-bottom: 0; }
  pre { padding: 0.8rem 1rem; border: 1px solid; border-radius: 0.4rem; overflow-x: auto; }
</style>
</head>
<body>
<main>
<h1>Nora</h1>
<p>A home for three board games: Rats of Wistar, The Isle of Cats and Woodcraft.</p>
<p>Nora's engine runs, and this server answers. The table in the browser is not built yet.
Until it is, you can play in a terminal, in the folder of this project:</p>
<pre><code>npx nora games
npx nora play &lt;game&gt;</code></pre>
<p>The first command lists the games that are ready, the second starts one.</p>
</main>
</body>
</html>
`
