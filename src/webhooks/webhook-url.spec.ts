import { formProblem, isNamedOrigin, urlProblem } from './webhook-url';

const NAMED = ['http://10.0.0.7:8080'];

describe('the URL of an endpoint', () => {
  it.each([
    'https://example.org/hooks',
    'https://example.org:443/hooks?key=1',
    'http://10.0.0.7:8080/hooks',
    'https://8.8.8.8/',
  ])('is accepted: %s', async (url) => {
    expect(await urlProblem(url, NAMED)).toBeUndefined();
  });

  it.each([
    ['http://example.org/', 'must be an https URL'],
    ['ftp://example.org/', 'must be an https URL'],
    ['https://example.org:8443/', 'must use port 443'],
    ['http://10.0.0.7:8081/', 'must be an https URL'],
    ['https://user@example.org/', 'must not contain a user name or password'],
    ['https://:secret@example.org/', 'must not contain a user name or password'],
    ['http://user@10.0.0.7:8080/', 'must not contain a user name or password'],
    ['https://example.org/#part', 'must not contain a fragment'],
  ])('is refused: %s', (url, problem) => {
    expect(formProblem(url, NAMED)).toBe(problem);
  });

  it.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://localhost/',
    'https://10.0.0.7/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.0.2.1/',
    'https://198.51.100.1/',
    'https://203.0.113.1/',
    'https://192.88.99.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::1]/',
    'https://[100::1]/',
    'https://[2001::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[fc00::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
  ])('is refused if it leads to a private address: %s', async (url) => {
    expect(await urlProblem(url, NAMED)).toBe('must not lead to a private address');
  });

  it('is allowed by its whole origin', () => {
    expect(isNamedOrigin('http://10.0.0.7:8080/a', NAMED)).toBe(true);
    expect(isNamedOrigin('https://10.0.0.7:8080/a', NAMED)).toBe(false);
    expect(isNamedOrigin('http://10.0.0.7.evil.example:8080/', NAMED)).toBe(false);
  });
});
