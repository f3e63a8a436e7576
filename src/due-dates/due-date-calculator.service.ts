import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Clock } from '../kernel/time/clock';
import { isDone } from '../kernel/statuses';
import { dueDateOf, nextStepAt } from './due-date';
import { clockOf, factsOf, pausesOf } from './due-date-facts';
import { DueDateRuleQueries } from './rules/due-date-rule.queries';
import { DueDateQueries } from './due-date.queries';

/** The dates calculated from the facts of an issue. */
export interface CalculatedDueDate {
  /** The stored due date; null before the first calculation. */
  before: Date | null;
  dueAt: Date;
  /** null if the issue is resolved, or was escalated to the last office. */
  nextEscalationAt: Date | null;
  /** Whether these dates are already stored for the issue. */
  isAsBefore: boolean;
}

/** Calculates the due date of an issue, and the time of its next escalation. */
@Injectable()
export class DueDateCalculatorService {
  constructor(
    private readonly queries: DueDateQueries,
    private readonly rules: DueDateRuleQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Calculates the first dates of an issue. Call it in the transaction of the report: by the rules in force at the time
   * of the report, which continue to apply to the issue.
   */
  async ofReport(issueId: string): Promise<CalculatedDueDate> {
    await this.rules.holdRules();
    return this.of(issueId);
  }

  /** @param issueId the id of an existing issue */
  async of(issueId: string): Promise<CalculatedDueDate> {
    const row = await this.queries.facts(issueId);
    if (!row) throw new Error(`the issue ${issueId} of this transaction is gone`);
    const dueAt = dueDateOf(clockOf(row), factsOf(row));
    const { status, escalationLevel: level, lastStepAt } = row;
    const hoursBetweenSteps = this.config.settings.ESCALATION_STEP_HOURS;
    const now = this.clock.now().getTime();
    const state = { dueAt, level, lastStepAt: lastStepAt?.getTime() ?? null, hoursBetweenSteps, now };
    const next = isDone(status) ? null : nextStepAt(state, pausesOf(row));
    return {
      before: row.dueAt,
      dueAt: new Date(dueAt),
      nextEscalationAt: next === null ? null : new Date(next),
      isAsBefore: row.dueAt?.getTime() === dueAt && (row.nextEscalationAt?.getTime() ?? null) === next,
    };
  }
}
