import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, Repository } from 'typeorm';
import { IssuePartMade } from '../issues';
import { DomainEvents } from '../platform/events/domain-events';
import { Flag } from './entities/flag.entity';

/** Flags of messages and media follow these to an issue that became of a part of another. */
@Injectable()
export class FlagMovesService implements OnModuleInit {
  constructor(
    @InjectRepository(Flag) private readonly flags: Repository<Flag>,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePartMade, async ({ from, to, messageIds, mediaIds }) => {
      const targets = [
        { targetKind: 'comment' as const, targetId: Any([...messageIds]) },
        { targetKind: 'media' as const, targetId: Any([...mediaIds]) },
      ];
      for (const target of targets) await this.flags.update({ issueId: from, ...target }, { issueId: to });
    });
  }
}
