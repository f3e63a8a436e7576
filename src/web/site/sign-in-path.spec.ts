import { safeNext, signInPath } from './sign-in-path';

describe('the return path after signing in', () => {
  it.each([
    '/',
    '/mumbai',
    '/mumbai/report?pincode=400050&title=a%20hole#map',
    '/hi/mumbai/issues/iss_1',
    '/mumbai?q=https://elsewhere.example',
    `/${'a'.repeat(1999)}`,
  ])('accepts the path %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site, by the protocol of the page', '//evil.example'],
    ['another site, as browsers read it', '/\\evil.example'],
    ['a backslash further on', '/mumbai\\..\\..\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a tab, which browsers leave out', '/\t/evil.example'],
    ['a new line, which ends a header', '/mumbai\r\nSet-Cookie: a=b'],
    ['a new line at the end', '/mumbai\n'],
    ['a blank', '/mumbai /x'],
    ['letters that are not written in percent signs', '/मुंबई'],
    ['a path relative to the page', 'mumbai'],
    ['signing in again', '/sign-in?next=/mumbai'],
    ['signing out', '/sign-out'],
    ['more than a cookie takes', `/${'a'.repeat(2000)}`],
    ['nothing', ''],
    ['nothing at all', undefined],
    ['several', ['/mumbai', '/pune']],
  ])('is the home page instead of %s', (_, next) => {
    expect(safeNext(next)).toBe('/');
  });
});

describe('the path of the sign-in', () => {
  it('contains the page to return to', () => {
    expect(signInPath('/mumbai?q=a&ward=H/West')).toBe('/sign-in?next=%2Fmumbai%3Fq%3Da%26ward%3DH%2FWest');
  });
});
