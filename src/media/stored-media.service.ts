import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { IssueCounters } from '../issues';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Media } from './entities/media.entity';
import { UploadStored } from './media.events';
import type { PhotoOrigin } from './photo-origin';

/** What is known of a file by its bytes. */
export type FileFacts = Partial<Pick<Media, 'pictureHash'> & PhotoOrigin> & {
  /** Whether it is a video, which lost its metadata. */
  isCleaned?: boolean;
};

/** Marks uploads as stored, which makes them visible. */
@Injectable()
export class StoredMediaService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly database: Database,
    private readonly counters: IssueCounters,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the upload is stored now, by this call or another; false if it was deleted meanwhile */
  mark(id: string, { isCleaned = false, ...facts }: FileFacts): Promise<boolean> {
    const awaited = { id, state: 'awaited' as const, deletedAt: IsNull() };
    return this.database.transaction(async () => {
      const item = await this.media.findOne({ select: { id: true, issueId: true }, where: awaited });
      if (!item) return this.isStored(id);
      // The issue is locked before its media, as in every other transaction.
      if (item.issueId !== null) await this.counters.showMedia(item.issueId);
      const now = this.clock.now();
      const cleanedAt = isCleaned ? now : null;
      const change = { state: 'stored' as const, storedAt: now, cleanedAt, ...facts };
      const { affected } = await this.media.update(awaited, change);
      if (affected !== 1) return this.isStored(id);
      if (item.issueId !== null) await this.events.emit(new UploadStored(item.issueId, id));
      return true;
    });
  }

  /** Whether an upload is stored and not deleted. */
  isStored(id: string): Promise<boolean> {
    return this.media.existsBy({ id, state: 'stored', deletedAt: IsNull() });
  }
}
