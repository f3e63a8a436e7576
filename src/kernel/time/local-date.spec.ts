import { dateOf, momentAt, momentInWords, nextDate, weekdayOf } from './local-date';

const at = (text: string) => Date.parse(text);

describe('dateOf', () => {
  it.each([
    ['2026-11-07T18:29:59.999Z', 'Asia/Kolkata', '2026-11-07'],
    ['2026-11-07T18:30:00Z', 'Asia/Kolkata', '2026-11-08'],
    ['2026-01-01T03:00:00Z', 'America/New_York', '2025-12-31'],
    ['2026-06-01T00:00:00Z', 'UTC', '2026-06-01'],
  ])('gives the date of %s in %s: %s', (moment, timeZone, date) => {
    expect(dateOf(at(moment), timeZone)).toBe(date);
  });
});

describe('momentInWords', () => {
  it.each([
    ['2026-11-24T10:00:00Z', 'Asia/Kolkata', '24 November 2026, 3:30 pm IST'],
    ['2026-11-23T19:05:00Z', 'Asia/Kolkata', '24 November 2026, 12:35 am IST'],
    ['2026-01-01T03:00:00Z', 'America/New_York', '31 December 2025, 10:00 pm GMT-5'],
  ])('writes %s in %s as %s', (moment, timeZone, words) => {
    expect(momentInWords(new Date(moment), timeZone)).toBe(words);
  });
});

describe('nextDate', () => {
  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
  ])('gives the day after %s: %s', (date, next) => {
    expect(nextDate(date)).toBe(next);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-11-02', 1],
    ['2026-11-07', 6],
    ['2026-11-08', 7],
  ])('gives the weekday of %s: %d', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

describe('momentAt', () => {
  it.each([
    ['2026-11-08', 0, 'Asia/Kolkata', '2026-11-07T18:30:00Z'],
    ['2026-11-08', 600, 'Asia/Kolkata', '2026-11-08T04:30:00Z'],
    ['2026-11-08', 1440, 'Asia/Kolkata', '2026-11-08T18:30:00Z'],
    ['2026-11-08', 600, 'UTC', '2026-11-08T10:00:00Z'],
    // Clocks go forward on the 29th of March, and back on the 25th of October.
    ['2026-03-28', 600, 'Europe/Berlin', '2026-03-28T09:00:00Z'],
    ['2026-03-29', 600, 'Europe/Berlin', '2026-03-29T08:00:00Z'],
    ['2026-10-25', 0, 'Europe/Berlin', '2026-10-24T22:00:00Z'],
    ['2026-10-25', 600, 'Europe/Berlin', '2026-10-25T09:00:00Z'],
    // New York, whose year ends later than that of UTC; and zones that change their clocks for a month only.
    ['2026-12-31', 1439, 'America/New_York', '2027-01-01T04:59:00Z'],
    ['2026-02-25', 600, 'Africa/Casablanca', '2026-02-25T10:00:00Z'],
    ['2026-06-25', 600, 'Africa/Casablanca', '2026-06-25T09:00:00Z'],
  ])('finds the moment of %s, minute %d in %s: %s', (date, minute, timeZone, moment) => {
    expect(momentAt(date, minute, timeZone)).toBe(at(moment));
  });
});
