import { Injectable } from '@nestjs/common';
import { BrowserSessionsService } from '../../../../auth';
import { IssuesService } from '../../../../issues';
import { CITY_SLUGS, type CitySlug } from '../../../../kernel/cities';
import { DomainError } from '../../../../platform/http/domain-error';
import { CookiesService } from '../../cookies.service';
import { FlashMessagesService } from '../../forms/flash-messages.service';
import { type DraftReader, DraftsService } from '../../forms/drafts.service';
import { oneOf } from '../../forms/form-fields';
import { SeeOther } from '../../page';
import { signInPath } from '../../sign-in-path';
import type { UpvoteFormDto } from './issue-forms.dto';

const COOKIE = 'support';
/** Long enough for a first sign-in at a provider. */
const LIFETIME_S = 60 * 60;

/** Marks the return path of a sign-in that was begun to support the issue there. */
const MARK = '?support=yes';

/**
 * The support of a person who has to sign in first: stored by their browser, and counted by the sign-in they were sent
 * to. A sign-in that was begun for another reason, on the same issue's page or later, counts no support.
 */
@Injectable()
export class PendingUpvoteService {
  constructor(
    private readonly cookies: CookiesService,
    private readonly sessions: BrowserSessionsService,
    private readonly issues: IssuesService,
    private readonly drafts: DraftsService,
    private readonly flash: FlashMessagesService,
  ) {}

  /** Redirects to the sign-in, and stores the support. */
  signIn(city: CitySlug, id: string, { want, instead }: UpvoteFormDto): SeeOther {
    const isKept = want !== 'off' && /^\w{1,64}$/.test(id);
    const kept = isKept
      ? [this.cookies.set(COOKIE, [city, id, instead === 'report'].join('.'), LIFETIME_S)]
      : [];
    return new SeeOther(signInPath(pathOf(city, id) + (isKept ? MARK : '')), kept);
  }

  /**
   * Set-Cookie values that remove everything stored for later, including drafts: the next user of this browser must not
   * see it.
   */
  clear(request: DraftReader): string[] {
    const isKept = this.cookies.get(request, COOKIE) !== undefined;
    return [...(isKept ? [this.cookies.clear(COOKIE)] : []), ...this.drafts.clear(request)];
  }

  /**
   * Counts the stored support.
   * @param token the token of the new session
   * @param next the return path of the sign-in
   * @returns a redirect to the issue; undefined for a sign-in that was begun for another reason
   */
  async count(request: DraftReader, token: string, next: string): Promise<SeeOther | undefined> {
    if (!next.endsWith(MARK)) return undefined;
    return (await this.counted(request, token, next)) ?? new SeeOther(next.slice(0, -MARK.length));
  }

  /** @returns undefined if no support was stored, or it can no longer be counted */
  private async counted(request: DraftReader, token: string, next: string): Promise<SeeOther | undefined> {
    const [slug, id = '', instead] = this.cookies.get(request, COOKIE)?.split('.') ?? [];
    const city = oneOf(CITY_SLUGS, slug);
    if (city === undefined || next !== pathOf(city, id) + MARK) return undefined;
    const actor = await this.sessions.resume(token);
    if (!actor || actor.role === 'viewer') return undefined;
    try {
      await this.issues.setUpvote(actor, id, true);
    } catch (error) {
      // The issue may have been hidden meanwhile.
      if (error instanceof DomainError && error.kind === 'notFound') return undefined;
      throw error;
    }
    const isInstead = instead === 'true';
    return this.flash.seeIssue({ city, id }, isInstead ? 'same' : 'upvote', [
      this.cookies.clear(COOKIE),
      ...(isInstead ? this.drafts.delete(`/${city}/report`, { headers: request.headers, actor }) : []),
    ]);
  }
}

function pathOf(city: CitySlug, id: string): string {
  return `/${city}/issues/${id}`;
}
