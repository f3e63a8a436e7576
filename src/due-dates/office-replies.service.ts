import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { AuditLog, type IssueAct } from '../audit';
import { IssueLifecycle } from '../issues';
import { Clock } from '../kernel/clock';
import { MAX_REPLIES_BY_LINK } from '../kernel/due-dates';
import { Database } from '../platform/database/database';
import { TooManyReplies } from './due-date.errors';
import { OfficeReply } from './entities/office-reply.entity';
import { officeName } from './office-name';
import { OfficeViews } from './office-views.service';

/** A reply as an office writes it. */
export interface NewOfficeReply extends Pick<OfficeReply, 'answer' | 'status'> {
  /** Made with the form, so that sending it twice makes one reply; empty where it has none. */
  formKey: string;
}

const ACTION: IssueAct = 'issue.office_reply';
/** The page of an office is one of the site. */
const SURFACE = 'site';

/** What offices reply by their links. The only writer of replies, each with its audit record, as the office. */
@Injectable()
export class OfficeReplies {
  constructor(
    @InjectRepository(OfficeReply) private readonly replies: Repository<OfficeReply>,
    private readonly views: OfficeViews,
    private readonly lifecycle: IssueLifecycle,
    private readonly database: Database,
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a reply, and moves the issue where that is asked for; an issue that has the status stays as it is. The actor
   * of the record is the office: nobody is named. A reply that was sent before, by the same form, is stored already:
   * with other words or another status it is another.
   * @throws OfficeLinkInvalid; TooManyReplies; FeedTransitionRefused where the table of transitions does not let it
   */
  async add(token: string, reply: NewOfficeReply): Promise<void> {
    const { answer, status } = reply;
    const key = keyOf(reply);
    const { id: issueId } = await this.views.issueOf(token);
    await this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      // Read again under the lock: it may have been hidden meanwhile.
      const step = await this.views.issueOf(token);
      const { officialId, level } = step;
      // The lock makes its twin wait, which then finds it.
      if (key !== null && (await this.replies.existsBy({ issueId, level, key }))) return;
      // Another link of the same office, such as one to the right address, takes as many.
      const byLink = { issueId, level, at: MoreThanOrEqual(step.madeAt) };
      if ((await this.replies.countBy(byLink)) >= MAX_REPLIES_BY_LINK)
        throw new TooManyReplies(MAX_REPLIES_BY_LINK);
      const office = officeName(step);
      const before = { status: issue.feedStatus };
      const moved = status !== null && issue.feedStatus !== status ? status : null;
      if (moved) {
        const origin = { actorId: officialId, surface: SURFACE, note: answer } as const;
        await this.lifecycle.transitionFeedStatus(issue, moved, origin);
      }
      const at = this.clock.now();
      await this.replies.insert({ issueId, level, officialId, office, answer, status: moved, at, key });
      await this.log.record({
        surface: SURFACE,
        actor: { id: officialId, displayName: office },
        action: ACTION,
        target: { kind: 'issue', id: issueId },
        before,
        after: { status: issue.feedStatus },
        note: answer,
      });
    });
  }
}

/** By what a reply is known when it is sent again; null where its form had no key. */
function keyOf({ formKey, answer, status }: NewOfficeReply): string | null {
  if (formKey === '') return null;
  return createHash('sha256')
    .update(JSON.stringify([formKey, answer, status]))
    .digest('base64url');
}
