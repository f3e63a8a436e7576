import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AlertAddress } from '../../alerts/entities/alert-address.entity';
import { hasVerifiedAddress } from '../../auth';
import { City } from '../../accountability/entities/city.entity';
import { withJoined } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { emailKeySql } from '../../kernel/text/email-address';
import { columnsOf, type Nullable, recordOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type Channel, CHANNELS } from '../channel';
import { ACKNOWLEDGEMENTS } from './acknowledgement';
import { ChatContact } from '../entities/chat-contact.entity';
import { Mention } from '../entities/mention.entity';
import { OutboundMessage } from '../entities/outbound-message.entity';
import { OutboundTemplate } from '../entities/outbound-template.entity';

const MENTION = columnsOf(Mention, { channel: 'channel', recipient: 'author', inReplyTo: 'externalId' }, 'm');
const ISSUE = columnsOf(Issue, ['title'], 'i');
const TEMPLATE = columnsOf(OutboundTemplate, ['body'], 't');

const SHOWN_TEMPLATE = { key: true, name: true, body: true, active: true } as const;
const SHOWN_MESSAGE = {
  id: true,
  channel: true,
  recipient: true,
  templateKey: true,
  status: true,
  createdAt: true,
  deliveredAt: true,
  readAt: true,
  errorCode: true,
} as const;

const LANGUAGE = columnsOf(ChatContact, ['language'], 'h');
/** Each person once, however many posts of theirs became one of the issues. */
const listAddressees = statement(
  'channels.addressees',
  `select distinct on (m.channel, m.author) ${MENTION}, m.demo or not m.verified as demo, ${ISSUE}, ${TEMPLATE},
          ${LANGUAGE}
     from issues i cross join ${withJoined('$2')} part join mentions m on m.issue_id = part.id
     join outbound_templates t on t.key = $3 and (t.active or t.body = '')
     left join chat_contacts h on m.channel = 'chat' and h.address = m.author
    where i.id = $1 and m.author <> '' and not i.hidden
    order by m.channel, m.author, m.issue_id = i.id desc, m.id`,
);
const findLately = statement(
  'channels.sent-lately',
  `select count(*)::int as sent, min(sent_at) as first from outbound_messages
    where channel = $1 and recipient = $2 and sent_at > $3::timestamptz - interval '1 hour'
      and template_key <> all ($4)`,
);

/** In SQL: the earliest times that were reported count. */
const report = statement(
  'channels.report-deliveries',
  `update outbound_messages m
      set delivered_at = least(m.delivered_at, r.delivered_at), read_at = least(m.read_at, r.read_at)
     from jsonb_populate_recordset(null::outbound_messages, $1) r
    where m.channel = 'chat' and m.external_id = r.external_id and m.status = 'sent'`,
);

/** A message that was delayed for longer, by quiet hours, the rate limit or city staff, is not sent. */
const MAX_AGE_HOURS = 48;

/** SQL: one look at the index of due messages for each channel, however many are due. One that rests is left out. */
const findDueChannels = statement(
  'channels.due-channels',
  `select c.channel as key, c.channel as "group" from unnest($3::text[]) as c (channel)
    where c.channel <> all ($2) and exists (
      select from outbound_messages m where m.status = 'retrying' and m.channel = c.channel and m.due_at <= $1)
      and not exists (select from channel_configs f where f.channel = c.channel and f.rests_until > $1)`,
);

const TAKEN = columnsOf(
  OutboundMessage,
  [
    ...(['id', 'channel', 'recipient', 'inReplyTo', 'issueId', 'city', 'templateKey', 'body'] as const),
    ...(['attempts', 'asTemplate', 'limitedSince'] as const),
  ],
  'm',
);
const REPORTER = columnsOf(AlertAddress, { reporterLanguage: 'language' }, 'a');
const CONTACT = columnsOf(ChatContact, { contactLanguage: 'language', stoppedAt: 'stoppedAt' }, 'h');
/**
 * Reserves a message for two minutes, so that another instance takes the next one; a message is sent twice only if this
 * process stops before the channel has answered. In SQL, to skip rows that other instances have locked.
 */
