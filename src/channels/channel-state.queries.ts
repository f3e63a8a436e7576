import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Channel } from './channel';
import { ChannelConfig } from './entities/channel-config.entity';

const CONFIG = columnsOf(ChannelConfig, ['channel', 'demoMode', 'lastCheckedAt'], 'c');

/** Requests of feeds are counted like checks and messages. */
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
/** In SQL: one statement records a check and compares it with the previous row to find the first failure. */
const check = statement(
  'channels.record-check',
  `with before as (select channel, last_error from channel_configs where channel = $1 for update)
   update channel_configs c
      set last_checked_at = $2, last_error = $3, requests = requests + 1,
          rests_until = case when $3::text is null then null else c.rests_until end,
          errors = errors + case when $3::text is null then 0 else 1 end
     from before b where c.channel = b.channel
   returning b.last_error is null and $3::text is not null as "isNewlyDegraded"`,
);

/** The settings and the state of a channel. */
export interface ChannelState extends RowOf<typeof CONFIG>, Pick<ChannelConfig, 'lastError'> {
  requests: number;
  errors: number;
  lastReceived: Date | null;
}

/** Reads and writes the state of the channels. */
@Injectable()
export class ChannelStateQueries {
  constructor(private readonly database: Database) {}

  /** Every channel, in the order of the console. */
  all(): Promise<ChannelState[]> {
    return this.database.rows(list);
  }

  /** Records a check. @param failure the reason of a failure; null: none @returns whether it is the first failure */
  async recordCheck(channel: Channel, at: Date, failure: string | null): Promise<boolean> {
    const row = await this.database.row<{ isNewlyDegraded: boolean }>(check, [channel, at, failure]);
    return row?.isNewlyDegraded ?? false;
  }
}
