import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/time/durations';
import { CookiesService } from './cookies.service';
import type { SiteRequest } from './languages';

const COOKIE = 'device';
const KEPT_S = DAY_MS / 1000;
const MARK = /^[0-9a-f-]{36}$/;

/** Marks a browser for a day after an answer about a repair, so that many answers from one device are noticed. */
@Injectable()
export class DeviceMarkService {
  constructor(private readonly cookies: CookiesService) {}

  /** @returns the mark of the browser, and the Set-Cookie values that keep it */
  of(request: SiteRequest): { mark: string; cookies: string[] } {
    const known = this.cookies.get(request, COOKIE);
    const mark = known !== undefined && MARK.test(known) ? known : randomUUID();
    return { mark, cookies: [this.cookies.set(COOKIE, mark, KEPT_S)] };
  }
}
