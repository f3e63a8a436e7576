import type { CityQueries } from '../../accountability';
import { CityTimesService } from './city-times.service';

const times = (timeZone: string) =>
  new CityTimesService({
    byName: () => Promise.resolve([{ slug: 'mumbai', timeZone }]),
  } as unknown as CityQueries);

describe('the end of quiet hours', () => {
  it.each([
    ['Asia/Kolkata', '2027-03-03T02:29:59Z', '2027-03-03T02:30:00Z'],
    ['Asia/Kolkata', '2027-03-03T02:30:00Z', undefined],
    ['Asia/Kolkata', '2027-03-03T16:29:59Z', undefined],
    ['Asia/Kolkata', '2027-03-03T16:30:00Z', '2027-03-04T02:30:00Z'],
    // The clocks go forward that night: 24 hours after 23:30 it is already the day after the next.
    ['America/New_York', '2027-03-14T03:30:00Z', '2027-03-14T12:00:00Z'],
    ['America/New_York', '2027-03-15T02:30:00Z', '2027-03-15T12:00:00Z'],
    ['America/New_York', '2027-03-14T04:30:00Z', '2027-03-14T12:00:00Z'],
    ['America/New_York', '2027-11-07T03:30:00Z', '2027-11-07T13:00:00Z'],
    ['America/New_York', '2027-11-08T03:30:00Z', '2027-11-08T13:00:00Z'],
    ['Africa/Cairo', '2027-04-29T21:30:00Z', '2027-04-30T05:00:00Z'],
  ])('is correct in %s at %s', async (timeZone, now, end) => {
    const found = await times(timeZone).endOfQuietHours('mumbai', new Date(now));
    expect(found).toEqual(end === undefined ? undefined : new Date(end));
  });
});

describe('the digests that may be due', () => {
  const MINUTE_MS = 60_000;
  const MONDAY = '2027-03-08T02:30:00.000Z';

  it.each([
    ['2027-03-08T02:30:59Z', {}],
    ['2027-03-08T02:31:00Z', { [MONDAY]: ['daily', 'weekly'] }],
    ['2027-03-08T16:29:59Z', { [MONDAY]: ['daily', 'weekly'] }],
    ['2027-03-08T16:30:30Z', {}],
    ['2027-03-09T02:31:00Z', { '2027-03-09T02:30:00.000Z': ['daily'], [MONDAY]: ['weekly'] }],
    ['2027-03-14T12:00:00Z', { '2027-03-14T02:30:00.000Z': ['daily'], [MONDAY]: ['weekly'] }],
  ])('are correct in India at %s', async (now, due) => {
    const settled = new Date(Date.parse(now) - MINUTE_MS);
    const found = await times('Asia/Kolkata').digestsDue(new Date(now), settled);
    expect(
      Object.fromEntries(found.map(({ until, frequencies }) => [until.toISOString(), frequencies])),
    ).toEqual(due);
  });

  it('include that of the Monday after the clocks changed', async () => {
    const now = new Date('2027-03-16T15:00:00Z');
    const found = await times('America/New_York').digestsDue(now, now);
    expect(found.map(({ until }) => until.toISOString())).toEqual([
      '2027-03-16T12:00:00.000Z',
      '2027-03-15T12:00:00.000Z',
    ]);
  });
});
