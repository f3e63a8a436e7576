import { columnsNotPresented } from '../../test/support/source/every-column';
import { presentAttempt, presentAttempts, presentEndpoint, presentSecret } from './webhook.presenter';
import type { ShownAttempt } from './webhook-log.queries';
import type { ShownEndpoint } from './webhook.queries';

const AT = new Date('2026-03-01T10:00:00.123Z');
const ENDPOINT: ShownEndpoint = {
  id: 'whe_1',
  url: 'https://example.org/hooks',
  description: 'Work orders',
  eventTypes: ['issue.reported'],
  cityScope: ['pune'],
  clientId: 'cli_1',
  createdAt: AT,
  waiting: 3,
  failingSince: new Date('2026-03-02T10:00:00Z'),
  heldUntil: new Date('2026-03-02T11:00:00Z'),
  disabledAt: new Date('2026-03-07T10:00:00Z'),
  disabledReason: 'failing',
  previousSecretUntil: new Date('2026-03-03T10:00:00Z'),
};
const ATTEMPT: ShownAttempt = {
  position: '812',
  eventId: 'wev_1',
  type: 'issue.reported',
  number: 2,
  at: AT,
  durationMs: 17,
  status: 503,
  failure: 'It answered 503',
};

describe('a webhook endpoint', () => {
  it('shows all its fields, and no secret', () => {
    expect(columnsNotPresented(ENDPOINT, presentEndpoint)).toEqual([]);
    expect(presentEndpoint({ ...ENDPOINT, secret: 'whsec_1' } as ShownEndpoint)).not.toHaveProperty('secret');
  });

  it('has no times of failure if it works', () => {
    const works = {
      failingSince: null,
      heldUntil: null,
      disabledAt: null,
      disabledReason: null,
      previousSecretUntil: null,
    };
    expect(presentEndpoint({ ...ENDPOINT, ...works })).toMatchObject(works);
  });

  it('is shown with its secret once', () => {
    expect(presentSecret({ after: ENDPOINT, secret: 'whsec_1' })).toStrictEqual({
      id: 'whe_1',
      secret: 'whsec_1',
    });
  });
});

describe('an attempt', () => {
  it('shows all its fields', () => {
    expect(columnsNotPresented(ATTEMPT, presentAttempt)).toEqual([]);
    expect(presentAttempt({ ...ATTEMPT, status: null }).status).toBeNull();
  });

  it('is on a page with the number of items', () => {
    expect(presentAttempts({ shown: [ATTEMPT], nextKey: 'next' })).toStrictEqual({
      count: 1,
      items: [presentAttempt(ATTEMPT)],
      nextKey: 'next',
    });
  });
});
