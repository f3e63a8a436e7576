import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../kernel/time/durations';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';
import { inBatches } from '../platform/retention/in-batches';
import { Retention } from '../platform/retention/retention.decorator';

const KEPT_DAYS = 30;
/** A session has a token for each time it was renewed, which are deleted with it. */
const BATCH = 200;

/** In SQL: by the index on the time, in batches. */
const forgetBy = (time: 'expires_at' | 'revoked_at'): Statement =>
  statement(
    `sessions.forget-by-${time}`,
    `delete from refresh_families where id in
       (select id from refresh_families where ${time} < $1 order by ${time} limit ${BATCH}) returning id`,
  );
const forgetExpired = forgetBy('expires_at');
const forgetRevoked = forgetBy('revoked_at');

/** Deletes sessions of people. */
@Injectable()
export class SessionQueries {
  constructor(private readonly database: Database) {}

  /** Deletes sessions that expired or were ended thirty days ago, with their tokens. @returns how many */
  @Retention('sessions')
  async forgetEnded(now: Date): Promise<number> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    const expired = await inBatches(() => this.database.rows(forgetExpired, [before]));
    return expired + (await inBatches(() => this.database.rows(forgetRevoked, [before])));
  }
}
