import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Channel, FeedPost } from './channel';

const POST = `
  external_id as "externalId", author, author_name as "authorName", text, permalink, media, location, category,
  category_keyword as "categoryKeyword", city, city_keyword as "cityKeyword", sent_at as "sentAt"`;

const latest = statement(
  'channels.latest-mentions',
  `select ${POST} from mentions where channel = $1 and verified and not demo order by sent_at desc, id desc limit $2`,
);

/** The reads of posts that were seen. */
@Injectable()
export class MentionQueries {
  constructor(private readonly database: Database) {}

  /** The newest posts of a channel, of whose sender one can be sure. */
  latest(channel: Channel, count: number): Promise<FeedPost[]> {
    return this.database.rows(latest, [channel, count]);
  }
}
