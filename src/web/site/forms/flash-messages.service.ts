import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { CitySlug } from '../../../kernel/cities';
import { CookiesService } from '../cookies.service';
import { SeeOther } from '../page';
import { type Done, DONE } from '../pages/issue/done';
import { oneOf } from './form-fields';

const COOKIE = 'done';
/** Long enough to load a page over a slow network. */
const LIFETIME_S = 5 * 60;

/**
 * Shows a person on an issue's page what they have just done there, and nobody else: the URL that says it may be
 * shared, so a short-lived cookie must say the same.
 */
@Injectable()
export class FlashMessagesService {
  constructor(private readonly cookies: CookiesService) {}

  /** Redirects to an issue, whose page shows what was done. @param cookies further cookies to set */
  seeIssue({ city, id }: { city: CitySlug; id: string }, done: Done, cookies: readonly string[]): SeeOther {
    const note = this.cookies.set(COOKIE, `${id}.${done}`, LIFETIME_S);
    return new SeeOther(`/${city}/issues/${id}?done=${done}#done`, [note, ...cookies]);
  }

  /** What the reader has just done to an issue. @param asked what the URL says */
  of(request: Pick<Request, 'headers'>, issueId: string, asked: string | undefined): Done | undefined {
    const done = oneOf(DONE, asked);
    return done !== undefined && this.cookies.get(request, COOKIE) === `${issueId}.${done}`
      ? done
      : undefined;
  }
}
