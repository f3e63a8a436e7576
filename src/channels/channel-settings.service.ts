import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { Config } from '../platform/config/config';
import { MINUTE_MS } from '../kernel/time/durations';
import { columnsOf } from '../platform/database/columns';
import { updateReturning } from '../platform/database/returning';
import { DomainEvents } from '../platform/events/domain-events';
import { type Channel, CHANNELS } from './channel';
import { ChannelDegraded } from './channel.events';
import { type ChannelState, ChannelStateQueries } from './channel-state.queries';
import { ChannelConfig } from './entities/channel-config.entity';

export type { Channel } from './channel';

/** The channels that city staff configure, including the platform itself. */
export const CONSOLE_CHANNELS = ['chat', 'photo', 'micro', 'platform'] as const;
export type ConsoleChannel = (typeof CONSOLE_CHANNELS)[number];

/** How often a channel that rests is tried. */
const REST_MS = 5 * MINUTE_MS;
const DEMO_MODE = columnsOf(ChannelConfig, ['demoMode']);

/**
 * The settings and the state of a channel, and whether it is configured; the platform itself needs no configuration.
 */
export interface ListedChannel extends ChannelState {
  isConfigured: boolean;
}

/** The settings of the channels. */
@Injectable()
export class ChannelSettingsService {
  constructor(
    @InjectRepository(ChannelConfig) private readonly configs: Repository<ChannelConfig>,
    private readonly queries: ChannelStateQueries,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Whether a channel's feed shows real posts: it is configured, and not in demo mode. */
  async isLive(channel: Channel): Promise<boolean> {
    if (!this.isConfigured(channel)) return false;
    return !(await this.configs.findOneBy({ channel }))?.demoMode;
  }

  /**
   * Whether a live channel may get a message now. One that rests may get one every five minutes: the caller has it.
   * @returns `rests` if it may not, `tries` if it rests, but may get this one
   */
  async access(channel: Channel): Promise<'open' | 'rests' | 'tries'> {
    const { restsUntil = null } = (await this.configs.findOneBy({ channel })) ?? {};
    if (restsUntil === null) return 'open';
    const now = this.clock.now();
    const due = { channel, restsUntil: LessThanOrEqual(now) };
    const { affected } = await this.configs.update(due, { restsUntil: restEnd(now) });
    return affected ? 'tries' : 'rests';
  }

  /** Lets a channel rest that refused access; city staff are told when that begins. Call it in a transaction. */
  async rest(channel: Channel, failure: string): Promise<void> {
    const rest = { restsUntil: restEnd(this.clock.now()), lastError: failure };
    const { affected } = await this.configs.update({ channel, restsUntil: IsNull() }, rest);
    if (affected) await this.events.emit(new ChannelDegraded(channel, failure));
    else await this.configs.update({ channel }, rest);
  }

  /** Ends the rest of a channel that has taken a message. */
  async endRest(channel: Channel): Promise<void> {
    await this.configs.update({ channel, restsUntil: Not(IsNull()) }, { restsUntil: null, lastError: null });
  }

  /** Whether the environment has the credentials of a channel. */
  isConfigured(channel: Channel): boolean {
    const { settings } = this.config;
    if (channel === 'chat') return settings.CHAT_TOKEN !== undefined;
    if (channel === 'photo')
      return settings.PHOTO_ACCESS_TOKEN !== undefined && settings.PHOTO_USER_ID !== undefined;
    return settings.MICRO_BEARER_TOKEN !== undefined && settings.MICRO_USER_ID !== undefined;
  }

  /** The configured channels, and those of them that are live. */
  async states(): Promise<{ configured: Channel[]; live: Channel[] }> {
    const configured = CHANNELS.filter((channel) => this.isConfigured(channel));
    const demo = new Set(
      (await this.list()).filter(({ demoMode }) => demoMode).map(({ channel }) => channel),
    );
    return { configured, live: configured.filter((channel) => !demo.has(channel)) };
  }

  /** Every channel, in the order of the console. */
  async list(): Promise<ListedChannel[]> {
    return (await this.queries.all()).map((state) => ({
      ...state,
      isConfigured: state.channel === 'platform' || this.isConfigured(state.channel),
    }));
  }

  /**
   * Turns demo mode on or off.
   * @param wanted whether demo mode is wanted; undefined: toggles it
   * @returns the new value; undefined if it was already as wanted
   */
  async toggleDemo(channel: ConsoleChannel, wanted?: boolean): Promise<boolean | undefined> {
    const where = { channel, ...(wanted !== undefined && { demoMode: !wanted }) };
    const change = { demoMode: () => 'not demo_mode' };
    const [config] = await updateReturning(this.configs, where, change, DEMO_MODE);
    return config?.demoMode;
  }

  /**
   * Records a check; a passed one ends a rest.
   * @param failure the reason of a failure; null: none
   * @returns whether it is the first failure
   */
  recordCheck(channel: Channel, failure: string | null): Promise<boolean> {
    return this.queries.recordCheck(channel, this.clock.now(), failure);
  }

  /** Counts a request to a channel. */
  async count(channel: Channel, failed: boolean): Promise<void> {
    const errors = failed ? { errors: () => 'errors + 1' } : {};
    await this.configs.update({ channel }, { requests: () => 'requests + 1', ...errors });
  }
}

function restEnd(now: Date): Date {
  return new Date(now.getTime() + REST_MS);
}
