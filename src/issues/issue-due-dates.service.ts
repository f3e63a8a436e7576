import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Issue } from './entities/issue.entity';

/** When an issue is due, how far it was escalated, and when any of that was last changed by people. */
type DueState = Pick<
  Issue,
  'dueAt' | 'breachedAt' | 'escalationLevel' | 'nextEscalationAt' | 'latenessChangedAt' | 'updatedAt'
>;

/** The only writer of when an issue is due, and of what follows from that. */
@Injectable()
export class IssueDueDates {
  constructor(@InjectRepository(Issue) private readonly issues: Repository<Issue>) {}

  /** When an issue is due, and which due date was missed before; undefined where there is no such issue. */
  async dates(issueId: string): Promise<Pick<Issue, 'dueAt' | 'breachedAt'> | undefined> {
    const select = { dueAt: true, breachedAt: true } as const;
    return (await this.issues.findOne({ where: { id: issueId }, select })) ?? undefined;
  }

  /** Changes what is given; call it under the lock of the issue. */
  async write(issueId: string, change: Partial<DueState>): Promise<void> {
    const { dueAt, breachedAt, escalationLevel, nextEscalationAt, latenessChangedAt, updatedAt } = change;
    await this.issues.update(
      { id: issueId },
      { dueAt, breachedAt, escalationLevel, nextEscalationAt, latenessChangedAt, updatedAt },
    );
  }
}
