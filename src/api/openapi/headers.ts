import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_KEY_LENGTH } from '../idempotent.decorator';

type Components = NonNullable<OpenAPIObject['components']>;
type Header = NonNullable<Components['headers']>[string];
type Parameter = NonNullable<Components['parameters']>[string];
type Headers = Record<string, { $ref: string }>;

const number = (description: string, example: number): Header => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

/** Headers of many answers, defined once and referred to. */
export const HEADERS: Record<string, Header> = {
  'X-RateLimit-Limit': number('Requests allowed in one window', 100),
  'X-RateLimit-Remaining': number('Requests left in this window', 99),
  'X-RateLimit-Reset': number('When the window ends, in seconds since the epoch', 1_780_000_000),
  'Retry-After': number('Seconds to wait before the next try', 30),
  'Cache-Control': {
    description: 'How many seconds caches may keep the answer',
    schema: { type: 'string' },
    example: 'public, max-age=20, must-revalidate',
  },
  ETag: {
    description: 'For If-None-Match; an answer that is too large to buffer has none',
    schema: { type: 'string' },
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
};

/** Request headers of several operations. */
export const PARAMETERS: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes the request safe to repeat: within 24 hours, the same key returns the first answer again and creates nothing. With another body it is refused (422); while the first request still runs, it is refused, too (409)',
    schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
    example: '5b1e7c1a-report-1',
  },
};

const refs = (...names: string[]): Headers =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const LIMIT_HEADERS = refs('X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset');
export const RETRY_HEADERS = { ...LIMIT_HEADERS, ...refs('Retry-After') };
export const CACHE_HEADERS = refs('Cache-Control', 'ETag');
/** The headers of answers that are always streamed. */
export const STREAM_CACHE_HEADERS = refs('Cache-Control');

export const NEXT_PAGE: Header = {
  description: 'The address of the next page (`rel="next"`); the last page has none',
  schema: { type: 'string' },
  example: '<https://issues.example.org/open311/mumbai/v2/requests.json?page_key=x>; rel="next"',
};
