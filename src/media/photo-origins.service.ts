import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { IssueStatusChanged } from '../issues';
import { DomainEvents } from '../platform/events/domain-events';
import { Media } from './entities/media.entity';
import { NO_ORIGIN } from './photo-origin';

/** Forgets where and when the photos of an issue were taken once it is closed, as it is not resolved again. */
@Injectable()
export class PhotoOriginsService implements OnModuleInit {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueStatusChanged, async ({ issue }) => {
      if (issue.status === 'closed') await this.forget(issue.id);
    });
  }

  private async forget(issueId: string): Promise<void> {
    const known = [
      { issueId, takenAt: Not(IsNull()) },
      { issueId, takenLat: Not(IsNull()) },
    ];
    await this.media.update(known, NO_ORIGIN);
  }
}
