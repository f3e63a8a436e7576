import { Injectable } from '@nestjs/common';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Channel } from '../channel';
import { Mention } from '../entities/mention.entity';
import type { OutboundMessage } from '../entities/outbound-message.entity';
import { OutboundTemplate } from '../entities/outbound-template.entity';

const MENTION = columnsOf(Mention, { channel: 'channel', recipient: 'author', inReplyTo: 'externalId' }, 'm');
const ISSUE = columnsOf(Issue, ['title'], 'i');
const TEMPLATE = columnsOf(OutboundTemplate, ['body'], 't');

const findAddressee = statement(
  'channels.find-addressee',
  `select ${MENTION}, m.demo or not m.verified as demo, ${ISSUE}, ${TEMPLATE}
     from mentions m join issues i on i.id = m.issue_id
     join outbound_templates t on t.key = $2 and t.active
    where m.issue_id = $1 and m.author <> '' and not i.hidden`,
);
const isWanted = statement(
  'channels.is-outbound-wanted',
  `select from console_settings where name = 'features' and (value ->> 'outboundMessages')::boolean`,
);
const findLately = statement(
  'channels.sent-lately',
  `select count(*)::int as sent, min(sent_at) as first from outbound_messages
    where channel = $1 and recipient = $2 and sent_at > $3::timestamptz - interval '1 hour'`,
);

/** Whoever posted what became an issue, with what they are to be told of it. */
export interface Addressee extends RowOf<typeof MENTION>, RowOf<typeof ISSUE>, RowOf<typeof TEMPLATE> {
  /** Samples have no author, and unsigned posts no certain one: never sent, even once the channel is live. */
  demo: boolean;
}

/** What somebody was sent within an hour. */
interface SentLately {
  sent: number;
  first: OutboundMessage['sentAt'];
}

/** The reads of who is to be written to, and of how often they were. */
@Injectable()
export class OutboundQueries {
  constructor(private readonly database: Database) {}

  /** Whom to tell of an issue by a template; undefined where it was no post, or the template is not in use. */
  addressee(issueId: string, templateKey: string): Promise<Addressee | undefined> {
    return this.database.row<Addressee>(findAddressee, [issueId, templateKey]);
  }

  /** Whether city staff want anybody to be written to. */
  async isWanted(): Promise<boolean> {
    return (await this.database.row(isWanted)) !== undefined;
  }

  /** How much somebody was sent in the hour before, and when the first of it. */
  async sentLately(channel: Channel, recipient: string, now: Date): Promise<SentLately> {
    const values = [channel, recipient, now];
    return (await this.database.row<SentLately>(findLately, values)) ?? { sent: 0, first: null };
  }
}
