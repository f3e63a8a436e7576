import { Injectable } from '@nestjs/common';
import { IssueNotFound, IssueQueries } from '../issues';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { DueDateQueries, type FactsRow } from './due-date.queries';
import { OfficeQueries, type OfficeReplyRow } from './office.queries';

type Listed<Method extends 'changes' | 'escalations'> = Awaited<ReturnType<DueDateQueries[Method]>>;

/** The due date of an issue, with all it follows from and all that became of it. */
export interface ReviewedDueDate {
  issueId: string;
  facts: FactsRow;
  changes: Listed<'changes'>;
  escalations: Listed<'escalations'>;
  replies: OfficeReplyRow[];
  now: Date;
}

/** A time in which the clock of an issue does not run, and why. */
export interface ShownPause {
  from: Date;
  until: Date;
  reason: string;
}

/** What a page says of a due date in a sentence. */
export interface CurrentDueDate {
  dueAt: Date | null;
  /** Where the policy was published; null where that is not known. */
  sourceUrl: string | null;
  /** The pause that is under way. */
  pause: ShownPause | undefined;
  /** All pauses, the oldest first; until when they are, or were where they were ended before their time. */
  pauses: ShownPause[];
  /** The replies of offices, the oldest first. */
  replies: OfficeReplyRow[];
  now: Date;
}

/** What people are shown of due dates (docs/api/due-dates.md#due-date-of-an-issue). */
@Injectable()
export class IssueDueDateReview {
  constructor(
    private readonly queries: DueDateQueries,
    private readonly offices: OfficeQueries,
    private readonly issues: IssueQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws IssueNotFound when there is no such issue, or it is hidden from the reader */
  async of(issueId: string, reader: Actor | undefined): Promise<ReviewedDueDate> {
    await this.issues.assertVisible(issueId, reader);
    return this.whole(issueId);
  }

  /** In short; whoever calls it knows that the reader may see the issue. @throws IssueNotFound */
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

  /** As city staff see it: of a hidden issue, too. @throws IssueNotFound */
  async whole(issueId: string): Promise<ReviewedDueDate> {
    const facts = await this.queries.facts(issueId);
    if (!facts) throw new IssueNotFound();
    const changes = await this.queries.changes(issueId);
    const escalations = await this.queries.escalations(issueId);
    const replies = await this.offices.replies(issueId);
    return { issueId, facts, changes, escalations, replies, now: this.clock.now() };
  }
}
