import { minuteOfDay, TIME_OF_DAY, timeOfDay } from './time-of-day';

describe('a time of a day', () => {
  it.each([
    ['00:00', 0],
    ['00:01', 1],
    ['09:30', 570],
    ['10:00', 600],
    ['19:59', 1199],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %d, and is shown so', (time, minute) => {
    expect(minuteOfDay(time)).toBe(minute);
    expect(timeOfDay(minute)).toBe(time);
  });

  it.each(['', '9:30', '09:3', '09:60', '24:01', '25:00', '009:30', '09:30 ', '09.30', '-1:30'])(
    'is not %j',
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
  ])('is %s, where the end of the day is none: %s', (text, is) => {
    expect(TIME_OF_DAY.test(text)).toBe(is);
  });

  it('is not its end where only times are asked for', () => {
    expect(['23:59', '24:00'].map((time) => TIME_OF_DAY.test(time))).toEqual([true, false]);
  });
});
