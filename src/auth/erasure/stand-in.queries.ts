import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** The stand-ins have the time of what was contributed, so that accounts of one person do not begin at one moment. */
const addAccounts = statement(
  'auth.add-stand-ins',
  `insert into users (id, display_name, city, kind, listed, created_at, updated_at)
   select s.id, 'Anonymous', u.city, 'persona', false, s.at, s.at
     from unnest($2::text[], $3::timestamptz[]) s (id, at), users u where u.id = $1`,
);
const addOwners = statement(
  'auth.own-stand-ins',
  `insert into persona_owners (persona_id, user_id, scope, shown_as)
   select s.id, $1, s.scope, 'anonymous' from unnest($2::text[], $3::text[]) s (id, scope)`,
);
const find = statement(
  'auth.find-stand-ins',
  `select p.scope, p.persona_id as id from persona_owners p where p.user_id = $1 and p.scope = any ($2)`,
);
const hideNames = statement(
  'auth.hide-names-of-stand-ins',
  `with shown as (
     update persona_owners set shown_as = 'anonymous' where user_id = $1 and scope = any ($2) and shown_as <> 'anonymous'
     returning persona_id)
   update users u set display_name = 'Anonymous', updated_at = u.created_at from shown
    where u.id = shown.persona_id`,
);
const next = statement(
  'auth.next-stand-ins',
  `select p.persona_id as id, p.scope from persona_owners p where p.user_id = $1 order by p.persona_id limit $2`,
);
const unlink = statement('auth.unlink-stand-ins', `delete from persona_owners where persona_id = any ($1)`);

/** The stand-in of a person in a scope. */
export interface StandIn {
  id: string;
  scope: string;
}

/** Reads and writes the stand-ins of people who are erased; only `StandInsService` uses it. */
@Injectable()
export class StandInQueries {
  constructor(private readonly database: Database) {}

  find(userId: string, scopes: readonly string[]): Promise<StandIn[]> {
    return this.database.rows(find, [userId, scopes]);
  }

  /** Adds the accounts, and who is behind them. Sets off `users_search_rename` and `users_reporter_change`. */
  async add(userId: string, standIns: ReadonlyArray<StandIn & { at: Date }>): Promise<void> {
    const ids = standIns.map(({ id }) => id);
    await this.database.rows(addAccounts, [userId, ids, standIns.map(({ at }) => at)]);
    await this.database.rows(addOwners, [userId, ids, standIns.map(({ scope }) => scope)]);
  }

  /** Shows the stand-ins of scopes without a pseudonym. */
  async hideNames(userId: string, scopes: readonly string[]): Promise<void> {
    await this.database.rows(hideNames, [userId, scopes]);
  }

  /** Some stand-ins of a person. */
  next(userId: string, limit: number): Promise<StandIn[]> {
    return this.database.rows(next, [userId, limit]);
  }

  /** Forgets who is behind accounts. */
  async unlink(ids: readonly string[]): Promise<void> {
    await this.database.rows(unlink, [ids]);
  }
}
