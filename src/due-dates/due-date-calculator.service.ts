import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { isDone } from '../kernel/statuses';
import { dueDateOf, nextStepAt } from './due-date';
import { clockOf, factsOf, pausesOf } from './due-date-facts';
import { DueDateRuleQueries } from './due-date-rule.queries';
import { DueDateQueries } from './due-date.queries';

/** What follows from the facts of an issue. */
export interface CalculatedDueDate {
  /** The due date it has; null before the first is calculated. */
  before: Date | null;
  dueAt: Date;
  /** null: it is resolved, or was escalated to the last office. */
  nextEscalationAt: Date | null;
  /** Whether the issue has these dates already. */
  isAsBefore: boolean;
}

/** Calculates when an issue is due, and when its next office is to be written to. */
@Injectable()
export class DueDateCalculator {
  constructor(
    private readonly queries: DueDateQueries,
    private readonly rules: DueDateRuleQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * The first of an issue, in the transaction of its report: by the rules that are in force from before the report on,
   * as they go on being for it.
   */
  async ofReport(issueId: string): Promise<CalculatedDueDate> {
    await this.rules.holdRules();
    return this.of(issueId);
  }

  /** @param issueId of an issue that is there */
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
