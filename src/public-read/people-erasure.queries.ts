import { Injectable } from '@nestjs/common';
import type { Scope } from '../auth';
import { ERASURE_BATCH } from '../personal-data';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const nextScopes = statement(
  'community.next-of-erased',
  `select event_id as scope, created_at as at from event_attendees where user_id = $1
    order by event_id limit ${ERASURE_BATCH}`,
);
const move = statement(
  'community.move-to-stand-ins',
  `update event_attendees a set user_id = o.account from unnest($2::text[], $3::text[]) o (scope, account)
    where a.event_id = o.scope and a.user_id = $1 returning a.event_id`,
);

/** The statements by which people are erased from events; only `PublicReadPersonalDataService` uses them. */
@Injectable()
export class PeopleErasureQueries {
  constructor(private readonly database: Database) {}

  /** Some events that a person attends. */
  nextScopes(userId: string): Promise<Scope[]> {
    return this.database.rows(nextScopes, [userId]);
  }

  /** Moves the attendance of a person at some events to other accounts. @returns how many rows */
  async move(userId: string, events: string[], accounts: string[]): Promise<number> {
    return (await this.database.rows(move, [userId, events, accounts])).length;
  }
}
