import { Injectable } from '@nestjs/common';
import { packAttempt, type SignInAttempt, unpackAttempt } from '../../../auth';
import type { ApiRequest, ApiResponse } from '../../../platform/http/request';
import { ConsoleCookiesService } from '../console-cookies.service';

const NAME = 'admin_sign_in';
const PLACE = { name: NAME, path: '/api/admin/auth/oidc' };
const LIFETIME_S = 10 * 60;

/** A sign-in at the provider, which the browser keeps meanwhile. */
export interface KeptAttempt extends SignInAttempt {
  /** The page of the console that it leads to. */
  next: string;
}

/** Keeps a sign-in at the identity provider in the browser that began it. */
@Injectable()
export class AttemptCookieService {
  constructor(private readonly cookies: ConsoleCookiesService) {}

  set(response: ApiResponse, attempt: KeptAttempt): void {
    this.cookies.write(response, PLACE, packAttempt(attempt), LIFETIME_S);
  }

  /** Removes it: each attempt counts once. */
  clear(response: ApiResponse): void {
    this.cookies.write(response, PLACE, '', 0);
  }

  /** @returns undefined if the browser has none */
  read(request: ApiRequest): KeptAttempt | undefined {
    const kept = this.cookies.read(request, NAME);
    const attempt = kept === undefined ? undefined : unpackAttempt(kept);
    return attempt && { ...attempt, next: consolePathOf(attempt.next) };
  }
}

/** A path of the console: the given one, or the first page instead of a path that leads elsewhere. */
export function consolePathOf(next: unknown): string {
  const base = 'https://console.invalid';
  if (typeof next !== 'string' || !URL.canParse(next, base)) return '/console';
  const { origin, pathname, search } = new URL(next, base);
  return origin === base && /^\/console(\/|$)/.test(pathname) ? pathname + search : '/console';
}
