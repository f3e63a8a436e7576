import { endOfQuietHours, morningOf, nextMorning } from './quiet-hours';

/** A time zone that is 5:30 hours ahead of UTC all year. */
const KOLKATA = 'Asia/Kolkata';

describe('quiet hours', () => {
  it.each([
    ['begin at 22:00, and end the next morning', '2026-11-08T16:30:00.000Z', '2026-11-09T02:30:00.000Z'],
    ['go on at midnight', '2026-11-08T18:30:00.000Z', '2026-11-09T02:30:00.000Z'],
    ['go on until just before 08:00', '2026-11-09T02:29:59.999Z', '2026-11-09T02:30:00.000Z'],
    ['go over the end of a year', '2026-12-31T20:00:00.000Z', '2027-01-01T02:30:00.000Z'],
  ])('%s', (_, now, end) => {
    expect(endOfQuietHours(KOLKATA, new Date(now))).toEqual(new Date(end));
  });

  it.each([
    ['at 08:00', '2026-11-09T02:30:00.000Z'],
    ['in the afternoon', '2026-11-09T09:00:00.000Z'],
    ['just before 22:00', '2026-11-08T16:29:59.999Z'],
  ])('are not %s', (_, now) => {
    expect(endOfQuietHours(KOLKATA, new Date(now))).toBeUndefined();
  });

  it('follow the local time of the zone', () => {
    const now = new Date('2026-11-08T23:00:00.000Z');
    expect(endOfQuietHours('UTC', now)).toEqual(new Date('2026-11-09T08:00:00.000Z'));
    expect(endOfQuietHours('America/New_York', now)).toBeUndefined();
  });
});

describe('the morning of a zone', () => {
  it.each([
    ['of a day, from its first moment', KOLKATA, '2026-11-08T18:30:00.000Z', '2026-11-09T02:30:00.000Z'],
    ['of a day, until its last', KOLKATA, '2026-11-09T18:29:59.999Z', '2026-11-09T02:30:00.000Z'],
    ['after clocks went back', 'America/New_York', '2026-11-01T20:00:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('is at 08:00 %s', (_, zone, moment, morning) => {
    expect(morningOf(zone, new Date(moment))).toEqual(new Date(morning));
  });

  it.each([
    ['of the day after', KOLKATA, '2026-11-09T02:30:00.000Z', '2026-11-10T02:30:00.000Z'],
    ['after a night of 25 hours', 'America/New_York', '2026-10-31T16:00:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('is the next one at 08:00 %s', (_, zone, moment, morning) => {
    expect(nextMorning(zone, new Date(moment))).toEqual(new Date(morning));
  });
});
