import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Issue } from './entities/issue.entity';
import { IssueDueDateQueries } from './issue-due-date.queries';

/** The due date and the escalation of an issue, and when people last changed any of it. */
type DueState = Pick<
  Issue,
  'dueAt' | 'breachedAt' | 'escalationLevel' | 'nextEscalationAt' | 'latenessChangedAt' | 'updatedAt'
>;

/** The only writer of an issue's due date and escalation. */
@Injectable()
export class IssueDueDates {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly queries: IssueDueDateQueries,
  ) {}

  /** The due date of an issue and the last one it missed; undefined if there is no such issue. */
  async dates(issueId: string): Promise<Pick<Issue, 'dueAt' | 'breachedAt'> | undefined> {
    const select = { dueAt: true, breachedAt: true } as const;
    return (await this.issues.findOne({ where: { id: issueId }, select })) ?? undefined;
  }

  /** Writes the first due date of an issue; call it in the transaction of the report. */
  begin(issueId: string, dates: Pick<Issue, 'dueAt' | 'nextEscalationAt'>): Promise<void> {
    return this.queries.begin(issueId, dates);
  }

  /**
   * Writes the given columns; call it under the issue's lock. Sets off `issues_ward_counts_change`, which counts late
   * issues.
   */
  async write(issueId: string, change: Partial<DueState>): Promise<void> {
    const { dueAt, breachedAt, escalationLevel, nextEscalationAt, latenessChangedAt, updatedAt } = change;
    await this.issues.update(
      { id: issueId },
      { dueAt, breachedAt, escalationLevel, nextEscalationAt, latenessChangedAt, updatedAt },
    );
  }
}
