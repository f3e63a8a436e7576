import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Config } from '../config/config';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Unauthorized } from '../platform/http/domain-error';
import type { Account } from './account';
import { ACCOUNT_COLUMNS } from './account.queries';
import type { Identity } from './identity';

const lockEmail = statement(
  'auth.lock-email',
  `select pg_advisory_xact_lock(hashtextextended('sign-in:' || lower($1), 0))`,
);
const findByIdentity = statement(
  'auth.find-by-identity',
  `select user_id as id from user_identities where issuer = $1 and subject = $2`,
);
const findByEmail = statement(
  'auth.find-by-email',
  `select u.id, exists (select from user_identities i where i.user_id = u.id and i.issuer = $2) as known
     from users u where lower(u.email) = lower($1)`,
);
const releaseEmail = statement(
  'auth.release-email',
  `update users set email = null where lower(email) = lower($1) and id is distinct from $2`,
);
const insertUser = statement(
  'auth.insert-user',
  `insert into users (id, email, display_name, avatar_url, city, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6)`,
);
const insertIdentity = statement(
  'auth.insert-identity',
  `insert into user_identities (issuer, subject, user_id, created_at) values ($1, $2, $3, $4)`,
);
const refresh = statement(
  'auth.refresh-account',
  `update users u set
     email = $2, display_name = $3, avatar_url = $4,
     role = case when $5 then 'superadmin' else u.role end,
     last_seen_at = $6, updated_at = $6
   where id = $1
   returning ${ACCOUNT_COLUMNS}`,
);

/** The accounts of people, made at their first sign-in. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * The account of a proven identity. A new identity with the verified email of an account joins it, unless that
   * account already has another identity of the same provider. An address belongs to whoever proved it last: an
   * account that had it before loses it, and with it what an official's address gives. Sets off `users_search_rename`
   * and `users_reporter_change`: a person with a new display name is found by it.
   */
  signIn(identity: Identity): Promise<Account> {
    return this.database.transaction(async () => {
      // Two first sign-ins of one person must not both find nobody.
      await this.database.rows(lockEmail, [identity.email]);
      const id = await this.accountIdOf(identity);
      const superadmin = this.config.settings.SUPERADMIN_EMAILS.includes(identity.email.toLowerCase());
      await this.database.rows(releaseEmail, [identity.email, id]);
      const account = await this.database.row<Account>(refresh, [
        id,
        identity.email,
        identity.displayName,
        identity.avatarUrl,
        superadmin,
        this.clock.now(),
      ]);
      if (!account) throw new Unauthorized();
      return account;
    });
  }

  private async accountIdOf(identity: Identity): Promise<string> {
    const { issuer, subject, email } = identity;
    const known = await this.database.row<{ id: string }>(findByIdentity, [issuer, subject]);
    if (known) return known.id;
    const namesake = await this.database.row<{ id: string; known: boolean }>(findByEmail, [email, issuer]);
    // The provider gave the address to someone else since.
    if (namesake?.known) await this.database.rows(releaseEmail, [email, null]);
    const id = namesake && !namesake.known ? namesake.id : await this.create(identity);
    await this.database.rows(insertIdentity, [issuer, subject, id, this.clock.now()]);
    return id;
  }

  private async create(identity: Identity): Promise<string> {
    const id = newId('user');
    const { email, displayName, avatarUrl } = identity;
    await this.database.rows(insertUser, [
      id,
      email,
      displayName,
      avatarUrl,
      this.config.settings.DEFAULT_CITY,
      this.clock.now(),
    ]);
    return id;
  }
}
