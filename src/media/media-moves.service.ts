import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, Repository } from 'typeorm';
import { IssueCounters, IssuePartMade } from '../issues';
import { DomainEvents } from '../platform/events/domain-events';
import { Media } from './entities/media.entity';

/** Moves media to an issue that became of a part of another. Their files stay where they are. */
@Injectable()
export class MediaMovesService implements OnModuleInit {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly events: DomainEvents,
    private readonly counters: IssueCounters,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePartMade, (part) => this.move(part));
  }

  private async move({ from, to, mediaIds }: IssuePartMade): Promise<void> {
    if (mediaIds.length === 0) return;
    const where = { issueId: from, id: Any([...mediaIds]) };
    const { affected = 0 } = await this.media.update(where, { issueId: to });
    await this.counters.countMediaMoved(from, -affected);
    await this.counters.countMediaMoved(to, affected);
  }
}
