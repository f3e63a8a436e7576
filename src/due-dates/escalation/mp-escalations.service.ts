import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ChainQueries } from '../../accountability';
import { IssueLifecycle } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { jobTime } from '../../platform/jobs/job-time';
import { MAX_LEVEL_BY_TIME } from '../due-date';
import { EscalationConflict } from '../due-date.errors';
import { pausesOf } from '../due-date-facts';
import { DueDateQueries, type FactsRow } from '../due-date.queries';
import { Escalations, isPastDue, type LateRow } from './escalations.service';
import { officeName } from '../letters/office-name';

/** The level of an issue's escalation, and the office if it has one. */
export interface EscalatedTo {
  escalationLevel: number;
  office?: string;
}

/** The last escalation of an issue, to the MP. Time never causes it, only city staff do. */
@Injectable()
export class MpEscalationsService {
  constructor(
    private readonly lifecycle: IssueLifecycle,
    private readonly queries: DueDateQueries,
    private readonly chains: ChainQueries,
    private readonly escalations: Escalations,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  /**
   * Escalates an issue to the MP of its chain, once. It must be late, and escalated to every other office that is held.
   * Call it in a transaction.
   * @returns the escalation before and after
   * @throws IssueNotFound; EscalationConflict
   */
  async escalate(issueId: string): Promise<{ before: EscalatedTo; after: EscalatedTo }> {
    const issue = await this.lifecycle.lock(issueId);
    const now = await jobTime(this.clock, this.manager);
    const row = await this.queries.facts(issueId);
    if (issue.hidden) throw new EscalationConflict('A hidden issue is not escalated');
    assertReady(row, now);
    const earlier = await this.escalations.nextOffice(row);
    if (earlier) throw new EscalationConflict(`The issue was not escalated to ${officeName(earlier)} yet`);
    const mp = await this.chains.mpOf(row);
    if (!mp) throw new EscalationConflict('Nobody is known who holds the office of the MP');
    await this.escalations.markLate(issue, row, now);
    await this.escalations.escalate(issue, row, mp, now);
    return {
      before: { escalationLevel: row.escalationLevel },
      after: { escalationLevel: mp.level, office: officeName(mp) },
    };
  }
}

/** @throws EscalationConflict unless the issue is late, its clock runs, and it was not escalated to the MP */
function assertReady(row: FactsRow | undefined, now: Date): asserts row is LateRow {
  if (!isPastDue(row, now)) throw new EscalationConflict('The issue is not late');
  if (pausesOf(row).some(({ from, to }) => from <= now.getTime() && now.getTime() < to))
    throw new EscalationConflict('The clock of the issue is paused');
  if (row.escalationLevel > MAX_LEVEL_BY_TIME)
    throw new EscalationConflict('The issue was escalated to the MP already');
}
