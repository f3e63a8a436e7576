import { SystemClock } from '../../kernel/time/clock';
import type { Config } from '../../platform/config/config';
import type { ApiResponse } from '../../platform/http/request';
import { ConsoleCookiesService } from './console-cookies.service';
import { ConsoleSessionCookieService } from './console-session-cookie.service';

describe('the session cookie of the console', () => {
  it.each([
    ['development', 'http://localhost:3000', false],
    ['development', 'https://civic.example', true],
    ['production', 'http://civic.example', true],
    ['production', 'https://civic.example', true],
  ])('in %s at %s is Secure: %s', (NODE_ENV, publicBaseUrl, isSecure) => {
    const config = { settings: { NODE_ENV }, publicBaseUrl } as Config;
    const cookie = new ConsoleSessionCookieService(new SystemClock(), new ConsoleCookiesService(config));
    const set: string[] = [];
    const response = {
      appendHeader: (_: string, value: string) => set.push(value),
    } as unknown as ApiResponse;
    cookie.set(response, 'token', new Date(Date.now() + 60_000));
    cookie.clear(response);
    expect(set.map((each) => each.includes('; Secure;'))).toEqual([isSecure, isSecure]);
  });
});
