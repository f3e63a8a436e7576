import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { inBatches } from '../../platform/retention/in-batches';
import { Retention } from '../../platform/retention/retention.decorator';

const KEPT_DAYS = 30;

/** In SQL, in batches. A message that waits is given up after two days. */
const forget = statement(
  'channels.forget-recipients',
  `update outbound_messages set recipient = '', body = '' where id in
     (select id from outbound_messages where recipient <> '' and created_at < $1 and status <> 'retrying'
       order by created_at limit 1000) returning id`,
);

/** Empties old messages to people on channels. */
@Injectable()
export class OutboundRetentionQueries {
  constructor(private readonly database: Database) {}

  /** Empties recipient and text of messages after thirty days; the delivery log keeps the rest. @returns how many */
  @Retention('outbound-messages')
  forgetRecipients(now: Date): Promise<number> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    return inBatches(() => this.database.rows(forget, [before]));
  }
}
