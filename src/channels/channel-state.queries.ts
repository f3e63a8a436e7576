import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Channel } from './channel';
import { ChannelConfig } from './entities/channel-config.entity';

const CONFIG = columnsOf(ChannelConfig, ['channel', 'demoMode', 'lastCheckedAt'], 'c');

/** What feeds asked counts as much as checks and messages. */
const list = statement(
  'channels.list-configs',
  `select ${CONFIG}, coalesce(c.last_error, case when f.mode = 'demo' then f.last_error end) as "lastError",
          (c.requests + coalesce(f.requests, 0))::int as requests, (c.errors + coalesce(f.errors, 0))::int as errors,
          case when c.channel = 'platform'
            then (select max(created_at) from issues where source = 'platform' and not hidden and created_at > now() - interval '30 days')
            else (select max(received_at) from mentions m where m.channel = c.channel and not demo) end as "lastReceived"
     from channel_configs c left join channel_feeds f on f.channel = c.channel
    order by array_position('{chat,photo,micro,platform}', c.channel::text)`,
);
/** SQL: one statement records a check, and tells from the row before whether it is the first that failed. */
const check = statement(
  'channels.record-check',
  `with before as (select channel, last_error from channel_configs where channel = $1 for update)
   update channel_configs c
      set last_checked_at = $2, last_error = $3, requests = requests + 1,
          errors = errors + case when $3::text is null then 0 else 1 end
     from before b where c.channel = b.channel
   returning b.last_error is null and $3::text is not null as "isNewlyDegraded"`,
);

/** How a channel is set, and how it has been doing. */
export interface ChannelState extends RowOf<typeof CONFIG>, Pick<ChannelConfig, 'lastError'> {
  requests: number;
  errors: number;
  lastReceived: Date | null;
}

/** How all channels are doing. */
@Injectable()
export class ChannelStateQueries {
  constructor(private readonly database: Database) {}

  /** Every channel, in the order the console shows them. */
  all(): Promise<ChannelState[]> {
    return this.database.rows(list);
  }

  /** Records a check. @param failure why it failed; null: it did not. @returns whether it failed for the first time */
  async recordCheck(channel: Channel, at: Date, failure: string | null): Promise<boolean> {
    const row = await this.database.row<{ isNewlyDegraded: boolean }>(check, [channel, at, failure]);
    return row?.isNewlyDegraded ?? false;
  }
}
