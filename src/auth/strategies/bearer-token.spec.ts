import { bearerToken } from './bearer-token';

const tokenIn = (authorization?: string) => bearerToken({ headers: { authorization } });

describe('the access token of a request', () => {
  it.each(['Bearer a-1.b_2.c3', 'bearer a-1.b_2.c3', 'BEARER a-1.b_2.c3'])('is read from "%s"', (header) => {
    expect(tokenIn(header)).toBe('a-1.b_2.c3');
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b',
    'Bearer a.b.c.d',
    'Bearer a..c',
    'Bearer  a.b.c',
    ' Bearer a.b.c',
    'Bearer a.b.c ',
    'Bearer a.b.c, Bearer d.e.f',
    'Bearer a.b.c=',
    'Basic a.b.c',
    'a.b.c',
  ])('is not found in %p', (header) => {
    expect(tokenIn(header)).toBeNull();
  });

  it('is not found in a header that is too long', () => {
    const upTo = (length: number) => `Bearer a.b.${'c'.repeat(length - 'Bearer a.b.'.length)}`;
    expect(tokenIn(upTo(8192))).toHaveLength(8192 - 'Bearer '.length);
    expect(tokenIn(upTo(8193))).toBeNull();
  });
});
