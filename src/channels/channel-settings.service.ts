import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Config } from '../config/config';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { type Channel, CHANNELS } from './channel';

export type { Channel } from './channel';

/** The channels city staff set; the platform itself is one of them. */
export const CONSOLE_CHANNELS = ['chat', 'photo', 'micro', 'platform'] as const;
export type ConsoleChannel = (typeof CONSOLE_CHANNELS)[number];

const isDemo = statement(
  'channels.is-demo',
  `select demo_mode as demo from channel_configs where channel = $1`,
);
const toggle = statement(
  'channels.toggle-demo',
  `update channel_configs set demo_mode = not demo_mode where channel = $1 returning demo_mode as demo`,
);
const check = statement(
  'channels.record-check',
  `with before as (select channel, last_error from channel_configs where channel = $1 for update)
   update channel_configs c
      set last_checked_at = $2, last_error = $3, requests = requests + 1,
          errors = errors + case when $3::text is null then 0 else 1 end
     from before b where c.channel = b.channel
   returning b.last_error is null and $3::text is not null as "isNewlyDegraded"`,
);
const count = statement(
  'channels.count-request',
  `update channel_configs set requests = requests + 1, errors = errors + case when $2 then 1 else 0 end where channel = $1`,
);
/** What feeds asked counts as much as checks and messages. */
const list = statement(
  'channels.list-configs',
  `select c.channel, c.demo_mode as "demoMode", c.last_checked_at as "lastCheckedAt",
          coalesce(c.last_error, case when f.mode = 'demo' then f.last_error end) as "lastError",
          (c.requests + coalesce(f.requests, 0))::int as requests, (c.errors + coalesce(f.errors, 0))::int as errors,
          case when c.channel = 'platform'
            then (select max(created_at) from issues where source = 'platform' and not hidden and created_at > now() - interval '30 days')
            else (select max(received_at) from mentions m where m.channel = c.channel and not demo) end as "lastReceived"
     from channel_configs c left join channel_feeds f on f.channel = c.channel
    order by array_position('{chat,photo,micro,platform}', c.channel::text)`,
);

/** How a channel is set, and how it has been doing. */
export interface ChannelState {
  channel: ConsoleChannel;
  demoMode: boolean;
  lastCheckedAt: Date | null;
  lastError: string | null;
  requests: number;
  errors: number;
  lastReceived: Date | null;
}

/** How city staff have set the channels. */
@Injectable()
export class ChannelSettings {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Whether what people really say on a channel is shown: it is set up, and city staff do not try it out. */
  async isLive(channel: Channel): Promise<boolean> {
    if (!this.isConfigured(channel)) return false;
    return !(await this.database.row<{ demo: boolean }>(isDemo, [channel]))?.demo;
  }

  /** Whether the settings say how to reach a channel. */
  isConfigured(channel: Channel): boolean {
    const { settings } = this.config;
    if (channel === 'chat') return settings.CHAT_TOKEN !== undefined;
    if (channel === 'photo')
      return settings.PHOTO_ACCESS_TOKEN !== undefined && settings.PHOTO_USER_ID !== undefined;
    return settings.MICRO_BEARER_TOKEN !== undefined && settings.MICRO_USER_ID !== undefined;
  }

  /** The channels that are set up, and those of them that are live. */
  async states(): Promise<{ configured: Channel[]; live: Channel[] }> {
    const configured = CHANNELS.filter((channel) => this.isConfigured(channel));
    const demo = new Set(
      (await this.list()).filter(({ demoMode }) => demoMode).map(({ channel }) => channel),
    );
    return { configured, live: configured.filter((channel) => !demo.has(channel)) };
  }

  list(): Promise<ChannelState[]> {
    return this.database.rows(list);
  }

  /** Switches a channel to samples, or back. @returns how it is now */
  async toggleDemo(channel: ConsoleChannel): Promise<boolean> {
    return (await this.database.row<{ demo: boolean }>(toggle, [channel]))?.demo ?? false;
  }

  /** Records a check. @param failure why it failed; null: it did not. @returns whether it failed for the first time */
  async recordCheck(channel: Channel, failure: string | null): Promise<boolean> {
    const row = await this.database.row<{ isNewlyDegraded: boolean }>(check, [
      channel,
      this.clock.now(),
      failure,
    ]);
    return row?.isNewlyDegraded ?? false;
  }

  /** Counts something that was asked of a channel. */
  async count(channel: Channel, failed: boolean): Promise<void> {
    await this.database.rows(count, [channel, failed]);
  }
}
