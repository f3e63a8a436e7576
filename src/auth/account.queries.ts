import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Account } from './account';

/** Whether the users row `u` is linked to an official, for any statement that shows a person's token role. */
export const OFFICIAL = `exists (select from officials o where o.email <> '' and lower(o.email) = lower(u.email)) as official`;
/** What `OFFICIAL` yields. */
export type OfficialRow = Pick<Account, 'official'>;

/** The select list every statement that answers an account uses; `u` is the users row. */
export const ACCOUNT_COLUMNS = `
  u.id, u.email, u.display_name as "displayName", u.avatar_url as "avatarUrl", u.role, u.city,
  u.created_at as "createdAt", ${OFFICIAL}`;

const findSignedIn = statement(
  'auth.find-actor',
  `select u.id, u.display_name as "displayName", u.role, u.city, ${OFFICIAL}
     from refresh_families f join users u on u.id = f.user_id
    where f.id = $1 and f.user_id = $2 and f.revoked_at is null and f.expires_at > $3`,
);

const findSessions = statement(
  'auth.find-sessions',
  `select f.id as "sessionId", u.role, ${OFFICIAL}
     from refresh_families f join users u on u.id = f.user_id
    where f.id = any($1) and f.revoked_at is null and f.expires_at > $2`,
);

export type SignedInAccount = Pick<Account, 'id' | 'displayName' | 'role' | 'city' | 'official'>;

/** The reads of accounts; whether one is an official's is looked up in the accountability records. */
@Injectable()
export class AccountQueries {
  constructor(private readonly database: Database) {}

  /** The roles of the people behind those of the given sessions that neither ended nor were revoked. */
  sessions(
    ids: readonly string[],
    now: Date,
  ): Promise<Array<Pick<Account, 'role' | 'official'> & { sessionId: string }>> {
    return this.database.rows(findSessions, [ids, now]);
  }

  /** The account behind a session that has neither ended nor been revoked. */
  signedIn(sessionId: string, userId: string, now: Date): Promise<SignedInAccount | undefined> {
    return this.database.row<SignedInAccount>(findSignedIn, [sessionId, userId, now]);
  }
}
