import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Surface } from '../api/surface';

const insert = statement(
  'audit.insert',
  `insert into audit_records (at, surface, actor_id, actor_name, action, target_kind, target_id, before, after, note)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** A privileged change. */
export interface AuditEntry {
  surface: Surface;
  actor: { id: string; displayName: string };
  /** What was done, such as `user.role`. */
  action: string;
  target: { kind: string; id: string };
  before: object | null;
  after: object | null;
  note?: string;
}

/**
 * The record of privileged changes, for every surface the only way to write one. It cannot be changed, and each entry
 * carries the hash of the one before. Appending waits for whoever appended last to commit: do it last.
 */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a change; call it in the transaction of the change, so that neither is without the other. Sets off
   * `audit_records_chain`, which gives the record its position and hashes.
   */
  async record({ surface, actor, action, target, before, after, note }: AuditEntry): Promise<void> {
    await this.database.rows(insert, [
      this.clock.now(),
      surface,
      actor.id,
      actor.displayName,
      action,
      target.kind,
      target.id,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
      note,
    ]);
  }
}
