import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { Retention } from '../platform/retention/retention.decorator';
import { UpstreamFailure } from '../platform/http-client/upstream';
import { type ChannelPost, type ChannelSource, FEED_COUNT, type Mode } from './channel';
import { ChannelFeed } from './entities/channel-feed.entity';
import { Mentions } from './mentions.service';

/** Feeds are polled often; within this time the upstream is asked once, by any instance. */
const FRESH_MS = 30_000;
/** Longer than a read can take. */
const LEASE_MS = 40_000;
/** How long to wait while another instance reads. */
const LEASE_TIMEOUT_MS = 5000;
const POLL_MS = 200;
/** How long the posts of a channel are cached that is not read any more. */
const KEPT_MS = 7 * DAY_MS;

type FeedChannel = ChannelFeed['channel'];

/** The last answer of an upstream. */
export interface CachedFeed {
  mode: Mode;
  posts: ChannelPost[];
}

/**
 * Reads upstreams rarely, for all instances, and caches the posts. A failure of an upstream is recorded and not thrown.
 */
@Injectable()
export class FeedCacheService {
  constructor(
    @InjectRepository(ChannelFeed) private readonly feeds: Repository<ChannelFeed>,
    private readonly mentions: Mentions,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** The newest posts of a channel; mode demo, without posts, if the upstream does not answer correctly. */
  async read(channel: FeedChannel, source: ChannelSource): Promise<CachedFeed> {
    for (const deadline = performance.now() + LEASE_TIMEOUT_MS; ; await delay(POLL_MS)) {
      const known = await this.feeds.findOneBy({ channel });
      if (known?.readAt && known.freshUntil > this.clock.now()) return restored(known);
      if (await this.lease(channel)) return this.refresh(channel, source);
      // Another instance is reading: the previous posts are returned.
      if (known?.mode) return restored(known);
      if (performance.now() > deadline) return { mode: 'demo', posts: [] };
    }
  }

  /** Empties the caches of channels that were not read for a week. @returns how many */
  @Retention('channel-walls')
  async forgetOld(now: Date): Promise<number> {
    const old = { readAt: LessThan(new Date(now.getTime() - KEPT_MS)), mode: Not(IsNull()) };
    const { affected } = await this.feeds.update(old, { posts: [], mode: null });
    return affected ?? 0;
  }

  /** @returns false while another instance reads, or if one has just read */
  private async lease(channel: FeedChannel): Promise<boolean> {
    const now = this.clock.now();
    const due = { channel, leasedUntil: LessThanOrEqual(now), freshUntil: LessThanOrEqual(now) };
    const { affected } = await this.feeds.update(due, { leasedUntil: new Date(now.getTime() + LEASE_MS) });
    return affected === 1;
  }

  private async refresh(channel: FeedChannel, source: ChannelSource): Promise<CachedFeed> {
    const { posts, failure } = await this.ask(channel, source);
    const feed: CachedFeed = { mode: failure === undefined ? 'live' : 'demo', posts };
    const now = this.clock.now();
    const failed =
      failure === undefined ? {} : { errors: () => 'errors + 1', lastError: failure, lastErrorAt: now };
    const change = {
      mode: feed.mode,
      posts: posts.map((post) => ({ ...post, sentAt: post.sentAt.toISOString() })),
      readAt: now,
      freshUntil: new Date(now.getTime() + FRESH_MS),
      leasedUntil: () => `'-infinity'`,
      requests: () => 'requests + 1',
    };
    await this.feeds.update({ channel }, { ...change, ...failed });
    return feed;
  }

  /** A failure of the upstream is recorded, one of the database is thrown. */
  private async ask(
    channel: FeedChannel,
    source: ChannelSource,
  ): Promise<{ posts: ChannelPost[]; failure?: string }> {
    try {
      const posts = await source.read(FEED_COUNT.most);
      await this.mentions.keep(channel, posts, { fetchMedia: false, verified: true });
      return { posts };
    } catch (error) {
      if (isOutage(error)) throw error;
      const known = error instanceof UpstreamFailure;
      const failure = known ? error.message : 'It answered what could not be understood';
      this.logger.warn(
        { channel, cause: failure, ...(known ? { status: error.status } : { err: error }) },
        'an upstream did not answer as it should',
      );
      return { posts: [], failure };
    }
  }
}

function restored({ mode, posts }: ChannelFeed): CachedFeed {
  return {
    mode: mode ?? 'demo',
    posts: posts.map((post) => ({ ...post, sentAt: new Date(post.sentAt) })),
  };
}