const takeDue = statement(
  'channels.take-outbound',
  `with m as (
     update outbound_messages set due_at = $1::timestamptz + interval '2 minutes'
      where id = (select id from outbound_messages where status = 'retrying' and due_at <= $1 and channel = $2
                   order by due_at, id limit 1 for update skip locked)
     returning *)
   select ${TAKEN}, ${ISSUE}, ${REPORTER}, ${CONTACT}, greatest(h.last_message_at, p.sent_at) as "lastMessageAt",
          left(p.text, 500) as "postText",
          case when i.status = 'resolved' then i.resolved_at end as "resolvedSince", coalesce(m.demo, false) as "isSample", coalesce(i.hidden, false) as "isHidden",
          m.template_key = 'issue_joined' and p.issue_id not in ${withJoined('m.issue_id')} as "isUndone",
          m.created_at < $1::timestamptz - interval '${MAX_AGE_HOURS} hours' as "isOld",
          (extract(hour from $1::timestamptz at time zone coalesce(c.time_zone, 'UTC')) * 60
           + extract(minute from $1::timestamptz at time zone coalesce(c.time_zone, 'UTC')))::int as minute
     from m left join cities c on c.slug = m.city left join issues i on i.id = m.issue_id
     left join mentions p on p.channel = m.channel and p.external_id = m.in_reply_to
     left join chat_contacts h on m.channel = 'chat' and h.address = m.recipient
     left join users u on u.id = i.reporter_id and u.id = p.converted_by
     left join alert_addresses a on a.email = ${emailKeySql('u.email')}`,
);

const FAILED = columnsOf(OutboundMessage, ['body'], 'm');
const ISSUE_ID = columnsOf(Issue, { issueId: 'id' }, 'i');
const TIME_ZONE = columnsOf(City, ['timeZone'], 'c');
const NEWS = columnsOf(OutboundTemplate, { news: 'name' }, 't');
/**
 * SQL: whoever made the issue of the post reported it, if it was no member of city staff. An event of the issue was
 * recorded in the transaction of the message.
 */
const findReporter = statement(
  'channels.reporter-of-delivery',
  `select ${FAILED}, ${ISSUE_ID}, ${ISSUE}, ${TIME_ZONE}, ${NEWS}, ${emailKeySql('u.email')} as email
     from outbound_messages m join issues i on i.id = m.issue_id and not i.hidden join cities c on c.slug = m.city
     join outbound_templates t on t.key = m.template_key
     join mentions p on p.channel = m.channel and p.external_id = m.in_reply_to and p.issue_id = i.id
     join users u on u.id = i.reporter_id and u.id = p.converted_by
    where m.id = $1 and m.template_key like 'status%' and ${hasVerifiedAddress('$2')}
      and not exists (
        select from alert_events v
          join alert_subscriptions s on s.kind = 'issue' and s.city = v.city and s.target = v.issue_id
         where v.issue_id = i.id and v.type in ('status', 'overdue') and s.confirmed_at is not null
           and s.email = ${emailKeySql('u.email')}
           and v.at between m.created_at - interval '5 seconds' and m.created_at + interval '5 seconds')`,
);

/** A channel with a message that is due; it has one lane. */
export interface DueChannel {
  key: Channel;
  group: Channel;
}

/** A message that is due. */
export interface DueMessage
  extends
    RowOf<typeof TAKEN>,
    Nullable<RowOf<typeof ISSUE>>,
    Nullable<RowOf<typeof REPORTER>>,
    Nullable<RowOf<typeof CONTACT>> {
  /** When its recipient last wrote on the channel; null: not known. */
  lastMessageAt: Date | null;
  /** When its issue was resolved, if it is. */
  resolvedSince: Date | null;
  /** The beginning of the post that it answers; null if it is not stored. */
  postText: string | null;
  /** Minutes since midnight, in the time zone of its issue's city; UTC if it is about no issue. */
  minute: number;
  /** Whether it answers a sample, which has no real author. */
  isSample: boolean;
  isHidden: boolean;
  /** Whether it tells of a merge that was undone since; null if its post is not stored. */
  isUndone: boolean | null;
  isOld: boolean;
}

