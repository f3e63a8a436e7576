import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { inBatches } from '../platform/retention/in-batches';
import { Retention } from '../platform/retention/retention.decorator';

const tryLock = statement(
  'idempotency.lock',
  `select pg_try_advisory_xact_lock(hashtextextended('idempotency:' || $1 || ':' || $2, 0)) as locked`,
);
/** In SQL, to skip rows that other transactions are about to delete. */
const forgetExpired = statement(
  'idempotency.forget-expired',
  `delete from idempotency_keys where (caller, key) in
     (select caller, key from idempotency_keys where expires_at <= $1 order by expires_at limit 1000 for update skip locked)
   returning key`,
);

const forgetCaller = statement(
  'idempotency.forget-caller',
  `delete from idempotency_keys where (caller, key) in
     (select caller, key from idempotency_keys where caller = $1 limit 500) returning key`,
);

/** Locks and deletes remembered answers. */
@Injectable()
export class IdempotencyQueries {
  constructor(private readonly database: Database) {}

  /** Locks a key of a caller until the transaction ends. @returns false if another transaction holds it */
  async tryLock(caller: string, key: string): Promise<boolean> {
    return (await this.database.row<{ locked: boolean }>(tryLock, [caller, key]))?.locked ?? false;
  }

  /** Deletes some answers to a caller. @returns how many */
  async forgetCaller(caller: string): Promise<number> {
    return (await this.database.rows(forgetCaller, [caller])).length;
  }

  /** Deletes the answers that have expired by now. @returns how many */
  @Retention('idempotency-keys')
  forgetExpired(now: Date): Promise<number> {
    return inBatches(() => this.database.rows(forgetExpired, [now]));
  }
}
