import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../auth';
import { IssueLifecycle } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import type { Actor } from '../../kernel/people/actor';
import { type CleanPhoto, type MediaItem, MediaQueries, PhotoService } from '../../media';
import { Database } from '../../platform/database/database';
import { FeedRecordService } from '../feed/feed-record.service';
import { cleanPhotos } from './staff-photos';

/** Photos that city staff add to issues, each request with its audit record. */
@Injectable()
export class IssuePhotoActionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly cityStaff: CityStaffAccountService,
    private readonly photos: PhotoService,
    private readonly media: MediaQueries,
    private readonly record: FeedRecordService,
  ) {}

  /**
   * Adds photos to an issue, also to a hidden one: all of them or none.
   * @param paths the received files
   * @throws IssueNotFound, MediaFull; InvalidInput with the places of files that are no photos; LimitReached, Busy; the
   *   error of the storage if too many photos wait for it
   */
  async add(actor: ConsoleActor, issueId: string, paths: readonly string[]): Promise<MediaItem[]> {
    const photos = await cleanPhotos(this.photos, paths, actor.id);
    // Its reporter and admins see a hidden issue; the account of the city is neither.
    const city: Actor = { ...(await this.cityStaff.actor()), tokenRole: 'admin' };
    const mediaIds = await this.announce(actor, city, issueId, photos);
    try {
      for (const [at, photo] of photos.entries()) await this.photos.store(mediaIds[at]!, photo);
    } catch (error) {
      await this.takeBack(actor, city, issueId, mediaIds);
      throw error;
    }
    return this.media.items(mediaIds);
  }

  private announce(
    actor: ConsoleActor,
    city: Actor,
    issueId: string,
    photos: readonly CleanPhoto[],
  ): Promise<string[]> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const mediaIds: string[] = [];
      for (const photo of photos) mediaIds.push(await this.photos.announce(city, issueId, photo));
      await this.record.of(actor, issueId, {
        action: 'issue.add_photos',
        before: null,
        after: { media: mediaIds },
      });
      return mediaIds;
    });
  }

  /** Photos of which one could not be stored. */
  private takeBack(
    actor: ConsoleActor,
    city: Actor,
    issueId: string,
    mediaIds: readonly string[],
  ): Promise<void> {
    return this.database.transaction(async () => {
      await this.photos.detach(city, issueId, mediaIds);
      await this.record.of(actor, issueId, {
        action: 'issue.add_photos',
        before: { media: mediaIds },
        after: { media: [] },
      });
    });
  }
}
