import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time/clock';
import { Config } from '../platform/config/config';
import { isOutage } from '../platform/http/to-domain-error';
import { getJson, UpstreamFailure } from '../platform/http-client/upstream';
import type { Channel, ChannelPost, Mode } from './channel';
import { ChannelSettingsService } from './channel-settings.service';
import { DemoSource } from './demo-source';
import { Mentions } from './mentions.service';
import { MicroSource } from './micro/micro-source';
import { PhotoSource } from './photo/photo-source';

const FEW = 10;
const MANY = 50;

/** The result of a check of a channel. */
export interface ChannelCheck {
  ok: boolean;
  mode: Mode;
  message: string;
}

/** The posts that were read from a channel. */
export interface ChannelReading {
  posts: ChannelPost[];
  mode: Mode;
  /** Why there are none; null if the channel was read. */
  failure: string | null;
}

/** How many posts were read from a channel, and how many of them were new. */
export interface ChannelSync {
  fetched: number;
  inserted: number;
  mode: Mode;
}

/** Checks and reads channels on request of city staff. */
@Injectable()
export class ChannelCheckService {
  constructor(
    private readonly settings: ChannelSettingsService,
    private readonly mentions: Mentions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Sends a small request to a channel. */
  async check(channel: Channel): Promise<ChannelCheck> {
    if (!(await this.settings.isLive(channel)))
      return { ok: true, mode: 'demo', message: 'Samples are shown: nobody was asked' };
    const failure = await this.failureOf(() => this.ask(channel));
    return { ok: failure === null, mode: 'live', message: failure ?? 'The channel answers' };
  }

  /**
   * Reads the newest posts of a channel, from the channel itself. Chat messages are delivered by webhook and never
   * read; in demo mode there are samples. A channel that fails counts as in demo mode, without posts.
   */
  async read(channel: Channel): Promise<ChannelReading> {
    if (!(await this.settings.isLive(channel))) {
      const posts = await new DemoSource(channel, this.clock, this.config.publicBaseUrl).read(MANY);
      return { posts, mode: 'demo', failure: null };
    }
    if (channel === 'chat') return { posts: [], mode: 'live', failure: null };
    let posts: ChannelPost[] = [];
    const failure = await this.failureOf(async () => {
      posts = await this.sourceOf(channel).read(MANY);
    });
    return { posts, mode: failure === null ? 'live' : 'demo', failure };
  }

  /** Stores posts in the inbox, including samples, which no feed shows. */
  async keep(channel: Channel, { posts, mode }: ChannelReading): Promise<ChannelSync> {
    const how = { fetchMedia: false, verified: true, demo: mode === 'demo' };
    return { fetched: posts.length, inserted: await this.mentions.keep(channel, posts, how), mode };
  }

  private async ask(channel: Channel): Promise<void> {
    if (channel !== 'chat') {
      await this.sourceOf(channel).read(FEW);
      return;
    }
    const { CHAT_API_URL, CHAT_PHONE_NUMBER_ID, CHAT_TOKEN } = this.config.settings;
    if (CHAT_API_URL === undefined) throw new UpstreamFailure('CHAT_API_URL is not set');
    await getJson(`${CHAT_API_URL}/${CHAT_PHONE_NUMBER_ID}`, {
      headers: { Authorization: `Bearer ${CHAT_TOKEN}` },
    });
  }

  private sourceOf(channel: 'photo' | 'micro') {
    const Source = channel === 'photo' ? PhotoSource : MicroSource;
    return new Source(this.config, this.clock);
  }

  private async failureOf(act: () => Promise<void>): Promise<string | null> {
    try {
      await act();
      return null;
    } catch (error) {
      if (isOutage(error)) throw error;
      return error instanceof UpstreamFailure ? error.message : 'It answered what could not be understood';
    }
  }
}
