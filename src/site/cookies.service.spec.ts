import type { Config } from '../config/config';
import { SiteCookies } from './cookies.service';

const cookiesAt = (publicBaseUrl: string) => new SiteCookies({ publicBaseUrl } as Config);
const carrying = (cookie?: string) => ({ headers: { cookie } });

describe('the cookies of the site', () => {
  const secure = cookiesAt('https://city.example.org');

  it('are bound to their host where the site has TLS, and read under no other name', () => {
    const set = secure.set('session', 'abc', 60);
    expect(set).toBe('__Host-session=abc; HttpOnly; Secure; SameSite=Lax; Max-Age=60; Path=/');
    expect(secure.get(carrying('x=1; __Host-session=abc'), 'session')).toBe('abc');
    // What a neighbouring host under the same domain could have planted.
    expect(secure.get(carrying('session=planted'), 'session')).toBeUndefined();
    expect(secure.clear('session')).toBe(
      '__Host-session=; HttpOnly; Secure; SameSite=Lax; Max-Age=0; Path=/',
    );
  });

  it('have their plain names without TLS, where browsers refuse the others', () => {
    const plain = cookiesAt('http://localhost:3000');
    expect(plain.set('session', 'abc', 60)).toBe('session=abc; HttpOnly; SameSite=Lax; Max-Age=60; Path=/');
    expect(plain.get(carrying('session=abc'), 'session')).toBe('abc');
    expect(plain.get(carrying(), 'session')).toBeUndefined();
  });
});
