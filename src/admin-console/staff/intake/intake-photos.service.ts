import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../../auth';
import type { ConsoleActor } from '../../../kernel/console';
import { type MediaItem, MediaQueries, PhotoService, UnattachedMediaService } from '../../../media';
import { cleanPhotos } from '../staff-photos';

/** Photos for a report that city staff are about to take. */
@Injectable()
export class IntakePhotosService {
  constructor(
    private readonly cityStaff: CityStaffAccountService,
    private readonly photos: PhotoService,
    private readonly unattached: UnattachedMediaService,
    private readonly media: MediaQueries,
  ) {}

  /**
   * Stores photos that belong to no issue yet. Those of a report that was never sent are removed after a day.
   * @param paths the received files
   * @throws InvalidInput with the places of files that are no photos; LimitReached, Busy, StorageUnavailable
   */
  async add(actor: ConsoleActor, paths: readonly string[]): Promise<MediaItem[]> {
    const photos = await cleanPhotos(this.photos, paths, actor.id);
    const desk = await this.cityStaff.actor();
    const mediaIds: string[] = [];
    for (const photo of photos) mediaIds.push(await this.unattached.keepPhoto(photo, desk.id));
    return this.media.items(mediaIds);
  }
}
