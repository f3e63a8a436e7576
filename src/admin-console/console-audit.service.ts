import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../kernel/console';
import { AuditLog } from '../audit';

/** What the console did to something, with what was before and after it. */
export interface ConsoleAct {
  action: string;
  targetType: string;
  targetId: string;
  before?: object | null;
  after?: object | null;
  note?: string;
}

/** Records what city staff do (docs/api/console.md#audit-log). */
@Injectable()
export class ConsoleAudit {
  constructor(private readonly log: AuditLog) {}

  /** Call it in the transaction of the change, last. */
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
