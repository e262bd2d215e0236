import { page } from './page.ts'

/** What a browser shows where the web table has not been built. */
export const frontPage = page(
  'Nora',
  `<h1>Nora</h1>
<p>A home for three board games: Rats of Wistar, The Isle of Cats and Woodcraft.</p>
<p>Nora's engine runs, and this server answers. The table in the browser is not built yet.
Until it is, you can play in a terminal, in the folder of this project:</p>
<pre><code>npx nora games
npx nora play &lt;game&gt;</code></pre>
<p>The first command lists the games that are ready, the second starts one.
Programs can play here already: <a href="/api">how to talk to this server</a>.</p>`,
)
