import { signature } from '../../factories/chat';
import type { Chance } from './chance';
import type { Draft, Request } from './draft';
import type { World } from './drafts';
import { written } from './json-text';
import { CHAT_TOKEN } from './settings';
import { spoiltBytes } from './spoil-bytes';
import { packed, spoilHeaders } from './spoil-headers';
import { junk, spoilt } from './spoil-json';
import { spoilPath, spoilQuery } from './spoil-url';

const METHODS = 'HEAD OPTIONS GET POST PUT PATCH DELETE TRACE PROPFIND PURGE QUERY LINK'.split(' ');

/** Changes a request in some places, or in none. */
export function spoil(draft: Draft, chance: Chance, world: World): void {
  const times = chance.weighed([
    [30, 0],
    [45, 1],
    [18, 2],
    [7, 4],
  ] as const);
  for (let i = 0; i < times; i++) spoilOnce(draft, chance, world);
}

function spoilOnce(draft: Draft, chance: Chance, world: World): void {
  const { strings } = world;
  const tools = { chance, strings, pool: world.pool };
  const hasBody = draft.body !== undefined;
  const isJson = hasBody && !Buffer.isBuffer(draft.body);
  const hasQuery = draft.operation.parameters.some((each) => each.in === 'query');
  const [what, act] = chance.weighed<readonly [string, () => void]>([
    [isJson ? 12 : 0, ['json', () => (draft.body = spoilt(draft.body, chance, strings))]],
    [hasBody ? 3 : 0, ['bytes', () => (draft.body = spoiltBytes(bytesOf(draft.body), chance))]],
    [hasBody ? 2 : 0, ['packed', () => (draft.body = packed(draft, bytesOf(draft.body), chance))]],
    [hasBody ? 0 : 1, ['a body', () => addBody(draft, chance, strings)]],
    [5, ['path', () => spoilPath(draft, tools)]],
    [hasQuery ? 10 : 2, ['query', () => spoilQuery(draft, tools)]],
    [5, ['headers', () => spoilHeaders(draft, chance, strings)]],
    [1, ['method', () => (draft.method = chance.of(METHODS))]],
  ]);
  act();
  draft.spoilt.push(what);
}

function addBody(draft: Draft, chance: Chance, strings: readonly string[]): void {
  draft.body = chance.odds(0.5) ? junk(chance, strings) : { a: junk(chance, strings) };
  draft.headers['content-type'] ??= 'application/json';
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.from(written(body));
}

/** The final request. A signed body is mostly signed again after changes, as it would be refused otherwise. */
export function finished(draft: Draft, chance: Chance): Request {
  const { number, operation, who, method, path, query, headers, body } = draft;
  const payload = body === undefined ? undefined : bytesOf(body);
  if (payload && headers['x-hub-signature-256'] && chance.odds(0.85))
    headers['x-hub-signature-256'] = signature(payload, CHAT_TOKEN);
  const asked = query.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&');
  const target = asked === '' ? path : `${path}?${asked}`;
  // Characters a client refuses to send are encoded as a browser would.
  const sendable = target.replaceAll(/[^\x21-\xff]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
  return { number, operation, who, method, target: sendable || '/', headers, payload, spoilt: draft.spoilt };
}
