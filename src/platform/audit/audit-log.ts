import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import type { Surface } from '../../kernel/surfaces';
import { AuditSeals } from './audit-seals';
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
 * Records privileged changes; every surface uses it. Records cannot be changed, and each contains the hash of the
 * previous one. Appending waits until the transaction that appended last has committed: do it at the end of a
 * transaction.
 */
@Injectable()
export class AuditLog {
  constructor(
    @InjectRepository(AuditRecord) private readonly records: Repository<AuditRecord>,
    private readonly clock: Clock,
    private readonly seals: AuditSeals,
  ) {}

  /**
   * Records a change; call it in the transaction of the change, so that both are committed together. What it says about
   * people is sealed before, so that the hash is that of the sealed texts. Sets off `audit_records_chain`, which sets
   * the record's position and hashes.
   */
  async record(entry: AuditEntry): Promise<void> {
    const { surface, actor, action, target } = entry;
    const act = { surface, actorId: actor.id, action, targetKind: target.kind };
    await this.records.insert({ at: this.clock.now(), ...act, ...(await this.seals.seal(entry)) });
  }
}
