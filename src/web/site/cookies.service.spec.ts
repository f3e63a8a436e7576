import type { Config } from '../../platform/config/config';
import { CookiesService } from './cookies.service';

const cookiesAt = (publicBaseUrl: string) => new CookiesService({ publicBaseUrl } as Config);
const carrying = (cookie?: string) => ({ headers: { cookie } });

describe('the cookies of the site', () => {
  const secure = cookiesAt('https://city.example.org');

  it('have the prefix __Host- with TLS, and are not read without it', () => {
    const set = secure.set('session', 'abc', 60);
    expect(set).toBe('__Host-session=abc; HttpOnly; Secure; SameSite=Lax; Max-Age=60; Path=/');
    expect(secure.get(carrying('x=1; __Host-session=abc'), 'session')).toBe('abc');
    // A cookie that another host of the same domain could have set.
    expect(secure.get(carrying('session=planted'), 'session')).toBeUndefined();
    expect(secure.clear('session')).toBe(
      '__Host-session=; HttpOnly; Secure; SameSite=Lax; Max-Age=0; Path=/',
    );
  });

  it('have no prefix without TLS, as browsers would refuse it', () => {
    const plain = cookiesAt('http://localhost:3000');
    expect(plain.set('session', 'abc', 60)).toBe('session=abc; HttpOnly; SameSite=Lax; Max-Age=60; Path=/');
    expect(plain.get(carrying('session=abc'), 'session')).toBe('abc');
    expect(plain.get(carrying(), 'session')).toBeUndefined();
  });
});
