import { backOff } from './back-off';

describe('the delay before the next attempt', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [4, 40],
    [100, 40],
  ])('after %d attempts in vain is %d: the last one is repeated', (attempts, expected) => {
    expect(backOff([10, 20, 40], attempts)).toBe(expected);
  });
});
