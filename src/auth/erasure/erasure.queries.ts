import { Injectable } from '@nestjs/common';
import { emailKeySql } from '../../kernel/text/email-address';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Erasure } from '../entities/erasure.entity';
import { UserIdentity } from '../entities/user-identity.entity';
import { User } from '../entities/user.entity';

const ERASURE = columnsOf(
  Erasure,
  [
    ...(['userId', 'askedAt', 'dueAt', 'words', 'place', 'step', 'changed'] as const),
    ...(['email', 'displayName', 'listed', 'language'] as const),
  ],
  'e',
);
const IDENTITY = columnsOf(UserIdentity, ['issuer', 'subject'], 'p');
const NAMES = columnsOf(User, ['role', 'pseudonym', 'ownName'], 'u');

/** The next erasure that is due, or was interrupted. */
const nextDue = statement(
  'auth.next-erasure',
  `select ${ERASURE} from erasures e where e.due_at <= $1 and e.step <> 'told' and e.user_id <> all ($2) order by e.due_at, e.user_id limit 1`,
);
const toRemind = statement(
  'auth.erasures-to-remind',
  `select ${ERASURE} from erasures e
    where e.step = 'waiting' and e.reminded_at is null and e.email is not null and e.due_at <= $1 and e.asked_at < $2
    order by e.due_at limit 100`,
);
const told = statement(
  'auth.told-erasures',
  `select ${ERASURE} from erasures e where e.step = 'told' order by e.due_at limit 100`,
);
const lock = statement(
  'auth.lock-erasure',
  `select ${ERASURE} from erasures e where e.user_id = $1 for update`,
);
const find = statement('auth.find-erasure', `select ${ERASURE} from erasures e where e.user_id = $1`);
const names = statement('auth.names-of-erased', `select ${NAMES} from users u where u.id = $1`);
const designation = statement(
  'auth.designation-of-erased',
  `select o.designation from erasures e join officials o on o.email <> '' and ${emailKeySql('o.email')} = e.email
    where e.user_id = $1 limit 1`,
);
const identities = statement(
  'auth.identities-of-erased',
  `select ${IDENTITY} from user_identities p where p.user_id = $1`,
);
/** An erased account has the month in which it began: days tell accounts of one person from others. */
const empty = statement(
  'auth.empty-account',
  `update users set kind = 'erased', email = null, display_name = $2, avatar_url = null, own_name = null,
          pseudonym = null, pseudonym_key = null, pseudonym_changed_at = null, shown_as = 'name', show_picture = false,
          listed = false, place_default = 'exact', role = 'user', welcomed_at = null, last_seen_at = null,
          adult_at = null, child_since = null,
          city = $3, created_at = date_trunc('month', created_at at time zone 'UTC') at time zone 'UTC',
          updated_at = date_trunc('month', $4::timestamptz at time zone 'UTC') at time zone 'UTC'
    where id = $1`,
);

/** An erasure, and how far it is. */
export type ErasureRow = RowOf<typeof ERASURE>;

/** Reads erasures, and empties accounts; only the services of erasures use it. */
@Injectable()
export class ErasureQueries {
  constructor(private readonly database: Database) {}

  /** The next erasure that is due, or was interrupted. @param leftOut whose erasures to leave out */
  nextDue(now: Date, leftOut: readonly string[]): Promise<ErasureRow | undefined> {
    return this.database.row(nextDue, [now, leftOut]);
  }

  /** Erasures due before a time, asked for before another, about which no reminder was written. */
  toRemind(dueBefore: Date, askedBefore: Date): Promise<ErasureRow[]> {
    return this.database.rows(toRemind, [dueBefore, askedBefore]);
  }

  /** Erasures that are done, but for the last mail. */
  told(): Promise<ErasureRow[]> {
    return this.database.rows(told);
  }

  /** An erasure. */
  find(userId: string): Promise<ErasureRow | undefined> {
    return this.database.row(find, [userId]);
  }

  /** Locks an erasure. */
  lock(userId: string): Promise<ErasureRow | undefined> {
    return this.database.row(lock, [userId]);
  }

  /** The role and the names of an account. */
  names(userId: string): Promise<RowOf<typeof NAMES> | undefined> {
    return this.database.row(names, [userId]);
  }

  /** The office of a person who asked for an erasure; undefined if they have none. */
  async designation(userId: string): Promise<string | undefined> {
    return (await this.database.row<{ designation: string }>(designation, [userId]))?.designation;
  }

  /** The identities of an account. */
  identities(userId: string): Promise<Array<RowOf<typeof IDENTITY>>> {
    return this.database.rows(identities, [userId]);
  }

  /** Empties an account of everything about its person. Sets off `users_search_rename`, `users_reporter_change`. */
  async empty(userId: string, displayName: string, city: string, now: Date): Promise<void> {
    await this.database.rows(empty, [userId, displayName, city, now]);
  }
}
