import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { FeedStatus } from '../kernel/statuses';
import { FeedTransition } from './entities/feed-transition.entity';

/** For each status of the public feed, the statuses city staff may change it to. */
export type FeedTransitionTable = Record<FeedStatus, FeedStatus[]>;

/**
 * The allowed transitions between statuses of the public feed (docs/api/console-feed.md#table-of-transitions). City
 * staff configure them, so they are stored in a table; those of the lifecycle are code, in `issue-transitions.ts`.
 */
@Injectable()
export class FeedTransitionsService {
  constructor(@InjectRepository(FeedTransition) private readonly transitions: Repository<FeedTransition>) {}

  isAllowed(fromStatus: FeedStatus, toStatus: FeedStatus): Promise<boolean> {
    return this.transitions.existsBy({ fromStatus, toStatus });
  }

  async read(): Promise<FeedTransitionTable> {
    const table: FeedTransitionTable = { new: [], ack: [], progress: [], resolved: [], overdue: [] };
    for (const { fromStatus, toStatus } of await this.transitions.find({ order: { toStatus: 'ASC' } }))
      table[fromStatus].push(toStatus);
    return table;
  }

  /** Replaces the stored table; call it in a transaction. */
  async replace(table: FeedTransitionTable): Promise<void> {
    await this.transitions.deleteAll();
    const from = Object.keys(table) as FeedStatus[];
    const transitions = from.flatMap((fromStatus) =>
      [...new Set(table[fromStatus])].map((toStatus) => ({ fromStatus, toStatus })),
    );
    if (transitions.length > 0) await this.transitions.insert(transitions);
  }
}
