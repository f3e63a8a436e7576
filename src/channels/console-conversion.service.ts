import { Injectable } from '@nestjs/common';
import { CityStaffAccount } from '../auth';
import { IssueLifecycle } from '../issues';
import { firstCharacters } from '../kernel/first-characters';
import { DomainError } from '../platform/http/domain-error';
import type { Channel } from './channel';
import { ChannelSettings } from './channel-settings.service';
import { Hinting } from './detection/hint.service';
import { Mentions } from './mentions.service';
import { PostAttachments } from './post-attachments.service';

const MAX_TITLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2000;

class MentionNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such mention');
  }
}

/**
 * Converts posts to issues for city staff (docs/api/console-feed.md#mentions). The current keywords decide category and
 * city, not those at the time of the post.
 */
@Injectable()
export class ConsoleConversions {
  constructor(
    private readonly mentions: Mentions,
    private readonly cityStaff: CityStaffAccount,
    private readonly lifecycle: IssueLifecycle,
    private readonly hinting: Hinting,
    private readonly settings: ChannelSettings,
    private readonly attachments: PostAttachments,
  ) {}

  /**
   * Converts a mention to an issue once, without a ward or pincode. Call it in a transaction. Once deliveries are
   * signed, an unsigned mention is not found.
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
    const text = mention.text.trim() || 'Post without words';
    const [hints] = await this.hinting.hintsOf([mention.text]);
    const categoryLabel = hints && (await this.hinting.labelOf(hints));
    const issue = {
      title: firstCharacters(text.replaceAll(/\s+/g, ' '), MAX_TITLE_LENGTH),
      description: firstCharacters(text, MAX_DESCRIPTION_LENGTH),
      city: hints?.city || ('mumbai' as const),
      category: hints?.category || ('infrastructure' as const),
      ...(categoryLabel && { categoryLabel }),
      priority: 'medium' as const,
      source: channel,
    };
    const { id: issueId } = await this.lifecycle.open(issue, {
      actorId: actor.id,
      surface: 'console',
    });
    await this.attachments.attach(actor, issueId, mention.media);
    await this.mentions.markConverted(id, issueId, actor.id);
    return { issueId, alreadyConverted: false, channel };
  }
}
