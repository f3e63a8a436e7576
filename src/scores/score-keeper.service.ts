import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  IssueCategoryChanged,
  IssuePriorityChanged,
  IssueReported,
  IssueStatusChanged,
  IssueUpvotesMoved,
  IssueUpvoteToggled,
  IssueWithheldChanged,
} from '../issues';
import { EventAttendanceChanged } from '../kernel/event-attendance';
import type { Priority } from '../kernel/priorities';
import { isRepaired } from '../kernel/statuses';
import { MediaCounted } from '../media';
import { MessageCounted } from '../messages';
import { DomainEvents } from '../platform/events/domain-events';
import { ScoreLedger } from './score-ledger.service';

/**
 * Updates scores by listening to events, inside the transaction of each action, so that a score always matches the
 * rows. A report that moderation has hidden earns its reporter nothing; what others contributed to it still counts for
 * them. One that was joined with another goes on counting.
 */
@Injectable()
export class ScoreKeeperService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly ledger: ScoreLedger,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueReported, ({ issue }) => this.ledger.countReport(issue, 1));
    this.events.on(IssueStatusChanged, (change) => this.onStatus(change));
    this.events.on(IssueCategoryChanged, (change) => this.onCategory(change));
    this.events.on(IssuePriorityChanged, (change) => this.onPriority(change));
    this.events.on(IssueUpvoteToggled, (toggle) => this.onUpvote(toggle));
    this.events.on(IssueWithheldChanged, (change) => this.onWithheld(change));
    this.events.on(IssueUpvotesMoved, (moved) => this.onMove(moved));
    this.events.on(MessageCounted, ({ authorId, change }) =>
      this.ledger.add({ userId: authorId, commentsMade: change }),
    );
    this.events.on(EventAttendanceChanged, ({ userId, change }) =>
      this.ledger.add({ userId, eventsJoined: change }),
    );
    this.events.on(MediaCounted, (item) => this.onMedia(item));
  }

  private async onStatus({ issue, wasRepaired }: IssueStatusChanged): Promise<void> {
    const change = Number(isRepaired(issue)) - Number(wasRepaired);
    if (change === 0 || issue.withheld) return;
    await this.ledger.add({ userId: issue.reporterId, reportsResolved: change });
  }

  private async onCategory({ issue, from }: IssueCategoryChanged): Promise<void> {
    if (issue.withheld) return;
    const followers = { resolved: isRepaired(issue), upvotes: issue.upvotes };
    await this.ledger.countReport({ ...issue, category: from }, -1, followers);
    await this.ledger.countReport(issue, 1, followers);
  }

  private async onPriority({ issue, from }: IssuePriorityChanged): Promise<void> {
    const change = Number(isHigh(issue.priority)) - Number(isHigh(from));
    if (change === 0 || issue.withheld) return;
    await this.ledger.add({ userId: issue.reporterId, highPriorityBonus: change });
  }

  private async onUpvote({ issue, voterId, added }: IssueUpvoteToggled): Promise<void> {
    const change = added ? 1 : -1;
    const vote = { userId: voterId, votesCast: change };
    if (issue.withheld) await this.ledger.add(vote);
    else await this.ledger.add(vote, { userId: issue.reporterId, upvotesReceived: change });
  }

  private async onMove({ cast, received }: IssueUpvotesMoved): Promise<void> {
    await this.ledger.add(
      ...cast.map(({ userId, change }) => ({ userId, votesCast: change })),
      ...received.map(({ userId, change }) => ({ userId, upvotesReceived: change })),
    );
  }

  private async onWithheld({ issue }: IssueWithheldChanged): Promise<void> {
    const followers = { resolved: isRepaired(issue), upvotes: issue.upvotes };
    await this.ledger.countReport(issue, issue.withheld ? -1 : 1, followers);
  }

  private async onMedia({ type, addedBy, change }: MediaCounted): Promise<void> {
    if (type === 'image') await this.ledger.add({ userId: addedBy, imagesAdded: change });
    if (type === 'video') await this.ledger.add({ userId: addedBy, videosAdded: change });
  }
}

function isHigh(priority: Priority): boolean {
  return priority === 'high';
}
