import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { recordOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Channel, ChannelPost, FeedPost } from './channel';
import { Hinting } from './detection/hint.service';
import { Mention } from './entities/mention.entity';

/** SQL: a whole delivery in one statement, in which signed posts replace unsigned ones. */
const insert = statement(
  'channels.insert-mentions',
  `insert into mentions (id, channel, external_id, author, author_name, text, permalink, media, location, category,
                         category_keyword, city, city_keyword, sent_at, received_at, media_pending, verified, demo)
   select id, $2, external_id, author, author_name, text, permalink, media, location, category, category_keyword, city,
          city_keyword, sent_at, $3, media_pending, $4, coalesce(demo, false)
     from jsonb_populate_recordset(null::mentions, $1) order by external_id
   on conflict (channel, external_id) do update
     set author = excluded.author, author_name = excluded.author_name, text = excluded.text, media = excluded.media,
         location = excluded.location, category = excluded.category, category_keyword = excluded.category_keyword,
         city = excluded.city, city_keyword = excluded.city_keyword, sent_at = excluded.sent_at,
         media_pending = excluded.media_pending, verified = true
     where not mentions.verified and excluded.verified and mentions.issue_id is null
   returning id`,
);
/** SQL: each count is added to the one there is. */
const count = statement(
  'channels.count-events',
  `insert into channel_events (channel, kind, events, latest_at)
   select $1, kind, events, $3 from jsonb_to_recordset($2) as e (kind text, events bigint) order by kind
   on conflict (channel, kind) do update set events = channel_events.events + excluded.events, latest_at = excluded.latest_at`,
);

/** The writer of posts that were seen: each once, however often and in whatever order it is delivered. */
@Injectable()
export class Mentions {
  constructor(
    @InjectRepository(Mention) private readonly mentions: Repository<Mention>,
    private readonly database: Database,
    private readonly hinting: Hinting,
    private readonly clock: Clock,
  ) {}

  /** Adds to posts what they are taken to be about. */
  async hinted(posts: readonly ChannelPost[]): Promise<FeedPost[]> {
    const hints = await this.hinting.hintsOf(posts.map(({ text }) => text));
    return posts.map((post, index) => Object.assign({}, post, hints[index]));
  }

  /**
   * Keeps posts; those that are known stay as they are.
   * @param fetchMedia whether the bytes of their pictures and videos are still to be fetched
   * @param verified whether their signature was checked; signed posts replace unsigned ones
   * @param demo whether they are samples, which no feed shows
   * @returns how many were new
   */
  async keep(
    channel: Channel,
    posts: readonly ChannelPost[],
    { fetchMedia, verified, demo = false }: { fetchMedia: boolean; verified: boolean; demo?: boolean },
  ): Promise<number> {
    if (posts.length === 0) return 0;
    // One statement must not mean the same post twice.
    const unique = [...new Map(posts.map((post) => [post.externalId, post])).values()];
    const rows = (await this.hinted(unique)).map((post) => recordOfPost(post, fetchMedia, demo));
    const values = [JSON.stringify(rows), channel, this.clock.now(), verified];
    const kept = await this.database.rows(insert, values);
    return kept.length;
  }

  /** Counts what was acknowledged and is not kept, by what it was. */
  async count(channel: Channel, kinds: ReadonlyMap<string, number>): Promise<void> {
    if (kinds.size === 0) return;
    const events = [...kinds].map(([kind, number]) => ({ kind, events: number }));
    await this.database.rows(count, [channel, JSON.stringify(events), this.clock.now()]);
  }

  /** Takes the row lock of a post that was seen; call it in a transaction. @returns null where nobody has seen it */
  lock(where: FindOptionsWhere<Mention>): Promise<Mention | null> {
    return this.mentions.findOne({ where, lock: { mode: 'for_no_key_update' } });
  }

  /** Writes down which issue a locked post became, and who made it that. */
  async markConverted(id: string, issueId: string, convertedBy: string): Promise<void> {
    await this.mentions.update({ id }, { issueId, convertedBy, convertedAt: this.clock.now() });
  }
}

function recordOfPost(post: FeedPost, fetchMedia: boolean, demo: boolean): object {
  const mediaPending = fetchMedia && post.media.length > 0;
  return recordOf(Mention, { id: newId('mention'), ...post, mediaPending, demo });
}
