import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { MediaRegionsService } from '../../media';
import { FeedRecordService } from './feed-record.service';

type Regions = Parameters<MediaRegionsService['cover']>[3];

/** Parts of photos that city staff cover, each request with its audit record. */
@Injectable()
export class CoverMediaService {
  constructor(
    private readonly regions: MediaRegionsService,
    private readonly record: FeedRecordService,
  ) {}

  /** @throws IssueNotFound, MediaNotFound, NotAPicture, MediaChanged; LimitReached, Busy */
  async cover(actor: ConsoleActor, issueId: string, mediaId: string, regions: Regions): Promise<void> {
    const act = { action: 'issue.cover_media' as const, after: { mediaId, regions: regions.length } };
    const record = () => this.record.of(actor, issueId, act);
    await this.regions.coverByStaff(actor.id, { issueId, mediaId }, regions, record);
  }
}
