import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { IssueCounters } from '../issues';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { Media } from './entities/media.entity';

/** Says that the bytes of an upload are there, so that it is seen. */
@Injectable()
export class StoredMedia {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly database: Database,
    private readonly counters: IssueCounters,
    private readonly clock: Clock,
  ) {}

  /** @returns false when the upload was deleted, or stored by someone else, meanwhile */
  mark(id: string, pictureHash: string | null): Promise<boolean> {
    const awaited = { id, state: 'awaited' as const, deletedAt: IsNull() };
    return this.database.transaction(async () => {
      const item = await this.media.findOne({ select: { id: true, issueId: true }, where: awaited });
      if (!item) return false;
      // The issue first: whoever holds its lock comes to its media after that.
      if (item.issueId !== null) await this.counters.showMedia(item.issueId);
      const change = { state: 'stored' as const, storedAt: this.clock.now(), pictureHash };
      const { affected } = await this.media.update(awaited, change);
      return affected === 1;
    });
  }
}