/** The author of the post that became an issue, and the message to send. */
export interface Addressee
  extends
    RowOf<typeof MENTION>,
    RowOf<typeof ISSUE>,
    RowOf<typeof TEMPLATE>,
    Nullable<RowOf<typeof LANGUAGE>> {
  /**
   * Samples have no author, and the author of an unsigned post is not certain: no message is sent, even once the
   * channel is live.
   */
  demo: boolean;
}

/** Who is told by mail what could not be told on the channel. */
export interface MailedReporter
  extends
    RowOf<typeof FAILED>,
    RowOf<typeof ISSUE_ID>,
    RowOf<typeof ISSUE>,
    RowOf<typeof TIME_ZONE>,
    RowOf<typeof NEWS> {
  email: string;
}

/** The messages a person was sent within an hour. */
interface SentLately {
  sent: number;
  first: OutboundMessage['sentAt'];
}

/** Reads the messages that are due, their recipients, and how many messages those were sent. */
@Injectable()
export class OutboundQueries {
  constructor(
    private readonly database: Database,
    @InjectRepository(OutboundTemplate) private readonly templateRows: Repository<OutboundTemplate>,
    @InjectRepository(OutboundMessage) private readonly messageRows: Repository<OutboundMessage>,
  ) {}

  /** The templates in use, by key. */
  templates(): Promise<Array<Pick<OutboundTemplate, keyof typeof SHOWN_TEMPLATE>>> {
    return this.templateRows.find({ select: SHOWN_TEMPLATE, where: { active: true }, order: { key: 'ASC' } });
  }

  /** The newest messages. @param limit how many */
  newest(limit: number): Promise<Array<Pick<OutboundMessage, keyof typeof SHOWN_MESSAGE>>> {
    return this.messageRows.find({
      select: SHOWN_MESSAGE,
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /**
   * The recipients of a message about an issue: the authors of the posts that became it, or an issue that was joined
   * with it. Nobody if the template is disabled.
   * @param from only those of this issue, and of what was joined with it
   */
  addressees(issueId: string, templateKey: string, from: string = issueId): Promise<Addressee[]> {
    return this.database.rows<Addressee>(listAddressees, [issueId, from, templateKey]);
  }

  /**
   * Who is told by mail about a message that failed; undefined if nobody is.
   * @param areAllTrusted whether addresses that no provider verified count
   */
  reporterOf(deliveryId: string, areAllTrusted: boolean): Promise<MailedReporter | undefined> {
    return this.database.row<MailedReporter>(findReporter, [deliveryId, areAllTrusted]);
  }

  /** How many messages a person was sent in the last hour, without acknowledgements, and when the first of them. */
  async sentLately(channel: Channel, recipient: string, now: Date): Promise<SentLately> {
    const values = [channel, recipient, now, ACKNOWLEDGEMENTS];
    return (await this.database.row<SentLately>(findLately, values)) ?? { sent: 0, first: null };
  }

  /** Stores when sent chat messages were delivered and read. */
  async report(reported: ReadonlyArray<Partial<OutboundMessage>>): Promise<void> {
    await this.database.rows(report, [
      JSON.stringify(reported.map((each) => recordOf(OutboundMessage, each))),
    ]);
  }

  /** The channels with a message that is due, except for those to leave out. */
  dueChannels(now: Date, leftOut: readonly string[]): Promise<DueChannel[]> {
    return this.database.rows(findDueChannels, [now, leftOut, CHANNELS]);
  }

  /** The next message of a channel that is due, reserved for two minutes. */
  take(channel: Channel, now: Date): Promise<DueMessage | undefined> {
    return this.database.row<DueMessage>(takeDue, [now, channel]);
  }
}
