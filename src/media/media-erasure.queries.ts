import { Injectable } from '@nestjs/common';
import type { Scope } from '../auth';
import { ERASURE_BATCH } from '../personal-data';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Media } from './entities/media.entity';

const OWN = columnsOf(
  Media,
  { mediaId: 'id', issueId: 'issueId', type: 'type', widths: 'widths', objectKey: 'objectKey' },
  'm',
);
const COUNTED = columnsOf(Media, ['addedBy', 'redactedAt'], 'm');

const nextScopes = statement(
  'media.next-of-erased',
  `select scope, min(at) as at from (
     (select issue_id as scope, added_at as at from media where added_by = $1 and issue_id is not null
       limit ${ERASURE_BATCH})
     union all (select issue_id, created_at from waiting_pictures where added_by = $1 limit ${ERASURE_BATCH})) own
    group by scope order by scope limit ${ERASURE_BATCH}`,
);
const move = statement(
  'media.move-to-stand-ins',
  `with owner as (select * from unnest($2::text[], $3::text[]) o (scope, account)),
   stored as (
     update media m set added_by = o.account, deleted_by = case when m.deleted_by = $1 then o.account else m.deleted_by end
       from owner o where m.issue_id = o.scope and m.added_by = $1 returning 1),
   waiting as (
     update waiting_pictures w set added_by = o.account from owner o where w.issue_id = o.scope and w.added_by = $1
     returning 1)
   select ((select count(*) from stored) + (select count(*) from waiting))::int as moved`,
);
/** What a file says besides its picture. */
const clean = statement(
  'media.clean-of-erased',
  `update media set taken_at = null, taken_lat = null, taken_lng = null
    where added_by = any ($1) and (taken_at is not null or taken_lat is not null)
   returning id`,
);
const own = statement(
  'media.own-of-erased',
  `select ${OWN}, ${COUNTED} from media m where m.added_by = any ($1) and m.deleted_at is null
    order by m.issue_id, m.id limit ${ERASURE_BATCH}`,
);
const dropWaiting = statement(
  'media.drop-waiting-of-erased',
  `delete from waiting_pictures where added_by = any ($1) returning media_id`,
);

/** An item that an erased person added. */
export type OwnMedium = RowOf<typeof OWN> & RowOf<typeof COUNTED>;

/** The statements by which people are erased from media; only `MediaErasureService` uses them. */
@Injectable()
export class MediaErasureQueries {
  constructor(private readonly database: Database) {}

  /** Some issues to which a person added media. */
  nextScopes(userId: string): Promise<Scope[]> {
    return this.database.rows(nextScopes, [userId]);
  }

  /** Moves media of a person in some issues to other accounts. @returns how many rows */
  async move(userId: string, scopes: string[], accounts: string[]): Promise<number> {
    return (await this.database.row<{ moved: number }>(move, [userId, scopes, accounts]))?.moved ?? 0;
  }

  /** Forgets names of files, and where and when photos were taken. @returns how many rows */
  async clean(accounts: readonly string[]): Promise<number> {
    return (await this.database.rows(clean, [accounts])).length;
  }

  /** Some items of accounts that are not deleted. */
  own(accounts: readonly string[]): Promise<OwnMedium[]> {
    return this.database.rows(own, [accounts]);
  }

  /** Deletes pictures that were not fetched yet. @returns how many */
  async dropWaiting(accounts: readonly string[]): Promise<number> {
    return (await this.database.rows(dropWaiting, [accounts])).length;
  }
}
