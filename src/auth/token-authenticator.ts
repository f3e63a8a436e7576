import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { tokenRoleOf } from '../kernel/roles';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Authenticator } from '../platform/http/authenticator';
import type { Account } from './account';
import { TokenService } from './token.service';

const findActor = statement(
  'auth.find-actor',
  `select u.id, u.display_name as "displayName", u.role, u.city,
          exists (select from officials o where o.email <> '' and lower(o.email) = lower(u.email)) as official
     from refresh_families f join users u on u.id = f.user_id
    where f.id = $1 and f.user_id = $2 and f.revoked_at is null and f.expires_at > $3`,
);

type Row = Pick<Account, 'id' | 'displayName' | 'role' | 'city' | 'official'>;

/**
 * Reads the person behind an access token fresh from the database, so that a demotion, a ban or a logout bites with
 * the next request and not when the token expires.
 */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: TokenService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<Actor | undefined> {
    const proven = this.tokens.verifyAccess(token);
    if (!proven) return undefined;
    const row = await this.database.row<Row>(findActor, [proven.sessionId, proven.userId, this.clock.now()]);
    if (!row) return undefined;
    const { id, displayName, city, role, official } = row;
    return {
      id,
      displayName,
      city,
      role,
      tokenRole: tokenRoleOf(role, official),
      sessionId: proven.sessionId,
    };
  }
}
