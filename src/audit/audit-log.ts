import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import type { Surface } from '../api/surface';
import { AuditRecord } from './entities/audit-record.entity';

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
    @InjectRepository(AuditRecord) private readonly records: Repository<AuditRecord>,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a change; call it in the transaction of the change, so that neither is without the other. Sets off
   * `audit_records_chain`, which gives the record its position and hashes.
   */
  async record({ surface, actor, action, target, before, after, note }: AuditEntry): Promise<void> {
    const { id: actorId, displayName: actorName } = actor;
    const { kind: targetKind, id: targetId } = target;
    const act = { surface, actorId, actorName, action, targetKind, targetId, before, after, note };
    await this.records.insert({ at: this.clock.now(), ...act });
  }
}
