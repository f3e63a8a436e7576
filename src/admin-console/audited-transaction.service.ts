import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../kernel/console';
import { Database } from '../platform/database/database';
import { ConsoleAudit } from './console-audit.service';

/** What is changed, and what changing it is called. */
interface Target {
  action: string;
  targetType: string;
  targetId: string;
  /** Why it is done, where that is asked for. */
  note?: string;
}

/** A change of city staff, in one transaction with its audit record; one that changes nothing is not recorded. */
@Injectable()
export class AuditedTransaction {
  constructor(
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Makes a change in one transaction with its record.
   * @param written how what was and what is are written down; as they are unless given
   * @returns what is there after it
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
