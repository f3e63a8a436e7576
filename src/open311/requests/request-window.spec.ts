import { windowOf } from './request-window';

const NOW = new Date('2026-07-01T12:00:00.500Z');
const at = (iso: string) => new Date(iso);

describe('when the requests were reported that are asked for', () => {
  it('is the last 90 days unless it is said', () => {
    expect(windowOf({}, NOW)).toEqual({ from: at('2026-04-02T12:00:00.500Z') });
  });

  it('is any time where the question is what has changed', () => {
    expect(windowOf({ updated_after: NOW }, NOW)).toEqual({});
    expect(windowOf({ updated_before: NOW }, NOW)).toEqual({});
  });

  it('is 90 days from the start, with the whole of the last second', () => {
    expect(windowOf({ start_date: at('2026-01-01T00:00:00.700Z') }, NOW)).toEqual({
      from: at('2026-01-01T00:00:00.700Z'),
      to: at('2026-04-01T00:00:00.999Z'),
    });
  });

  it('is 90 days up to the end', () => {
    expect(windowOf({ end_date: at('2026-04-01T00:00:00.999Z') }, NOW)).toEqual({
      from: at('2026-01-01T00:00:00.000Z'),
      to: at('2026-04-01T00:00:00.999Z'),
    });
  });

  it('is what was said, also where the question is what has changed', () => {
    const [from, to] = [at('2026-01-01T00:00:00.000Z'), at('2026-04-01T00:00:00.999Z')];
    expect(windowOf({ start_date: from, end_date: to, updated_after: NOW }, NOW)).toEqual({ from, to });
    expect(windowOf({ start_date: from, end_date: from }, NOW)).toEqual({ from, to: from });
  });

  it.each([
    ['2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.000Z', 'must not be before start_date'],
    ['2026-01-01T00:00:00.000Z', '2026-04-01T00:00:01.000Z', 'must be at most 90 days after start_date'],
  ])('is refused from %s to %s', (from, to, message) => {
    expect(() => windowOf({ start_date: at(from), end_date: at(to) }, NOW)).toThrow(
      expect.objectContaining({ details: [{ field: 'end_date', message }] }) as Error,
    );
  });
});
