import { quietMinutesLeft } from './outbound-limits.service';

describe('quietMinutesLeft', () => {
  const limits = (quietFrom: string, quietTo: string) => ({ quietFrom, quietTo, rateCapPerHour: 3 });
  const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

  it.each([
    ['22:00', '08:00', '21:59', 0],
    ['22:00', '08:00', '22:00', 600],
    ['22:00', '08:00', '23:59', 481],
    ['22:00', '08:00', '00:00', 480],
    ['22:00', '08:00', '07:59', 1],
    ['22:00', '08:00', '08:00', 0],
    ['13:00', '14:30', '13:30', 60],
    ['13:00', '14:30', '14:30', 0],
    ['13:00', '14:30', '12:59', 0],
    ['08:00', '08:00', '08:00', 0],
  ])('gives for %s to %s, at %s: %d', (from, to, time, left) => {
    expect(quietMinutesLeft(limits(from, to), at(time))).toBe(left);
  });
});
