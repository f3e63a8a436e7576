import type { DomainError } from '../platform/http/domain-error';
import { jurisdictionOf, JurisdictionUnknown, knownJurisdictionOf } from './jurisdiction';

interface Asked {
  params?: object;
  query?: object;
  body?: object;
}
const request = ({ params = {}, query = {}, body }: Asked) =>
  ({ params, query, body }) as Parameters<typeof jurisdictionOf>[0];
const named = (jurisdiction_id: unknown) => ({ jurisdiction_id });

function refusal(asked: Asked): unknown {
  try {
    return jurisdictionOf(request(asked));
  } catch (error) {
    return (error as DomainError).details;
  }
}

describe('the city of a GeoReport request', () => {
  it.each<[string, Asked]>([
    ['its path', { params: { city: 'pune' } }],
    ['its query', { query: named('pune') }],
    ['its form', { body: named('pune') }],
    ['form and query alike', { query: named('pune'), body: named('pune') }],
    ['path and query alike', { params: { city: 'pune' }, query: named('pune') }],
    ['its path, with an empty parameter', { params: { city: 'pune' }, query: named('') }],
  ])('is that of %s', (_, asked) => {
    expect(jurisdictionOf(request(asked))).toBe('pune');
    expect(knownJurisdictionOf(request(asked))).toBe('pune');
  });

  it.each<[string, Asked]>([
    ['is required', {}],
    ['is required', { query: named('') }],
    ['must be given once', { query: named(['pune', 'pune']) }],
    ['must be given once', { query: named('pune'), body: named(['pune']) }],
    ['must be the same in the form and the query', { query: named('pune'), body: named('mumbai') }],
    ['must be that of the path, or left out', { params: { city: 'pune' }, query: named('mumbai') }],
  ])('%s: %j', (message, asked) => {
    expect(refusal(asked)).toEqual([{ field: 'jurisdiction_id', message }]);
  });

  it.each<Asked>([
    { query: named('atlantis') },
    { params: { city: 'PUNE' } },
    { query: named('constructor') },
  ])('is not found in %j', (asked) => {
    expect(() => jurisdictionOf(request(asked))).toThrow(JurisdictionUnknown);
    expect(refusal(asked)).toEqual([{ field: 'jurisdiction_id', message: 'was not found' }]);
    expect(knownJurisdictionOf(request(asked))).toBeUndefined();
  });
});
