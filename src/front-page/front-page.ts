import { createHash } from 'node:crypto';
import type { Config } from '../config/config';
import { SERVICE_VERSION } from '../config/service';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b; background: #fff; }
a { color: #0b5e43; }
pre { background: #f2f4f3; padding: .75rem; overflow-x: auto; }
`;

/** Nothing is loaded but the icon, nothing runs, and the style is this one. */
export const FRONT_PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The page at the origin of the service: what runs here, links, and how to sign in. */
export function frontPage({ publicBaseUrl, localIdentity }: Config): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Civic Issue Service</title>
    <link rel="icon" href="/favicon.ico" />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Civic Issue Service</h1>
      <p>Version ${SERVICE_VERSION} runs here: a REST API for what is broken in a city, from the report to the repair.</p>
      <ul>
        <li><a href="/docs">API reference</a>, to read and to try</li>
        <li><a href="/api/">Index of the routes</a></li>
        <li><a href="/api/issues?city=mumbai&amp;limit=5">Five issues of Mumbai</a>, as JSON</li>
      </ul>
      <h2>Sign in</h2>
      ${localIdentity ? signInHere(escaped(publicBaseUrl)) : SIGN_IN}
    </main>
  </body>
</html>
`;
}

const SIGN_IN = `<p>An app sends the ID token of its user's identity provider to <code>POST /api/auth/google</code>, and the
      access token it gets with each request. The <a href="/docs">reference</a> says how.</p>`;

function signInHere(origin: string): string {
  const json = `-H 'Content-Type: application/json'`;
  return `<p>This service is its own identity provider, so anyone can be anyone. The answer holds your <code>accessToken</code>:</p>
      <pre><code>curl -s ${origin}/dev/identity ${json} -d '{"email":"you@example.org","name":"You"}' \\
  | curl -s ${origin}/api/auth/google ${json} -d @-</code></pre>
      <p>Send it as <code>Authorization: Bearer ...</code>, or enter it in the <a href="/docs">reference</a>.</p>`;
}

/** The setting is a URL, which may hold what HTML reads otherwise. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
