import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../kernel/console';
import { Database } from '../platform/database/database';
import { ConsoleAudit } from './console-audit.service';

/** The target of a change, and the name of the act. */
interface Target {
  action: string;
  targetType: string;
  targetId: string;
  /** The reason, if the route asks for one. */
  note?: string;
}

/** Makes a change of city staff in one transaction with its audit record. A change without effect has no record. */
@Injectable()
export class AuditedTransaction {
  constructor(
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Makes a change in one transaction with its audit record.
   * @param written converts the state before and after for the record; unchanged by default
   * @returns the state after the change
   */
  change<Before extends object | null, After extends object | null>(
    actor: ConsoleActor,
    target: Target | ((after: After) => Target),
    act: () => Promise<{ before: Before; after: After }>,
    written: (value: Before | After) => object | null = (value) => value,
  ): Promise<After> {
    return this.database.transaction(async () => {
      const { before, after } = await act();
      if (JSON.stringify(before) !== JSON.stringify(after)) {
        const named = typeof target === 'function' ? target(after) : target;
        await this.audit.record(actor, { ...named, before: written(before), after: written(after) });
      }
      return after;
    });
  }
}
