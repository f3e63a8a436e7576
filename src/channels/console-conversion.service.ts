import { Injectable } from '@nestjs/common';
import { CityStaffAccount } from '../auth';
import { IssueLifecycle } from '../issues';
import { DomainError } from '../platform/http/domain-error';
import type { Channel } from './channel';
import { ChannelSettings } from './channel-settings.service';
import { Mentions } from './mentions.service';
import { PostAttachments } from './post-attachments.service';
import { PostDrafts } from './post-draft.service';

class MentionNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such mention');
  }
}

/** Converts posts to issues for city staff (docs/api/console-feed.md#mentions). */
@Injectable()
export class ConsoleConversions {
  constructor(
    private readonly mentions: Mentions,
    private readonly cityStaff: CityStaffAccount,
    private readonly lifecycle: IssueLifecycle,
    private readonly drafts: PostDrafts,
    private readonly settings: ChannelSettings,
    private readonly attachments: PostAttachments,
  ) {}

  /**
   * Converts a mention to an issue once, at the point of the post, without a ward or pincode. Call it in a
   * transaction. Once deliveries are signed, an unsigned mention is not found.
   * @throws MentionNotFound
   */
  async convert(id: string): Promise<{ issueId: string; alreadyConverted: boolean; channel: Channel }> {
    const mention = await this.mentions.lock({ id });
    if (!mention) throw new MentionNotFound();
    const { channel } = mention;
    const isTrusted = mention.verified || mention.demo;
    if (!isTrusted && this.settings.isConfigured(channel)) throw new MentionNotFound();
    if (mention.issueId !== null) return { issueId: mention.issueId, alreadyConverted: true, channel };
    const actor = await this.cityStaff.actor();
    const { id: issueId } = await this.lifecycle.open(await this.drafts.issueOf(mention), {
      actorId: actor.id,
      surface: 'console',
    });
    await this.attachments.attach(actor, issueId, mention.media);
    await this.mentions.markConverted(id, issueId, actor.id);
    return { issueId, alreadyConverted: false, channel };
  }
}
