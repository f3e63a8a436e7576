import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { CitySlug } from '../../kernel/cities';
import { SiteCookies } from '../cookies.service';
import { SeeOther } from '../page';
import { type Done, DONE } from '../pages/issue/done';
import { oneOf } from './form-fields';

const COOKIE = 'done';
/** Long enough for a page over a slow network. */
const LIFETIME_S = 5 * 60;

/**
 * What somebody has just done to an issue, said on its page to them alone: the address that says it may be passed on,
 * so a cookie of a few minutes has to say the same.
 */
@Injectable()
export class DoneNotes {
  constructor(private readonly cookies: SiteCookies) {}

  /** The way to an issue, whose page says what was done. @param cookies to set as well */
  seeIssue({ city, id }: { city: CitySlug; id: string }, done: Done, cookies: readonly string[]): SeeOther {
    const note = this.cookies.set(COOKIE, `${id}.${done}`, LIFETIME_S);
    return new SeeOther(`/${city}/issues/${id}?done=${done}#done`, [note, ...cookies]);
  }

  /** What the reader has just done to an issue. @param asked what the address says */
  of(request: Pick<Request, 'headers'>, issueId: string, asked: string | undefined): Done | undefined {
    const done = oneOf(DONE, asked);
    return done !== undefined && this.cookies.get(request, COOKIE) === `${issueId}.${done}`
      ? done
      : undefined;
  }
}
