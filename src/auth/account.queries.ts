import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { emailKeySql } from '../kernel/text/email-address';
import { statement } from '../platform/database/statement';
import type { Account } from './account';
import { Erasure } from './entities/erasure.entity';
import { RefreshFamily } from './entities/refresh-family.entity';
import { User } from './entities/user.entity';

/** Whether the users row `u` is linked to an official; used by every statement that shows a person's token role. */
export const OFFICIAL = `exists (select from officials o where o.email <> '' and ${emailKeySql('o.email')} = ${emailKeySql('u.email')}) as official`;
/** The column that `OFFICIAL` selects. */
export type OfficialRow = Pick<Account, 'official'>;

const ACCOUNT = columnsOf(
  User,
  ['id', 'email', 'displayName', 'avatarUrl', 'role', 'city', 'createdAt'],
  'u',
);
const SIGNED_IN = columnsOf(
  User,
  ['id', 'displayName', 'role', 'city', 'shownAs', 'pseudonym', 'welcomedAt'],
  'u',
);
/** When the account is erased; null: its person did not ask for that. */
const ERASURE = columnsOf(Erasure, { erasureDue: 'dueAt' }, 'e');
const SESSION = columnsOf(RefreshFamily, { sessionId: 'id' }, 'f');
const ROLE = columnsOf(User, ['role'], 'u');

const findAccount = statement(
  'auth.find-account',
  `select ${ACCOUNT}, ${OFFICIAL} from users u where u.id = $1`,
);
const findSignedIn = statement(
  'auth.find-actor',
  `select ${SIGNED_IN}, ${ERASURE}, ${OFFICIAL}
     from refresh_families f join users u on u.id = f.user_id left join erasures e on e.user_id = u.id
    where f.id = $1 and f.user_id = $2 and f.revoked_at is null and f.expires_at > $3`,
);
const findSessions = statement(
  'auth.find-sessions',
  `select ${SESSION}, ${ROLE}, ${OFFICIAL}
     from refresh_families f join users u on u.id = f.user_id
    where f.id = any($1) and f.revoked_at is null and f.expires_at > $2`,
);
/** In SQL, to mark a token as used in one statement, if it and its family are still valid. */
const useToken = statement(
  'auth.use-refresh-token',
  `update refresh_tokens t set used_at = $3 from refresh_families f
    where t.id = $1 and t.family_id = $2 and t.used_at is null and t.expires_at > $3
      and f.id = t.family_id and f.revoked_at is null and f.expires_at > $3
   returning f.expires_at as "familyExpiresAt"`,
);
/** In SQL, to revoke a family by one of its tokens in one statement. */
const revokeReplayed = statement(
  'auth.revoke-replayed-family',
  `update refresh_families f set revoked_at = $2, revoked_because = 'replay'
     from refresh_tokens t
    where t.id = $1 and t.family_id = f.id and t.used_at < $3 and f.revoked_at is null
   returning f.id`,
);

export type SignedInAccount = RowOf<typeof SIGNED_IN> & { erasureDue: Date | null } & OfficialRow;
/** A session with the role of its person. */
type SessionRow = RowOf<typeof SESSION> & RowOf<typeof ROLE> & OfficialRow;
interface UsedToken {
  familyExpiresAt: RefreshFamily['expiresAt'];
}

/** Accounts and their sessions; whether an account is an official's is looked up in the accountability records. */
@Injectable()
export class AccountQueries {
  constructor(private readonly database: Database) {}

  /** The roles of the people of the given sessions, without sessions that ended or were revoked. */
  sessions(ids: readonly string[], now: Date): Promise<SessionRow[]> {
    return this.database.rows(findSessions, [ids, now]);
  }

  /** An account by its id. */
  account(id: string): Promise<Account | undefined> {
    return this.database.row<RowOf<typeof ACCOUNT> & OfficialRow>(findAccount, [id]);
  }

  /** The account of a session, unless the session has ended or was revoked. */
  signedIn(sessionId: string, userId: string, now: Date): Promise<SignedInAccount | undefined> {
    return this.database.row<SignedInAccount>(findSignedIn, [sessionId, userId, now]);
  }

  /**
   * Marks a refresh token as used.
   * @returns when its family expires; undefined if the token or its family is no longer valid
   */
  async useToken(id: string, familyId: string, now: Date): Promise<Date | undefined> {
    return (await this.database.row<UsedToken>(useToken, [id, familyId, now]))?.familyExpiresAt;
  }

  /**
   * Revokes the family of a refresh token that was used before the given time.
   * @returns whether a family was revoked
   */
  async revokeReplayed(tokenId: string, now: Date, usedBefore: Date): Promise<boolean> {
    return (await this.database.row(revokeReplayed, [tokenId, now, usedBefore])) !== undefined;
  }
}
