import { headOf } from './audit-head';

describe('an audit record in a query', () => {
  it('is a position and a hash', () => {
    expect(headOf('812:2c26b4')).toStrictEqual({ position: 812, hash: '2c26b4' });
  });

  it.each([undefined, '', '812', '812:', ':2c26b4'])('is null for %p', (text) => {
    expect(headOf(text)).toBeNull();
  });
});
