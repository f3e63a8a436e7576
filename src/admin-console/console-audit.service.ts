import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../kernel/console';
import { AuditLog } from '../platform/audit';

/** An act of city staff on a target, with the state before and after. */
export interface ConsoleAct {
  action: string;
  targetType: string;
  targetId: string;
  before?: object | null;
  after?: object | null;
  note?: string;
}

/** Records the acts of city staff (docs/api/console.md#audit-log). */
@Injectable()
export class ConsoleAudit {
  constructor(private readonly log: AuditLog) {}

  /** Call it as the last step in the transaction of the change. */
  record(
    actor: Pick<ConsoleActor, 'id' | 'name'>,
    { action, targetType, targetId, before, after, note }: ConsoleAct,
  ): Promise<void> {
    return this.log.record({
      surface: 'console',
      actor: { id: actor.id, displayName: actor.name },
      action,
      target: { kind: targetType, id: targetId },
      before: before ?? null,
      after: after ?? null,
      note,
    });
  }
}
