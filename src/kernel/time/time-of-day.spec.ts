import { minuteOfDay, TIME_OF_DAY, timeOfDay } from './time-of-day';

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['00:01', 1],
    ['09:30', 570],
    ['10:00', 600],
    ['19:59', 1199],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('reads %s as minute %d, and writes it back', (time, minute) => {
    expect(minuteOfDay(time)).toBe(minute);
    expect(timeOfDay(minute)).toBe(time);
  });

  it.each(['', '9:30', '09:3', '09:60', '24:01', '25:00', '009:30', '09:30 ', '09.30', '-1:30'])(
    'is not written %j',
    (text) => {
      expect(minuteOfDay(text)).toBeUndefined();
    },
  );

  it.each([
    ['00:00', true],
    ['19:30', true],
    ['23:59', true],
    ['24:00', false],
    ['09:60', false],
    ['009:30', false],
    ['09:300', false],
  ])('%s without the end of the day: %s', (text, is) => {
    expect(TIME_OF_DAY.test(text)).toBe(is);
  });

  it('excludes 24:00 in the pattern without the end of the day', () => {
    expect(['23:59', '24:00'].map((time) => TIME_OF_DAY.test(time))).toEqual([true, false]);
  });
});
