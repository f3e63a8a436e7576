import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { AuditLog, type IssueAct } from '../../platform/audit';
import { IssueLifecycle } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { MAX_REPLIES_BY_LINK } from '../../kernel/due-dates';
import { Database } from '../../platform/database/database';
import { TooManyReplies } from '../due-date.errors';
import { OfficeReply } from '../entities/office-reply.entity';
import { officeName } from './office-name';
import { OfficeViewsService } from './office-views.service';

/** A reply as submitted by an office. */
export interface NewOfficeReply extends Pick<OfficeReply, 'answer' | 'status'> {
  /** Generated with the form, so that submitting it twice stores one reply; empty if the form has none. */
  formKey: string;
}

/** Adds photos to an issue, in the transaction around it. @returns their ids */
export type AddPhotos = (issueId: string) => Promise<string[]>;

const ACTION: IssueAct = 'issue.office_reply';
/** The page for offices is part of the site. */
const SURFACE = 'site';

/**
 * Stores the replies that offices send by their links; nothing else writes replies. Each has an audit record with the
 * office as the actor.
 */
@Injectable()
export class OfficeReplies {
  constructor(
    @InjectRepository(OfficeReply) private readonly replies: Repository<OfficeReply>,
    private readonly views: OfficeViewsService,
    private readonly lifecycle: IssueLifecycle,
    private readonly database: Database,
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a reply, and changes the status of the issue if requested and different. The actor of the audit record is
   * the office, without a person's name. A reply repeated from the same form is not stored again; with another text or
   * status it is a new reply.
   * @param addPhotos adds the photos of a repair to the issue, and returns their ids; called once if it is resolved
   * @throws OfficeLinkInvalid; TooManyReplies; FeedTransitionRefused if the transition is not allowed; what `addPhotos`
   *   throws
   */
  async add(token: string, reply: NewOfficeReply, addPhotos?: AddPhotos): Promise<void> {
    const { answer, status } = reply;
    const key = keyOf(reply);
    const { id: issueId } = await this.views.issueOf(token);
    await this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      // Read again under the lock: the issue may have been hidden meanwhile.
      const step = await this.views.issueOf(token);
      const { officialId, level } = step;
      // A repeated submission waits for the lock, and then finds the stored reply.
      if (key !== null && (await this.replies.existsBy({ issueId, level, key }))) return;
      // A new link of the same office, such as one to a corrected address, has its own limit.
      const byLink = { issueId, level, at: MoreThanOrEqual(step.madeAt) };
      if ((await this.replies.countBy(byLink)) >= MAX_REPLIES_BY_LINK)
        throw new TooManyReplies(MAX_REPLIES_BY_LINK);
      const office = officeName(step);
      const before = { status: issue.feedStatus };
      const moved = status !== null && issue.feedStatus !== status ? status : null;
      let mediaIds: string[] = [];
      if (moved) {
        mediaIds = moved === 'resolved' && addPhotos ? await addPhotos(issueId) : [];
        const origin = { actorId: officialId, surface: SURFACE, note: answer, mediaIds } as const;
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
        after: { status: issue.feedStatus, ...(mediaIds.length > 0 && { mediaIds }) },
        note: answer,
      });
    });
  }
}

/** The key that identifies a repeated reply; null if the form had none. */
function keyOf({ formKey, answer, status }: NewOfficeReply): string | null {
  if (formKey === '') return null;
  return createHash('sha256')
    .update(JSON.stringify([formKey, answer, status]))
    .digest('base64url');
}
