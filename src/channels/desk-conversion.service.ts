import { Injectable } from '@nestjs/common';
import { IssueLifecycle } from '../issues/issue-lifecycle.service';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { DESK_USER } from '../kernel/desk-user';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainError } from '../platform/http/domain-error';
import type { Channel } from './channel';

const LONGEST_TITLE = 100;
const LONGEST_DESCRIPTION = 2000;

const lock = statement(
  'channels.lock-mention-by-id',
  `select id, channel, text, category, city, issue_id as "issueId" from mentions where id = $1 for no key update`,
);
const convert = statement(
  'channels.convert-by-desk',
  `update mentions set issue_id = $2, converted_by = '${DESK_USER.id}', converted_at = $3 where id = $1`,
);
const ensureDeskUser = statement(
  'channels.ensure-desk-user',
  `insert into users (id, email, display_name, role, city, created_at, updated_at)
   values ('${DESK_USER.id}', null, '${DESK_USER.displayName}', 'viewer', 'mumbai', $1, $1) on conflict (id) do nothing`,
);

interface Mention {
  id: string;
  channel: Channel;
  text: string;
  category: CategorySlug | '';
  city: CitySlug | '';
  issueId: string | null;
}

class MentionNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such mention');
  }
}

/** Makes issues of posts on the desk's word (document 3, section 4.5): what they are about the keywords tell. */
@Injectable()
export class DeskConversions {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly clock: Clock,
  ) {}

  /**
   * Converts a mention once, into an issue without a ward or pincode. Call it in a transaction.
   * @throws MentionNotFound
   */
  async convert(id: string): Promise<{ issueId: string; alreadyConverted: boolean; channel: Channel }> {
    const mention = await this.database.row<Mention>(lock, [id]);
    if (!mention) throw new MentionNotFound();
    const { channel } = mention;
    if (mention.issueId !== null) return { issueId: mention.issueId, alreadyConverted: true, channel };
    const now = this.clock.now();
    await this.database.rows(ensureDeskUser, [now]);
    const text = mention.text.trim() || 'Post without words';
    const issue = {
      title: Array.from(text.replaceAll(/\s+/g, ' ')).slice(0, LONGEST_TITLE).join(''),
      description: Array.from(text).slice(0, LONGEST_DESCRIPTION).join(''),
      city: mention.city || ('mumbai' as const),
      category: mention.category || ('infrastructure' as const),
      priority: 'medium' as const,
      source: channel,
    };
    const { id: issueId } = await this.lifecycle.open(issue, { actorId: DESK_USER.id, surface: 'console' });
    await this.database.rows(convert, [id, issueId, now]);
    return { issueId, alreadyConverted: false, channel };
  }
}
