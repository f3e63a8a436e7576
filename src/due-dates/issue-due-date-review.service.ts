import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueNotFound, IssueQueries } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { DueDateQueries, type FactsRow } from './due-date.queries';
import { DueDateChange } from './entities/due-date-change.entity';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { OfficeQueries, type OfficeReplyRow } from './letters/office.queries';

const CHANGE = { at: true, fromDueAt: true, toDueAt: true, reason: true } as const;
const ESCALATION = { level: true, designation: true, place: true, at: true, dueAt: true } as const;

/** The due date of an issue, with the facts it was calculated from and its consequences. */
export interface ReviewedDueDate {
  issueId: string;
  facts: FactsRow;
  /** Oldest first. */
  changes: Array<Pick<DueDateChange, keyof typeof CHANGE>>;
  /** In the order of the levels. */
  escalations: Array<Pick<IssueEscalation, keyof typeof ESCALATION>>;
  replies: OfficeReplyRow[];
  now: Date;
}

/** A period in which the clock of an issue does not run, and the reason. */
export interface ShownPause {
  from: Date;
  until: Date;
  reason: string;
}

/** The data of the short statement about a due date on a page. */
export interface CurrentDueDate {
  dueAt: Date | null;
  /** The URL of the published policy; null if unknown. */
  sourceUrl: string | null;
  /** The current pause. */
  pause: ShownPause | undefined;
  /** All pauses, oldest first, with their end; an early end if they were ended early. */
  pauses: ShownPause[];
  /** The replies of offices, oldest first. */
  replies: OfficeReplyRow[];
  now: Date;
}

/** Reads due dates for presentation (docs/api/due-dates.md#due-date-of-an-issue). */
@Injectable()
export class IssueDueDateReviewService {
  constructor(
    @InjectRepository(DueDateChange) private readonly changes: Repository<DueDateChange>,
    @InjectRepository(IssueEscalation) private readonly escalations: Repository<IssueEscalation>,
    private readonly queries: DueDateQueries,
    private readonly offices: OfficeQueries,
    private readonly issues: IssueQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws IssueNotFound if there is no such issue, or it is hidden from the reader */
  async of(issueId: string, reader: Actor | undefined): Promise<ReviewedDueDate> {
    await this.issues.assertVisible(issueId, reader);
    return this.whole(issueId);
  }

  /** The short form. The caller has checked that the reader may see the issue. @throws IssueNotFound */
  async current(issueId: string): Promise<CurrentDueDate> {
    const facts = await this.queries.facts(issueId);
    if (!facts) throw new IssueNotFound();
    const now = this.clock.now();
    const pauses = facts.pauses.map(({ fromAt, untilAt, endedAt, reason }) => ({
      from: new Date(fromAt),
      until: new Date(endedAt ?? untilAt),
      reason,
    }));
    const pause = pauses.find(({ from, until }) => from <= now && now < until);
    const replies = facts.escalationLevel === 0 ? [] : await this.offices.replies(issueId);
    return { dueAt: facts.dueAt, sourceUrl: facts.sourceUrl, pause, pauses, replies, now };
  }

  /** The full form for city staff, who also see hidden issues. @throws IssueNotFound */
  async whole(issueId: string): Promise<ReviewedDueDate> {
    const facts = await this.queries.facts(issueId);
    if (!facts) throw new IssueNotFound();
    const changes = await this.changes.find({ select: CHANGE, where: { issueId }, order: { id: 'ASC' } });
    const escalations = await this.escalations.find({
      select: ESCALATION,
      where: { issueId },
      order: { level: 'ASC' },
    });
    const replies = await this.offices.replies(issueId);
    return { issueId, facts, changes, escalations, replies, now: this.clock.now() };
  }
}
