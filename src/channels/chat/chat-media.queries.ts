import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Mention } from '../entities/mention.entity';

const TAKEN = columnsOf(Mention, ['id', 'author', 'media', 'receivedAt']);
/**
 * Reserves a message for a while, so that another instance takes the next one: for one minute after its first attempt,
 * then two, four and so on, up to an hour. In SQL, to skip rows that other instances have locked.
 */
const takeWithMedia = statement(
  'channels.take-media',
  `update mentions set media_tries = media_tries + 1, media_tried_at = $1::timestamptz
    where id = (select id from mentions
                 where media_pending and (media_tried_at is null or media_tried_at < $1::timestamptz
                        - least(interval '1 minute' * 2 ^ least(media_tries - 1, 6), interval '1 hour'))
                 order by received_at limit 1 for update skip locked)
   returning ${TAKEN}`,
);

/** A message with files to fetch. */
export type TakenMention = RowOf<typeof TAKEN>;

/** Reads messages with files that are not fetched yet. */
@Injectable()
export class ChatMediaQueries {
  constructor(private readonly database: Database) {}

  /** Reserves the message that is due first; undefined if none is due. */
  take(now: Date): Promise<TakenMention | undefined> {
    return this.database.row<TakenMention>(takeWithMedia, [now]);
  }
}
