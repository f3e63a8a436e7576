import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { InvalidInput } from '../../platform/http/domain-error';
import { HolderQueries, HoldsIssues } from '../../staff';
import type { MoveToDto } from './assignment.dto';
import { HolderActionsService } from './holder-actions.service';

const BATCH = 100;
const REASON = 'Its holder was deactivated';

/** The issues of a unit or an account that is to be deactivated. */
@Injectable()
export class HeldIssuesService {
  constructor(
    private readonly queries: HolderQueries,
    private readonly holders: HolderActionsService,
  ) {}

  /**
   * Gives all issues of a unit or an account to another holder, each with its record. Call it in the transaction of the
   * deactivation.
   * @param moveTo null: to nobody
   * @throws HoldsIssues without `moveTo`, if there are any; InvalidInput if the other cannot hold them
   */
  async giveAway(
    actor: ConsoleActor,
    held: { unitId?: string; accountId?: string },
    moveTo: MoveToDto | null | undefined,
  ): Promise<void> {
    if (moveTo === undefined) return this.assertNone(held);
    const to = moveTo && { unitId: moveTo.unitId, accountId: moveTo.accountId ?? null };
    if (to && (to.unitId === held.unitId || (to.accountId !== null && to.accountId === held.accountId)))
      throw new InvalidInput([{ field: 'moveTo', message: 'is what is deactivated' }]);
    for (let after = ''; ;) {
      const batch = await this.queries.heldBy(held, after, BATCH);
      for (const { id } of batch)
        await this.holders.give(actor, id, { to, reason: REASON }).catch(refusedAsTarget);
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = last.id;
    }
  }

  /** @throws HoldsIssues */
  private async assertNone(held: { unitId?: string; accountId?: string }): Promise<void> {
    const count = await this.queries.countHeldBy(held);
    if (count > 0) throw new HoldsIssues(count);
  }
}

/** Names the fields as the request has them. */
function refusedAsTarget(error: unknown): never {
  if (!(error instanceof InvalidInput)) throw error;
  const problems = error.details ?? [];
  throw new InvalidInput(problems.map(({ field, message }) => ({ field: `moveTo.${field}`, message })));
}
