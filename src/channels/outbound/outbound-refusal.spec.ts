import { UpstreamFailure } from '../../platform/http-client/upstream';
import { refusalOf, retryOf } from './outbound-refusal';

const NOW = new Date('2027-03-10T04:30:00Z');
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

const answered = (status?: number, body?: object) =>
  new UpstreamFailure('it answered', status, body && Buffer.from(JSON.stringify(body)));
const coded = (code: unknown, status = 400) => answered(status, { error: { code, message: 'x' } });

describe('a refusal of a channel', () => {
  it.each([
    ['chat', coded(131047), 'window', '131047'],
    ['chat', coded(4), 'limit', '4'],
    ['chat', coded(80007), 'limit', '80007'],
    ['chat', coded(130429, 429), 'limit', '130429'],
    ['chat', coded(131048), 'limit', '131048'],
    ['chat', coded(131056), 'limit', '131056'],
    ['chat', answered(429), 'limit', '429'],
    ['chat', coded(190), 'access', '190'],
    ['chat', coded('190', 401), 'access', '190'],
    ['chat', coded(10), 'access', '10'],
    ['chat', coded(200), 'access', '200'],
    ['chat', coded(299, 403), 'access', '299'],
    ['chat', answered(401), 'access', '401'],
    ['chat', coded(300), 'final', '300'],
    ['chat', coded(131026), 'final', '131026'],
    ['chat', coded(100), 'final', '100'],
    ['chat', answered(403), 'final', '403'],
    ['chat', answered(400, { error: 'x' }), 'final', '400'],
    ['chat', answered(500, { error: { code: 190 } }), 'outage', '500'],
    ['chat', answered(503), 'outage', '503'],
    ['chat', answered(), 'outage', null],
    ['chat', answered(200), 'unclear', '200'],
    ['chat', answered(302), 'unclear', '302'],
    ['chat', new Error('anything'), 'unclear', null],
    ['photo', coded(190), 'access', '190'],
    ['photo', coded(368), 'final', '368'],
    ['micro', answered(403, { errors: [{ code: 187 }] }), 'final', '187'],
    ['micro', answered(403, { errors: [{ code: 226 }] }), 'final', '226'],
    ['micro', answered(429), 'limit', '429'],
    ['micro', answered(401, { title: 'Unauthorized' }), 'access', '401'],
  ] as const)('of %s, %j, is %s with the code %s', (channel, error, kind, code) => {
    expect(refusalOf(channel, error)).toMatchObject({ kind, code });
  });

  it('has no text of the platform in its reason', () => {
    const error = answered(400, { error: { code: 131026, message: 'to +919812345678' } });
    expect(refusalOf('chat', error).reason).toBe('it answered (131026)');
  });
});

describe('a refused message', () => {
  const MESSAGE = { attempts: 1, asTemplate: false, limitedSince: null };
  const retry = (
    kind: Parameters<typeof retryOf>[1]['kind'],
    changes: Partial<typeof MESSAGE | object> = {},
  ) => retryOf({ ...MESSAGE, ...changes }, { kind, code: null, reason: '' }, NOW);

  it('outside of the window is tried once more, as a template', () => {
    expect(retry('window')).toEqual({ ...MESSAGE, asTemplate: true, status: 'retrying', dueAt: NOW });
    expect(retry('window', { asTemplate: true })).toMatchObject({ status: 'failed' });
  });

  it('without access waits, and uses up no attempt', () => {
    expect(retry('access')).toEqual({ ...MESSAGE, status: 'retrying', dueAt: NOW });
  });

  it('is failed at once if it is never taken', () => {
    expect(retry('final')).toMatchObject({ status: 'failed' });
  });

  it('beyond a limit uses up no attempt within an hour', () => {
    expect(retry('limit')).toEqual({ ...MESSAGE, limitedSince: NOW, status: 'retrying', dueAt: after(5) });
    expect(retry('limit', { limitedSince: after(-59) })).toMatchObject({ attempts: 1, dueAt: after(5) });
    expect(retry('limit', { limitedSince: after(-60) })).toMatchObject({ attempts: 2, dueAt: after(5) });
    expect(retry('limit', { limitedSince: after(-60), attempts: 4 })).toMatchObject({ status: 'failed' });
  });

  it.each(['outage', 'unclear'] as const)('by an answer that is %s is tried five times', (kind) => {
    const delays = [1, 5, 15, 60].map((minutes, attempts) => [attempts + 1, 'retrying', after(minutes)]);
    const tries = [0, 1, 2, 3].map((attempts) => {
      const { attempts: n, status, dueAt } = retry(kind, { attempts });
      return [n, status, dueAt];
    });
    expect(tries).toEqual(delays);
    expect(retry(kind, { attempts: 4 })).toMatchObject({ attempts: 5, status: 'failed' });
  });
});
