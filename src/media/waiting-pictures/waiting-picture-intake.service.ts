import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { Logger } from '../../platform/logging/logger';
import { MediaService } from '../media.service';
import { PhotoService } from '../photo.service';
import { mayPass } from '../remote-picture';
import { StorageUnavailable } from '../storage/storage-unavailable';
import { WaitingPictureEndService } from './waiting-picture-end.service';
import { type TakenPicture, WaitingPictureQueries } from './waiting-picture.queries';

/** The time limit of one run. */
const RUN_MS = 15_000;
/** How long a picture is tried. */
const GIVE_UP_MS = 3 * DAY_MS;

/** Takes over pictures that could not be fetched or stored before. */
@Injectable()
export class WaitingPictureIntakeService implements BeforeApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly queries: WaitingPictureQueries,
    private readonly photos: PhotoService,
    private readonly media: MediaService,
    private readonly end: WaitingPictureEndService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  /** Tries all pictures that are due, until the storage fails. @returns how many were stored and given up */
  async takeAll(): Promise<{ stored: number; givenUp: number }> {
    const deadline = performance.now() + RUN_MS;
    const outcome = { stored: 0, givenUp: 0 };
    while (!this.stopped && performance.now() < deadline) {
      const picture = await this.queries.takeNext(this.clock.now());
      if (!picture) break;
      try {
        if (await this.store(picture)) outcome.stored++;
        await this.end.remove(picture);
      } catch (error) {
        if (await this.settle(picture, error)) outcome.givenUp++;
        if (error instanceof StorageUnavailable) break;
      }
    }
    return outcome;
  }

  /** @returns false if the media item was deleted meanwhile */
  private async store({ mediaId, issueId, addedBy, url, bytes }: TakenPicture): Promise<boolean> {
    const photo = await this.photos.cleanBytes(bytes ?? (await this.photos.fetch(url ?? '')), addedBy);
    const actor = { id: addedBy, tokenRole: 'citizen' } as Actor;
    if (!(await this.media.announceAs(mediaId, actor, issueId, this.photos.requestOf(photo)))) return false;
    await this.photos.storeNow(mediaId, photo);
    return true;
  }

  /** Ends a picture that can never be taken over, or was tried for long enough. @returns whether it was given up */
  private async settle(picture: TakenPicture, error: unknown): Promise<boolean> {
    const { mediaId, issueId, createdAt } = picture;
    if (!mayPass(error)) {
      // Only the reason: the input itself may contain anything.
      const reason = error instanceof Error ? error.message : 'unknown';
      this.logger.info({ issueId, reason }, 'a picture of a report was left out');
      await this.end.leaveOut(picture);
      return false;
    }
    this.logger.warn({ err: error, issueId, media: mediaId }, 'a waiting picture was not stored');
    if (createdAt.getTime() + GIVE_UP_MS > this.clock.now().getTime()) return false;
    await this.end.giveUp(picture);
    return true;
  }
}
