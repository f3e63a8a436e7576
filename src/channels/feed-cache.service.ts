import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { UpstreamFailure } from '../platform/outbound/upstream';
import { type ChannelPost, type ChannelSource, FEED_COUNT, type Mode } from './channel';
import { Mentions } from './mentions.service';

/** A busy wall asks again and again; the upstream is asked once in this time, by whichever instance. */
const FRESH = '30 seconds';
/** Longer than a read may take. */
const LEASE = '40 seconds';
/** Who finds nothing and another reading waits so long. */
const LEASE_TIMEOUT_MS = 5000;
const POLL_MS = 200;

const find = statement(
  'channels.find-feed',
  `select mode, posts, read_at is not null and fresh_until > $2 as "isFresh" from channel_feeds where channel = $1`,
);
const lease = statement(
  'channels.lease-feed',
  `update channel_feeds set leased_until = $2::timestamptz + interval '${LEASE}'
    where channel = $1 and leased_until <= $2 and fresh_until <= $2 returning 1`,
);
const store = statement(
  'channels.store-feed',
  `update channel_feeds
      set mode = $2, posts = $3, read_at = $4, fresh_until = $4::timestamptz + interval '${FRESH}', leased_until = '-infinity',
          requests = requests + 1, errors = errors + case when $5::text is null then 0 else 1 end,
          last_error = coalesce($5, last_error), last_error_at = case when $5::text is null then last_error_at else $4 end
    where channel = $1`,
);

/** What an upstream answered last. */
export interface CachedFeed {
  mode: Mode;
  posts: ChannelPost[];
}

interface StoredPost extends Omit<ChannelPost, 'sentAt'> {
  sentAt: string;
}

/** Reads upstreams seldom and for all instances, and keeps what was read. What fails is recorded, never thrown. */
@Injectable()
export class FeedCache {
  constructor(
    private readonly database: Database,
    private readonly mentions: Mentions,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** The newest posts of a channel; demo, without posts, where the upstream does not answer as it should. */
  async read(channel: 'photo' | 'micro', source: ChannelSource): Promise<CachedFeed> {
    for (const deadline = performance.now() + LEASE_TIMEOUT_MS; ; await delay(POLL_MS)) {
      const known = await this.database.row<{ mode: Mode | null; posts: StoredPost[]; isFresh: boolean }>(
        find,
        [channel, this.clock.now()],
      );
      if (known?.isFresh) return restored(known);
      if (await this.database.row(lease, [channel, this.clock.now()])) return this.refresh(channel, source);
      // Another instance is reading: what was there before will do.
      if (known?.mode) return restored(known);
      if (performance.now() > deadline) return { mode: 'demo', posts: [] };
    }
  }

  private async refresh(channel: 'photo' | 'micro', source: ChannelSource): Promise<CachedFeed> {
    const { posts, failure } = await this.ask(channel, source);
    const feed: CachedFeed = { mode: failure === undefined ? 'live' : 'demo', posts };
    const values = [channel, feed.mode, JSON.stringify(posts), this.clock.now(), failure];
    await this.database.rows(store, values);
    return feed;
  }

  /** Whatever an upstream answers, and however it fails us, is no failure of ours; that the database is away is. */
  private async ask(
    channel: 'photo' | 'micro',
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

function restored({ mode, posts }: { mode: Mode | null; posts: StoredPost[] }): CachedFeed {
  return {
    mode: mode ?? 'demo',
    posts: posts.map((post) => ({ ...post, sentAt: new Date(post.sentAt) })),
  };
}
