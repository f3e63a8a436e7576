import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
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

/** How a channel is set, and how it has been doing. */
export interface ChannelState extends RowOf<typeof CONFIG>, Pick<ChannelConfig, 'lastError'> {
  requests: number;
  errors: number;
  lastReceived: Date | null;
}

/** The reads of how all channels are doing. */
@Injectable()
export class ChannelStateQueries {
  constructor(private readonly database: Database) {}

  /** Every channel, in the order the console shows them. */
  all(): Promise<ChannelState[]> {
    return this.database.rows(list);
  }
}
