import { connect } from 'node:net';
import type { Chance } from './chance';

const TIMEOUT_MS = 60_000;
const HOST = 'Host: localhost\r\n';
const JSON_POST = `POST /dev/identity HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const READ = `GET /api/issues?limit=1 HTTP/1.1\r\n${HOST}`;
const SOCKET =
  'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

/** Bytes that no HTTP client sends: invalid lines, lengths and chunks, and the beginnings of other protocols. */
const WIRES: readonly string[] = [
  ...[
    '\r\n\r\n',
    'GET\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `get /api/health HTTP/1.1\r\n${HOST}\r\n`,
  ],
  ...[
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'SSH-2.0-x\r\n',
    '\0\0\0\0',
  ],
  `GET /api/issues?q=a\0b HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/is\0sues HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/issues/\xff\xfe HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/health HTTP/1.1\n${HOST}\n`,
  `GET http://evil.example/api/health HTTP/1.1\r\n${HOST}\r\n`,
  `GET //evil.example/api/health HTTP/1.1\r\n${HOST}\r\n`,
  `GET api/health HTTP/1.1\r\n${HOST}\r\n`,
  `GET ?x HTTP/1.1\r\n${HOST}\r\n`,
  `GET http:// HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://[ HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`,
  'GET /api/health HTTP/1.1\r\n\r\n',
  `GET /api/health HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  'GET /api/health HTTP/1.0\r\n\r\n',
  ...[
    'X: a\0b\r\n',
    'no colon\r\n',
    ': none\r\n',
    'X: a\r\n b\r\n',
    'X : a\r\n',
    'X: \x01\x02\r\n',
    'X: \xff\xfe\r\n',
  ].map((header) => `${READ}${header}\r\n`),
  ...['100-continue', 'x', ''].map(
    (expect) => `${JSON_POST}Expect: ${expect}\r\nContent-Length: 2\r\n\r\n{}`,
  ),
  ...['-1', 'x', '1e3', '99999999999999999999', '5', '1', '2, 2', '+2', '0x2', ''].map(
    (length) => `${JSON_POST}Content-Length: ${length}\r\n\r\n{}`,
  ),
  `${JSON_POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  `${JSON_POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ...['gzip, chunked', 'chunked, chunked', 'x', 'identity', 'chunked\x0b'].map(
    (encoding) => `${JSON_POST}Transfer-Encoding: ${encoding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ),
  ...[
    'zz\r\n{}\r\n',
    '-1\r\n{}\r\n',
    'fffffffffffffffff\r\n{}',
    '2;x=y\r\n{}\r\n0\r\nTrailer: 1\r\n\r\n',
    '2\n{}\n0\n\n',
  ].map((chunk) => `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n${chunk}`),
  ...['websocket', 'h2c', 'x'].flatMap((protocol) =>
    [
      '/api/issues',
      '/socket.io/?EIO=4&transport=websocket',
      '/socket.io/?EIO=3&sid=x',
      '/socket.io/%00',
      '*',
    ].map((path) => `GET ${path} HTTP/1.1\r\n${HOST}Upgrade: ${protocol}\r\n${SOCKET}\r\n\x81\x85junk`),
  ),
  `${READ}${'X-Many: 1\r\n'.repeat(3000)}\r\n`,
  `${READ}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `${READ}\r\n`.repeat(12),
  `${READ}\r\n`.repeat(40),
  `${READ}\r\nGET / garbage\r\n\r\n`,
  ...[
    '',
    '?EIO=4&transport=polling',
    '?EIO=4&transport=polling&sid=x',
    '?EIO=x&transport=__proto__',
    '?EIO=4&transport=polling&j=0',
  ].map((query) => `GET /socket.io/${query} HTTP/1.1\r\n${HOST}\r\n`),
  `POST /socket.io/?EIO=4&transport=polling&sid=x HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n40`,
];

/** Sends bytes that are hardly HTTP to the server. @returns the fault of its reaction; undefined if there is none */
export async function faultOnWire(url: string, chance: Chance): Promise<string | undefined> {
  const bytes = Buffer.from(chance.of(WIRES), 'latin1');
  if (chance.odds(0.3)) bytes[chance.below(bytes.length)] = chance.below(256);
  const answer = await exchanged(Number(new URL(url).port), bytes);
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(answer ?? '') ?? [];
  if (answer !== undefined && Number(status) < 500) return undefined;
  const what = `${JSON.stringify(bytes.toString('latin1').slice(0, 1500))} on the wire`;
  return `${what}: ${answer === undefined ? 'the connection hangs' : answer.slice(0, 500)}`;
}

/** The bytes received until the connection is closed; undefined if it stays open. */
function exchanged(port: number, bytes: Buffer): Promise<string | undefined> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timer = setTimeout(() => {
      done(undefined);
      socket.destroy();
    }, TIMEOUT_MS);
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    // A connection that is reset during the write is closed as well.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      done(answer);
    });
    // Nothing more is sent.
    socket.end(bytes);
  });
}
