import { rangeOf } from './answer-source';

describe('the range of a client address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.250', true],
    ['203.0.113.7', '203.0.114.7', false],
    ['2001:db8:1:aa00::1', '2001:db8:1:aaff:9::2', true],
    ['2001:db8:1:aa00::1', '2001:db8:1:ab00::1', false],
    ['2001:db8::1', '2001:db8:0:00ff::1', true],
    ['2001:db8::1', '2001:db8:0:100::1', false],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:1.2.3.4', '::1', true],
  ])('of %s and %s is the same: %s', (first, second, isSame) => {
    expect(rangeOf(first) === rangeOf(second)).toBe(isSame);
  });

  it('is unknown for what is no address', () => {
    expect(rangeOf('unknown')).toBeUndefined();
  });
});
