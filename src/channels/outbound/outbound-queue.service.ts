import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Config } from '../../config/config';
import { IssueFeedMoved } from '../../issues';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { DomainEvents } from '../../platform/events/domain-events';
import { OutboundMessage } from '../entities/outbound-message.entity';
import { DeliveryFailed } from './outbound.events';
import { OutboundQueries } from './outbound.queries';

const MAX_BODY_LENGTH = 1000;
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
const take = statement(
  'channels.take-outbound',
  `update outbound_messages m set due_at = $1::timestamptz + interval '2 minutes'
     from cities c, issues i
    where m.id = (select id from outbound_messages where status = 'retrying' and due_at <= $1
                     and exists (select from console_settings where name = 'features' and (value ->> 'outboundMessages')::boolean)
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

/** What an attempt to send a message came to. */
export type Attempt = Pick<OutboundMessage, 'status' | 'failure' | 'demo' | 'dueAt' | 'attempts'>;

/**
 * Queues the messages to the authors of converted posts, in the transaction that changes the issue, and records
 * what becomes of them; they are sent afterwards. The only writer of outbound messages.
 */
@Injectable()
export class OutboundQueue implements OnModuleInit {
  constructor(
    @InjectRepository(OutboundMessage) private readonly messages: Repository<OutboundMessage>,
    private readonly database: Database,
    private readonly queries: OutboundQueries,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueFeedMoved, (moved) => this.enqueue(moved));
  }

  /** The message that is due first, if city staff want any to be sent. */
  take(now: Date): Promise<DueMessage | undefined> {
    return this.database.row<DueMessage>(take, [now]);
  }

  /** Lets a message wait until a later time. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.messages.update({ id }, { dueAt });
  }

  /** Gives a message up that was not tried. */
  async withdraw(id: string, failure: string): Promise<void> {
    await this.messages.update({ id }, { status: 'failed', failure });
  }

  /** Writes down what an attempt to send a message came to; call it in a transaction. */
  async settle({ id, channel }: DueMessage, attempt: Attempt, now: Date): Promise<void> {
    const { status, failure } = attempt;
    await this.messages.update({ id }, { ...attempt, sentAt: status === 'sent' ? now : null });
    if (status === 'failed') await this.events.emit(new DeliveryFailed(id, channel, failure ?? ''));
  }

  private async enqueue({ issue }: IssueFeedMoved): Promise<void> {
    const templateKey = `status_${issue.feedStatus}`;
    const to = await this.queries.addressee(issue.id, templateKey);
    if (!to || !(await this.queries.isWanted())) return;
    const link = `${this.config.publicBaseUrl}/api/issues/${issue.id}`;
    const body = to.body.replaceAll('{title}', () => to.title).replaceAll('{link}', () => link);
    const now = this.clock.now();
    await this.messages.insert({
      id: newId('delivery'),
      channel: to.channel,
      recipient: to.recipient,
      inReplyTo: to.inReplyTo,
      issueId: issue.id,
      city: issue.city,
      templateKey,
      body: body.slice(0, MAX_BODY_LENGTH),
      dueAt: now,
      createdAt: now,
      demo: to.demo || null,
    });
  }
}
