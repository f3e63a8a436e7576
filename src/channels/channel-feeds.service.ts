import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time/clock';
import { Config } from '../platform/config/config';
import { type Channel, type Feed } from './channel';
import { ChannelSettingsService } from './channel-settings.service';
import { DemoSource } from './demo-source';
import { FeedCacheService } from './feed-cache.service';
import { MentionQueries } from './mention.queries';
import { masked } from './masked-post';
import { Mentions } from './mentions.service';
import { MicroSource } from './micro/micro-source';
import { PhotoSource } from './photo/photo-source';
import { PostForgettingService } from './retention/post-forgetting.service';

/** The feeds of the channels: real posts, or samples if a channel is not configured or does not answer. */
@Injectable()
export class ChannelFeedsService {
  @Inject() private readonly forgetting!: PostForgettingService;

  constructor(
    private readonly cache: FeedCacheService,
    private readonly mentions: Mentions,
    private readonly queries: MentionQueries,
    private readonly settings: ChannelSettingsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The newest messages of the chat channel; samples until the first one arrives (docs/api/channels.md#modes). */
  async chat(count: number): Promise<Feed> {
    if (!(await this.settings.isLive('chat'))) return this.demo('chat', count);
    const { CHAT_WALL } = this.config.settings;
    const isConvertedOnly = CHAT_WALL === 'converted-only';
    const posts = await this.queries.latest('chat', count, isConvertedOnly);
    if (posts.length === 0 && !isConvertedOnly) return this.demo('chat', count);
    return { mode: 'live', posts: CHAT_WALL === 'full' ? posts : posts.map(masked) };
  }

  async photo(count: number): Promise<Feed> {
    return (await this.settings.isLive('photo')) ? this.upstream('photo', count) : this.demo('photo', count);
  }

  async micro(count: number): Promise<Feed> {
    return (await this.settings.isLive('micro')) ? this.upstream('micro', count) : this.demo('micro', count);
  }

  private async upstream(channel: 'photo' | 'micro', count: number): Promise<Feed> {
    const Source = channel === 'photo' ? PhotoSource : MicroSource;
    const source = new Source(this.config, this.clock);
    const { mode, posts } = await this.cache.read(channel, source);
    if (mode === 'demo') return this.demo(channel, count);
    const hidden = await this.queries.hiddenAmong(
      channel,
      posts.map(({ externalId }) => externalId),
    );
    const unhidden = posts.filter(({ externalId }) => !hidden.has(externalId));
    const shown = await this.forgetting.unforgotten(channel, unhidden);
    return { mode, posts: await this.mentions.hinted(shown.slice(0, count)) };
  }

  private async demo(channel: Channel, count: number): Promise<Feed> {
    const posts = await new DemoSource(channel, this.clock, this.config.publicBaseUrl).read(count);
    return { mode: 'demo', posts: await this.mentions.hinted(posts) };
  }
}
