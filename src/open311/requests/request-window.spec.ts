import { windowOf } from './request-window';

const NOW = new Date('2026-07-01T12:00:00.500Z');
const at = (iso: string) => new Date(iso);

describe('the time range of the requested reports', () => {
  it('is the last 90 days by default', () => {
    expect(windowOf({}, NOW)).toEqual({ from: at('2026-04-02T12:00:00.500Z') });
  });

  it('is unlimited if changed requests are asked for', () => {
    expect(windowOf({ updated_after: NOW }, NOW)).toEqual({});
    expect(windowOf({ updated_before: NOW }, NOW)).toEqual({});
  });

  it('is 90 days from the start, including the whole last second', () => {
    expect(windowOf({ start_date: at('2026-01-01T00:00:00.700Z') }, NOW)).toEqual({
      from: at('2026-01-01T00:00:00.700Z'),
      to: at('2026-04-01T00:00:00.999Z'),
    });
  });

  it('is the 90 days before the end', () => {
    expect(windowOf({ end_date: at('2026-04-01T00:00:00.999Z') }, NOW)).toEqual({
      from: at('2026-01-01T00:00:00.000Z'),
      to: at('2026-04-01T00:00:00.999Z'),
    });
  });

  it('is the given one, also if changed requests are asked for', () => {
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
