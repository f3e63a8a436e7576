import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { type AppliedRules, AssignmentRulesService, HolderChanged, type RuleRow } from '../../staff';
import { AuditedTransaction } from '../audited-transaction.service';
import type { ApplyRulesDto, NewAssignmentRuleDto } from './assignment.dto';
import { HolderActionsService } from './holder-actions.service';

/** Changes of rules for new issues by city staff (docs/api/staff.md#rules), each with its audit record. */
@Injectable()
export class RuleActionsService {
  constructor(
    private readonly rules: AssignmentRulesService,
    private readonly holders: HolderActionsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @throws InvalidInput if the unit is none of the city or not active, or the ward is none of the city */
  add(actor: ConsoleActor, { cityId, ...rule }: NewAssignmentRuleDto): Promise<RuleRow> {
    const target = ({ id }: RuleRow) => ruleTarget('staff.add_rule', id);
    const input = { city: cityId, ...rule, createdBy: actor.id };
    return this.audited.change(actor, target, () => this.rules.add(input));
  }

  /** @throws RuleNotFound */
  async remove(actor: ConsoleActor, id: string): Promise<void> {
    await this.audited.change(actor, ruleTarget('staff.remove_rule', id), () => this.rules.remove(id));
  }

  /** Gives the issues that nobody holds to the units of the rules; each has the audit record of an assignment. */
  apply(actor: ConsoleActor, { cityId, dryRun }: ApplyRulesDto): Promise<AppliedRules> {
    if (dryRun) return this.rules.apply(cityId);
    return this.rules.apply(cityId, (issueId, unitId) => this.giveIfFree(actor, issueId, unitId));
  }

  private async giveIfFree(actor: ConsoleActor, issueId: string, unitId: string): Promise<boolean> {
    try {
      await this.holders.give(actor, issueId, { to: { unitId, accountId: null }, from: null });
      return true;
    } catch (error) {
      if (error instanceof HolderChanged) return false;
      throw error;
    }
  }
}

function ruleTarget(action: string, targetId: string) {
  return { action, targetType: 'assignment_rule', targetId };
}
