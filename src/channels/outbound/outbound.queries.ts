import { Injectable } from '@nestjs/common';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Channel } from '../channel';
import { Mention } from '../entities/mention.entity';
import { OutboundMessage } from '../entities/outbound-message.entity';
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
const findLately = statement(
  'channels.sent-lately',
  `select count(*)::int as sent, min(sent_at) as first from outbound_messages
    where channel = $1 and recipient = $2 and sent_at > $3::timestamptz - interval '1 hour'`,
);

/** What has waited longer, for the hours of the day, the cap or city staff, is not sent any more. */
const NEWS_HOURS = 48;

const TAKEN = columnsOf(
  OutboundMessage,
  ['id', 'channel', 'recipient', 'inReplyTo', 'body', 'attempts'],
  'm',
);
/**
 * Taken for a while, so that another instance that looks meanwhile finds the next one; sent twice only should this
 * process die. SQL: it skips what others have locked.
 */
export const takeDue = statement(
  'channels.take-outbound',
  `update outbound_messages m set due_at = $1::timestamptz + interval '2 minutes'
     from cities c, issues i
    where m.id = (select id from outbound_messages where status = 'retrying' and due_at <= $1
                   order by due_at, id limit 1 for update skip locked) and c.slug = m.city and i.id = m.issue_id
   returning ${TAKEN}, coalesce(m.demo, false) as "isSample", i.hidden as "isHidden",
          m.created_at < $1::timestamptz - interval '${NEWS_HOURS} hours' as "isOld",
          (extract(hour from $1::timestamptz at time zone c.time_zone) * 60
           + extract(minute from $1::timestamptz at time zone c.time_zone))::int as minute`,
);

/** A message that is due. */
export interface DueMessage extends RowOf<typeof TAKEN> {
  /** Since midnight, in the time zone of the city it is about. */
  minute: number;
  /** The answer to a sample, behind which nobody is. */
  isSample: boolean;
  isHidden: boolean;
  isOld: boolean;
}

/** Whoever posted what became an issue, with what they are to be sent about it. */
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

  /** How much somebody was sent in the hour before, and when the first of it. */
  async sentLately(channel: Channel, recipient: string, now: Date): Promise<SentLately> {
    const values = [channel, recipient, now];
    return (await this.database.row<SentLately>(findLately, values)) ?? { sent: 0, first: null };
  }
}
