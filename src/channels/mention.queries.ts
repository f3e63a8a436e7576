import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
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
    return this.database.rows<RowOf<typeof POST>>(latest, [channel, count]);
  }
}
