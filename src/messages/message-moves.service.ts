import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueCounters, IssuePartMade } from '../issues';
import { DomainEvents } from '../platform/events/domain-events';
import { MessageMoveQueries } from './message-moves.queries';

/** Moves messages to the thread of an issue that became of a part of another. They keep their times and reactions. */
@Injectable()
export class MessageMovesService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: MessageMoveQueries,
    private readonly counters: IssueCounters,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePartMade, (part) => this.move(part));
  }

  private async move({ from, to, messageIds }: IssuePartMade): Promise<void> {
    if (messageIds.length === 0) return;
    const { count, lastOfPart, lastOfRest } = await this.queries.move(from, to, messageIds);
    await this.counters.countMessagesMoved(from, -count, lastOfRest);
    await this.counters.countMessagesMoved(to, count, lastOfPart);
  }
}
