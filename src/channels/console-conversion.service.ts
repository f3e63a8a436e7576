import { Injectable } from '@nestjs/common';
import { CityStaffAccount } from '../auth';
import { IssueLifecycle } from '../issues';
import { FEED_CATEGORIES, type FeedCategory } from '../kernel/categories';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainError } from '../platform/http/domain-error';
import type { Channel, Hints, PostMedia } from './channel';
import { ChannelSettings } from './channel-settings.service';
import { Hinting } from './detection/hint.service';
import { PostAttachments } from './post-attachments.service';

const MAX_TITLE_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 2000;

const lock = statement(
  'channels.lock-mention-by-id',
  `select id, channel, text, media, verified or demo as "isTrusted", issue_id as "issueId" from mentions where id = $1 for no key update`,
);
const convert = statement(
  'channels.convert-in-console',
  `update mentions set issue_id = $2, converted_by = $3, converted_at = $4 where id = $1`,
);
const labelOf = statement(
  'channels.label-of-keyword',
  `select label from keywords where kind = 'category' and target = $1 and keyword = $2 order by created_at desc, id desc limit 1`,
);
interface Mention {
  id: string;
  channel: Channel;
  text: string;
  media: PostMedia[];
  /** It is sure where it comes from. */
  isTrusted: boolean;
  issueId: string | null;
}

class MentionNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such mention');
  }
}

/**
 * Makes issues of posts when city staff ask (docs/api/console-feed.md#mentions): what they are about the keywords tell,
 * as they are now, not as they were when the post came in.
 */
@Injectable()
export class ConsoleConversions {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly hinting: Hinting,
    private readonly settings: ChannelSettings,
    private readonly attachments: PostAttachments,
    private readonly staff: CityStaffAccount,
  ) {}

  /**
   * Converts a mention once, into an issue without a ward or pincode. Call it in a transaction. One of whose sender one
   * cannot be sure is none once deliveries are signed.
   * @throws MentionNotFound
   */
  async convert(id: string): Promise<{ issueId: string; alreadyConverted: boolean; channel: Channel }> {
    const mention = await this.database.row<Mention>(lock, [id]);
    if (!mention) throw new MentionNotFound();
    const { channel } = mention;
    if (!mention.isTrusted && this.settings.isConfigured(channel)) throw new MentionNotFound();
    if (mention.issueId !== null) return { issueId: mention.issueId, alreadyConverted: true, channel };
    const staff = await this.staff.actor();
    const text = mention.text.trim() || 'Post without words';
    const [hints] = await this.hinting.hintsOf([mention.text]);
    const categoryLabel = hints && (await this.labelOf(hints));
    const issue = {
      title: Array.from(text.replaceAll(/\s+/g, ' ')).slice(0, MAX_TITLE_LENGTH).join(''),
      description: Array.from(text).slice(0, MAX_DESCRIPTION_LENGTH).join(''),
      city: hints?.city || ('mumbai' as const),
      category: hints?.category || ('infrastructure' as const),
      ...(categoryLabel && { categoryLabel }),
      priority: 'medium' as const,
      source: channel,
    };
    const origin = { actorId: staff.id, surface: 'console' } as const;
    const { id: issueId, createdAt } = await this.lifecycle.open(issue, origin);
    await this.attachments.attach(staff, issueId, mention.media);
    await this.database.rows(convert, [id, issueId, staff.id, createdAt]);
    return { issueId, alreadyConverted: false, channel };
  }

  /** The feed's category the deciding keyword stands under; two of them share a slug. */
  private async labelOf(hints: Hints): Promise<FeedCategory | undefined> {
    const row = await this.database.row<{ label: string }>(labelOf, [hints.category, hints.categoryKeyword]);
    return FEED_CATEGORIES.find((label) => label === row?.label);
  }
}
