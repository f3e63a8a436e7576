import { InvalidInput } from '../platform/http/domain-error';
import { rangeOf } from './replay-range';

const FROM = new Date('2026-03-01T00:00:00Z');
const TO = new Date('2026-03-02T00:00:00Z');

describe('a replay', () => {
  it('sends all recorded events if no times are given', () => {
    const { from, to, eventId } = rangeOf({});
    expect(from).toEqual(new Date('1970-01-01T00:00:00Z'));
    expect(to).toEqual(new Date('2200-01-01T00:00:00Z'));
    expect(eventId).toBeUndefined();
  });

  it('sends the events between two times', () => {
    expect(rangeOf({ from: FROM, to: TO })).toEqual({ from: FROM, to: TO });
  });

  it('may have only one of the two times', () => {
    expect(rangeOf({ from: FROM })).toEqual({ from: FROM, to: new Date('2200-01-01T00:00:00Z') });
    expect(rangeOf({ to: TO })).toEqual({ from: new Date('1970-01-01T00:00:00Z'), to: TO });
  });

  it('is refused if the times are in the wrong order', () => {
    expect(() => rangeOf({ from: TO, to: FROM })).toThrow(InvalidInput);
    expect(rangeOf({ from: FROM, to: FROM })).toEqual({ from: FROM, to: FROM });
  });

  it('sends one event if its id is given', () => {
    expect(rangeOf({ eventId: 'wev_1', from: FROM, to: TO })).toEqual({
      from: FROM,
      to: TO,
      eventId: 'wev_1',
    });
  });
});
