import { Injectable } from '@nestjs/common';
import { newId } from '../kernel/ids';
import { columnsOf, recordOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Channel, FeedPost } from './channel';
import { Mention } from './entities/mention.entity';

const POST = columnsOf(Mention, [
  'externalId',
  'author',
  'authorName',
  'text',
  'permalink',
  'media',
  'location',
  'category',
  'categoryKeyword',
  'city',
  'cityKeyword',
  'sentAt',
]);

const IS_OFF_WALL = `(m.hidden or exists (select from issues i where i.id = m.issue_id and i.hidden))`;
const latest = statement(
  'channels.latest-mentions',
  `select ${POST} from mentions m where channel = $1 and verified and not demo and author <> '' and not ${IS_OFF_WALL}
      and (issue_id is not null or not $3)
    order by sent_at desc, id desc limit $2`,
);
const OFF_WALL = columnsOf(Mention, ['externalId']);
const hiddenAmong = statement(
  'channels.posts-off-wall',
  `select ${OFF_WALL} from mentions m where channel = $1 and external_id = any($2) and not demo and ${IS_OFF_WALL}`,
);

/** In SQL: one statement for a whole delivery, in which signed posts replace unsigned ones. */
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
/**
 * Compares only the text: platforms give another address of the same picture each time. An earlier version may be read
 * after a later one. In SQL, to compare and change under the lock; rows are locked in the order of `insert`.
 */
const updateEdited = statement(
  'channels.update-edited-mentions',
  `update mentions m
      set text = e.text, author_name = e.author_name, media = e.media, location = e.location, category = e.category,
          category_keyword = e.category_keyword, city = e.city, city_keyword = e.city_keyword, sent_at = e.sent_at
     from (select m.id as mention_id, e.text, e.author_name, e.media, e.location, e.category, e.category_keyword, e.city,
                  e.city_keyword, e.sent_at
             from jsonb_populate_recordset(null::mentions, $1) e
             join mentions m on m.channel = $2 and m.external_id = e.external_id
            where m.text <> e.text and m.sent_at <= e.sent_at and m.issue_id is null and not m.demo
            order by m.external_id for no key update of m) e
    where m.id = e.mention_id`,
);
/** In SQL, to delete in batches. */
const forgetUnsigned = statement(
  'channels.forget-unsigned',
  `delete from mentions
    where id in (select id from mentions where not verified and not demo and issue_id is null and received_at < $1 limit 5000)
   returning id`,
);
/** In SQL, to add to the current counts. */
const count = statement(
  'channels.count-events',
  `insert into channel_events (channel, kind, events, latest_at)
   select $1, kind, events, $3 from jsonb_to_recordset($2) as e (kind text, events bigint) order by kind
   on conflict (channel, kind) do update set events = channel_events.events + excluded.events, latest_at = excluded.latest_at`,
);

/** The properties of a delivery of posts. */
export interface Delivery {
  /** Whether the files of the posts must still be fetched. */
  fetchMedia: boolean;
  /** Whether the signature was verified; signed posts replace unsigned ones. */
  verified: boolean;
  /** Whether the posts are samples, which no feed shows. */
  demo?: boolean;
}

/** Reads and writes stored posts. */
@Injectable()
export class MentionQueries {
  constructor(private readonly database: Database) {}

  /**
   * The newest posts of a channel that the public may see: without unsigned ones once deliveries are signed, those that
   * city staff took off the wall, and those whose issue is hidden.
   * @param isConvertedOnly without those that became no issue
   */
  latest(channel: Channel, count: number, isConvertedOnly = false): Promise<FeedPost[]> {
    return this.database.rows<RowOf<typeof POST>>(latest, [channel, count, isConvertedOnly]);
  }

  /** Which of the posts of a channel the public must not see: city staff took them off the wall, or hid their issue. */
  async hiddenAmong(channel: Channel, externalIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.rows<RowOf<typeof OFF_WALL>>(hiddenAmong, [channel, externalIds]);
    return new Set(rows.map(({ externalId }) => externalId));
  }

  /** Gives stored posts the text, media and place of a later version, unless they became an issue. */
  async updateEdited(channel: Channel, posts: readonly FeedPost[]): Promise<void> {
    const rows = posts.map((post) => recordOfPost(post, false, false));
    await this.database.rows(updateEdited, [JSON.stringify(rows), channel]);
  }

  /** Stores posts once each; known posts are not changed. @returns how many were new, or became signed */
  async insert(
    channel: Channel,
    posts: readonly FeedPost[],
    { fetchMedia, verified, demo = false }: Delivery,
    now: Date,
  ): Promise<number> {
    const rows = posts.map((post) => recordOfPost(post, fetchMedia, demo));
    return (await this.database.rows(insert, [JSON.stringify(rows), channel, now, verified])).length;
  }

  /** Deletes unsigned posts from before a time that became no issue. @returns how many, at most 5,000 */
  async forgetUnsigned(before: Date): Promise<number> {
    return (await this.database.rows(forgetUnsigned, [before])).length;
  }

  /** Adds to the number of events of each kind on a channel. */
  async count(
    channel: Channel,
    events: ReadonlyArray<{ kind: string; events: number }>,
    now: Date,
  ): Promise<void> {
    await this.database.rows(count, [channel, JSON.stringify(events), now]);
  }
}

function recordOfPost(post: FeedPost, fetchMedia: boolean, demo: boolean): object {
  const mediaPending = fetchMedia && post.media.length > 0;
  return recordOf(Mention, { id: newId('mention'), ...post, mediaPending, demo });
}
