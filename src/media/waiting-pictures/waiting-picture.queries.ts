import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { WaitingPicture } from '../entities/waiting-picture.entity';

const TAKEN = columnsOf(WaitingPicture, ['mediaId', 'issueId', 'addedBy', 'url', 'bytes', 'createdAt']);

/**
 * Reserves the next picture: after this attempt it is due in one minute, two, four and so on, up to an hour. In SQL, to
 * skip rows that other instances have locked.
 */
const takeNext = statement(
  'media.take-waiting-picture',
  `update waiting_pictures
      set tries = tries + 1, next_try_at = $1::timestamptz + least(interval '1 minute' * 2 ^ least(tries, 6), interval '1 hour')
    where media_id = (select media_id from waiting_pictures where next_try_at <= $1::timestamptz
                       order by next_try_at limit 1 for update skip locked)
   returning ${TAKEN}`,
);
const bytesWaiting = statement(
  'media.bytes-waiting',
  `select coalesce(sum(octet_length(bytes)), 0)::float8 as "all",
          coalesce(sum(octet_length(bytes)) filter (where added_by = $1), 0)::float8 as "own"
     from waiting_pictures`,
);

/** A reserved picture. */
export type TakenPicture = RowOf<typeof TAKEN>;

/** Reads pictures that wait. */
@Injectable()
export class WaitingPictureQueries {
  constructor(private readonly database: Database) {}

  /** Reserves the picture that is due first. */
  takeNext(now: Date): Promise<TakenPicture | undefined> {
    return this.database.row<TakenPicture>(takeNext, [now]);
  }

  /** How many bytes wait, of all and of one account or client. */
  async bytesWaiting(owner: string): Promise<{ all: number; own: number }> {
    return (
      (await this.database.row<{ all: number; own: number }>(bytesWaiting, [owner])) ?? { all: 0, own: 0 }
    );
  }
}
