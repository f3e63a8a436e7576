import { Injectable } from '@nestjs/common';
import { type IssueDetailRow, IssueQueries, IssuesService } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Database } from '../platform/database/database';
import type { Channel } from './channel';
import { MentionNotFound } from './channel.errors';
import type { ConversionDraft } from './conversion-draft';
import { Mentions } from './mentions.service';
import { PostAttachmentsService } from './post-attachments.service';
import { issueLocationOf } from './post-location';

/** The issue a post became, in this request or earlier, as the caller may see it. */
export interface Conversion {
  issue: IssueDetailRow;
  isNew: boolean;
}

/**
 * Converts posts to issues (docs/api/channels.md#conversion). A stored post becomes one issue, however often it is
 * requested.
 */
@Injectable()
export class MentionConversion {
  constructor(
    private readonly database: Database,
    private readonly issues: IssuesService,
    private readonly queries: IssueQueries,
    private readonly attachments: PostAttachmentsService,
    private readonly mentions: Mentions,
  ) {}

  /**
   * Converts a post. A post that is not stored, such as a sample, makes a new issue each time.
   * @throws IssueNotFound if its issue is hidden from the actor; MentionNotFound if city staff took it off the wall
   */
  async convert(
    actor: Actor,
    channel: Channel,
    externalId: string,
    draft: ConversionDraft,
  ): Promise<Conversion> {
    const { issueId, isNew } = await this.convertOnce(actor, channel, externalId, draft);
    return { issue: await this.queries.detail(issueId, actor), isNew };
  }

  private convertOnce(
    actor: Actor,
    channel: Channel,
    externalId: string,
    draft: ConversionDraft,
  ): Promise<{ issueId: string; isNew: boolean }> {
    return this.database.transaction(async () => {
      const post = await this.mentions.lockPost(channel, externalId);
      if (post?.issueId) return { issueId: post.issueId, isNew: false };
      if (post?.hidden) throw new MentionNotFound();
      const { mediaUrls, ...issue } = draft;
      const location = post?.location ? issueLocationOf(post.location) : undefined;
      const { id } = await this.issues.report(actor, {
        personalData: 'hide',
        ...issue,
        location,
        source: channel,
      });
      await this.attachments.attach(actor, id, post?.media ?? [], mediaUrls);
      if (post) await this.mentions.markConverted(post.id, id, actor.id);
      return { issueId: id, isNew: true };
    });
  }
}
