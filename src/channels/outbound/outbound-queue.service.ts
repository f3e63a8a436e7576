import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueFeedMoved } from '../../issues';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { DomainEvents } from '../../platform/events/domain-events';

const MAX_BODY_LENGTH = 1000;

const findAddressee = statement(
  'channels.find-addressee',
  `select m.channel, m.demo or not m.verified as demo, m.author as recipient, m.external_id as "inReplyTo", i.title, t.body
     from mentions m join issues i on i.id = m.issue_id
     join outbound_templates t on t.key = $2 and t.active
    where m.issue_id = $1 and m.author <> '' and not i.hidden`,
);
const isWanted = statement(
  'channels.is-outbound-wanted',
  `select from console_settings where name = 'features' and (value ->> 'outboundMessages')::boolean`,
);
const insert = statement(
  'channels.insert-outbound',
  `insert into outbound_messages
     (id, channel, recipient, in_reply_to, issue_id, city, template_key, body, due_at, created_at, demo)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`,
);

interface Addressee {
  channel: string;
  /** Nobody is behind a sample, and who is behind an unsigned post is not sure: never sent, even once the channel is live. */
  demo: boolean;
  recipient: string;
  inReplyTo: string;
  title: string;
  body: string;
}

/**
 * Writes down what is to be told to whoever posted what became an issue, in the transaction that moves the issue; it is
 * sent afterwards.
 */
@Injectable()
export class OutboundQueue implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueFeedMoved, (moved) => this.enqueue(moved));
  }

  private async enqueue({ issue }: IssueFeedMoved): Promise<void> {
    const template = `status_${issue.feedStatus}`;
    const to = await this.database.row<Addressee>(findAddressee, [issue.id, template]);
    if (!to || !(await this.database.row(isWanted))) return;
    const link = `${this.config.publicBaseUrl}/api/issues/${issue.id}`;
    const body = to.body.replaceAll('{title}', () => to.title).replaceAll('{link}', () => link);
    const address = [to.channel, to.recipient, to.inReplyTo, issue.id, issue.city];
    const values = [
      newId('delivery'),
      ...address,
      template,
      body.slice(0, MAX_BODY_LENGTH),
      this.clock.now(),
      to.demo || null,
    ];
    await this.database.rows(insert, values);
  }
}
