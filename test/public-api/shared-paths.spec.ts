import { createHmac } from 'node:crypto';
import request from 'supertest';
import { chatDelivery, chatMessage } from '../factories/chat';
import { reportedIssue } from '../factories/issues';
import { answerOf, type HttpAnswer, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

const PUBLIC_HOST = 'city.example.org';
const SECRET = 'a secret of the platform';

/** The inputs of the choice, in the order of the rules: the first one that is given decides. */
const HEADERS: Array<[string | undefined, Surface | undefined]> = [
  [undefined, undefined],
  ['token', 'token'],
  ['public', 'public'],
  ['console', undefined],
];
const PARAMETERS: Array<[string, Surface | undefined]> = [
  ['', undefined],
  ['cityId=mumbai', 'public'],
  ['cityId=', 'public'],
  ['q=', 'public'],
  ['q=lamp', 'public'],
  ['seq=1', undefined],
];
const HOSTS: Array<[string | undefined, Surface | undefined]> = [
  [undefined, undefined],
  [PUBLIC_HOST.toUpperCase(), 'public'],
  ['other.example.org', undefined],
];
const DEFAULTS: Surface[] = ['token', 'public'];

type Surface = 'token' | 'public';

interface Case {
  header: string | undefined;
  parameter: string;
  host: string | undefined;
  fallback: Surface;
  expected: Surface;
}

const CASES: Case[] = DEFAULTS.flatMap((fallback) =>
  HEADERS.flatMap(([header, byHeader]) =>
    PARAMETERS.flatMap(([parameter, byParameter]) =>
      HOSTS.map(([host, byHost]) => ({
        header,
        parameter,
        host,
        fallback,
        expected: byHeader ?? byParameter ?? byHost ?? fallback,
      })),
    ),
  ),
);

/** A shared path: the request, and how to recognise from an answer which surface gave it. */
interface SharedPath {
  method?: string;
  path: string | (() => string);
  payload?: string;
  headers?: Record<string, string>;
  /** If all requests are accepted, only those without a signature distinguish the surfaces. */
  surfaceOf(answer: HttpAnswer): Surface | undefined;
}

const byBody = (isPublic: (body: object) => boolean, isToken: (body: object) => boolean) => {
  return ({ body }: HttpAnswer): Surface | undefined =>
    isPublic(body as object) ? 'public' : isToken(body as object) ? 'token' : undefined;
};
const inEnvelope = (body: object) => 'success' in body;
const bareError = (body: object) => Object.keys(body).join() === 'statusCode,message,error';

describe('shared paths', () => {
  const services = {} as Record<Surface, TestService>;
  let issue: string;

  beforeAll(async () => {
    const settings = { PUBLIC_API_HOSTS: PUBLIC_HOST, CHAT_TOKEN: SECRET };
    services.token = await startService({ settings });
    services.public = await startService({ settings: { ...settings, DEFAULT_API_SURFACE: 'public' } });
    issue = await reportedIssue(services.token);
    // The same id in both, so that one path works on either surface.
    for (const table of ['users', 'issues']) {
      const [{ rows }] = (await services.token.database.sql<{ rows: object[] }>(
        `select json_agg(t) as rows from ${table} t`,
      )) as [{ rows: object[] }];
      await services.public.database.sql(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
    }
  });
  afterAll(() => Promise.all(Object.values(services).map((service) => service.stop())));

  const delivery = chatDelivery([chatMessage()]);
  const signed = `sha256=${createHmac('sha256', SECRET).update(delivery).digest('hex')}`;
  const list = byBody(Array.isArray, inEnvelope);
  const error = byBody(bareError, inEnvelope);
  const PATHS: Record<string, SharedPath> = {
    'the cities': { path: '/api/cities', surfaceOf: list },
    'the issues': { path: '/api/issues', surfaceOf: list },
    'an issue': { path: () => `/api/issues/${issue}`, surfaceOf: byBody((body) => 'id' in body, inEnvelope) },
    'an unknown issue': { path: '/api/issues/iss_unknown', surfaceOf: error },
    'an unreadable query': { path: '/api/issues?x=%ff', surfaceOf: error },
    'an unreadable query of the cities': { path: '/api/cities?x=%ff', surfaceOf: error },
    'the handshake of the webhook': {
      path: '/api/chat/webhook',
      // Refused by both: 403 in the envelope or 400 in the bare body.
      surfaceOf: ({ status }) => (status === 400 ? 'public' : status === 403 ? 'token' : undefined),
    },
    'a delivery to the webhook': {
      method: 'POST',
      path: '/api/chat/webhook',
      payload: delivery,
      headers: { 'x-hub-signature-256': signed },
      surfaceOf: byBody(
        (body) => 'ok' in body,
        (body) => 'status' in body,
      ),
    },
    'an unsigned delivery': {
      method: 'POST',
      path: '/api/chat/webhook',
      payload: delivery,
      surfaceOf: ({ status }) => (status === 200 ? 'public' : status === 403 ? 'token' : undefined),
    },
  };

  it.each(Object.entries(PATHS))(
    '%s: the header, the parameters, the host and the default decide, in this order',
    async (_, shared) => {
      const path = typeof shared.path === 'string' ? shared.path : shared.path();
      const wrong: object[] = [];
      for (const { expected, ...each } of CASES) {
        const { header, parameter, host, fallback } = each;
        const query = parameter && `${path.includes('?') ? '&' : '?'}${parameter}`;
        const answer = await send({
          method: shared.method ?? 'GET',
          url: services[fallback].url + path + query,
          payload: shared.payload,
          headers: {
            ...shared.headers,
            ...(shared.payload && { 'content-type': 'application/json' }),
            ...(header && { 'x-api-surface': header }),
            ...(host && { host }),
          },
        });
        const actual = shared.surfaceOf(answer);
        if (actual !== expected) wrong.push({ ...each, expected, actual, text: answer.text });
      }
      expect(wrong).toEqual([]);
      expect(CASES.length).toBe(144);
    },
  );

  it('belong to one surface if the other has no such path', async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      (await answerOf<object>(request(services.token.url).get(path).set(headers))).body;
    expect(await ask('/api/wards', { 'x-api-surface': 'token' })).toEqual(expect.any(Array));
    expect(await ask('/api/wards?cityId=%ff', { 'x-api-surface': 'token' })).toMatchObject({
      statusCode: 400,
    });
    expect(await ask('/api/scores/leaderboard', { 'x-api-surface': 'token' })).toEqual(expect.any(Array));
    expect(await ask('/api/issues/stats?cityId=mumbai')).toMatchObject({ success: true });
    expect(await ask('/api/scores?cityId=mumbai')).toMatchObject({ success: true });
    expect(await ask('/api/nowhere', { 'x-api-surface': 'public' })).toMatchObject({ success: false });
    expect(await ask('/api/reporters/a/b')).toMatchObject({ success: false });
  });

  it('send Vary with the header that decides', async () => {
    const { headers } = await services.token.publicApi.get('/api/issues');
    expect(headers.vary).toMatch(/x-api-surface/i);
  });
});
