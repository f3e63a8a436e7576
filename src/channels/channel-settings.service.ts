import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { Config } from '../config/config';
import { columnsOf } from '../platform/database/columns';
import { updateReturning } from '../platform/database/returning';
import { type Channel, CHANNELS } from './channel';
import { type ChannelState, ChannelStateQueries } from './channel-state.queries';
import { ChannelConfig } from './entities/channel-config.entity';

export type { Channel } from './channel';

/** The channels city staff set; the platform itself is one of them. */
export const CONSOLE_CHANNELS = ['chat', 'photo', 'micro', 'platform'] as const;
export type ConsoleChannel = (typeof CONSOLE_CHANNELS)[number];

const DEMO_MODE = columnsOf(ChannelConfig, ['demoMode']);

/** How a channel is set and has been doing, and whether there is what it needs; the platform itself needs nothing. */
export interface ListedChannel extends ChannelState {
  isConfigured: boolean;
}

/** How city staff have set the channels. */
@Injectable()
export class ChannelSettings {
  constructor(
    @InjectRepository(ChannelConfig) private readonly configs: Repository<ChannelConfig>,
    private readonly queries: ChannelStateQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Whether what people really say on a channel is shown: it is set up, and city staff do not try it out. */
  async isLive(channel: Channel): Promise<boolean> {
    if (!this.isConfigured(channel)) return false;
    return !(await this.configs.findOneBy({ channel }))?.demoMode;
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

  /** Every channel, in the order the console shows them. */
  async list(): Promise<ListedChannel[]> {
    return (await this.queries.all()).map((state) => ({
      ...state,
      isConfigured: state.channel === 'platform' || this.isConfigured(state.channel),
    }));
  }

  /**
   * Switches a channel to samples, or back.
   * @param wanted whether it is to show samples; undefined: the opposite of what it does
   * @returns how it is now; undefined: it was as wanted, and stays so
   */
  async toggleDemo(channel: ConsoleChannel, wanted?: boolean): Promise<boolean | undefined> {
    const where = { channel, ...(wanted !== undefined && { demoMode: !wanted }) };
    const change = { demoMode: () => 'not demo_mode' };
    const [config] = await updateReturning(this.configs, where, change, DEMO_MODE);
    return config?.demoMode;
  }

  /** Records a check. @param failure why it failed; null: it did not. @returns whether it failed for the first time */
  recordCheck(channel: Channel, failure: string | null): Promise<boolean> {
    return this.queries.recordCheck(channel, this.clock.now(), failure);
  }

  /** Counts something that was asked of a channel. */
  async count(channel: Channel, failed: boolean): Promise<void> {
    const errors = failed ? { errors: () => 'errors + 1' } : {};
    await this.configs.update({ channel }, { requests: () => 'requests + 1', ...errors });
  }
}
