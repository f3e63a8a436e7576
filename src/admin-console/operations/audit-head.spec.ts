import { headOf } from './audit-head';

describe('the record a request names', () => {
  it('is a position and a hash', () => {
    expect(headOf('812:2c26b4')).toStrictEqual({ position: 812, hash: '2c26b4' });
  });

  it.each([undefined, '', '812', '812:', ':2c26b4'])('is none in %p', (text) => {
    expect(headOf(text)).toBeNull();
  });
});
