import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Config } from '../../platform/config/config';
import { HOUR_MS } from '../../kernel/time/durations';
import { ChainQueries, type HeldOffice } from '../../accountability';
import { IssueDueDates, type LockedIssue } from '../../issues';
import { isDone } from '../../kernel/statuses';
import { DomainEvents } from '../../platform/events/domain-events';
import { nextStepAt } from '../due-date';
import { pausesOf } from '../due-date-facts';
import { DueDateQueries, type FactsRow } from '../due-date.queries';
import { IssueBreached, IssueEscalated } from '../due-date.events';
import { IssueEscalation } from '../entities/issue-escalation.entity';

/** The facts of an issue that is late, or at least has a due date. */
export type LateRow = FactsRow & { dueAt: Date };

/**
 * Escalates late issues, office by office; nothing else writes escalations. The table's key and the lock of the issue
 * ensure that each is recorded once.
 */
@Injectable()
export class Escalations {
  constructor(
    @InjectRepository(IssueEscalation) private readonly escalations: Repository<IssueEscalation>,
    private readonly queries: DueDateQueries,
    private readonly chains: ChainQueries,
    private readonly issues: IssueDueDates,
    private readonly events: DomainEvents,
    private readonly config: Config,
  ) {}

  /**
   * Marks an issue as late by its current due date, and takes its next step, each if due. Call it in a transaction.
   * @param issue the locked issue
   * @returns whether an office was found; if none is held, the search is repeated after the time an office has
   */
  async step(issue: LockedIssue, now: Date): Promise<boolean> {
    const row = await this.queries.facts(issue.id);
    if (issue.hidden || !isPastDue(row, now)) return false;
    await this.markLate(issue, row, now);
    if (row.nextEscalationAt === null || row.nextEscalationAt > now) return false;
    const office = await this.nextOffice(row);
    if (office) await this.escalate(issue, row, office, now);
    else
      await this.issues.write(issue.id, {
        nextEscalationAt: new Date(now.getTime() + this.config.settings.ESCALATION_STEP_HOURS * HOUR_MS),
      });
    return office !== undefined;
  }

  /** Marks an issue as late by its current due date, unless it is already marked. @param issue the locked issue */
  async markLate(
    issue: Readonly<LockedIssue>,
    { breachedAt, dueAt }: Pick<LateRow, 'breachedAt' | 'dueAt'>,
    now: Date,
  ): Promise<void> {
    if (breachedAt?.getTime() === dueAt.getTime()) return;
    await this.issues.write(issue.id, { breachedAt: dueAt, latenessChangedAt: now });
    await this.events.emit(new IssueBreached(issue, dueAt));
  }

  /** The next office to which time escalates the issue; undefined if no level is left, or no office is held. */
  async nextOffice(row: FactsRow): Promise<HeldOffice | undefined> {
    const held = await this.chains.heldOffices(row);
    return held.find(({ level }) => level > row.escalationLevel);
  }

  /** Records the escalation to an office, which causes the letter. @param issue the locked issue */
  async escalate(issue: Readonly<LockedIssue>, row: LateRow, office: HeldOffice, now: Date): Promise<void> {
    const { level, designation, place, officialId } = office;
    const { dueAt } = row;
    await this.escalations.insert({
      issueId: issue.id,
      level,
      designation,
      place,
      officialId,
      dueAt,
      at: now,
    });
    const hoursBetweenSteps = this.config.settings.ESCALATION_STEP_HOURS;
    const at = now.getTime();
    const state = { dueAt: dueAt.getTime(), level, lastStepAt: at, hoursBetweenSteps, now: at };
    const next = nextStepAt(state, pausesOf(row));
    await this.issues.write(issue.id, {
      escalationLevel: level,
      nextEscalationAt: next === null ? null : new Date(next),
      latenessChangedAt: now,
    });
    await this.events.emit(new IssueEscalated(issue, level, { designation, place }, officialId));
  }
}

/** Whether the due date of an issue has passed. It may have been moved, or the issue resolved, meanwhile. */
export function isPastDue(row: FactsRow | undefined, now: Date): row is LateRow {
  return !!row?.dueAt && row.dueAt <= now && !isDone(row.status);
}
