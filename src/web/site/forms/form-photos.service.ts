import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/people/actor';
import { type CleanPhoto, PhotoService, UnfitPhoto } from '../../../media';
import { LimitReached } from '../../../api/limit-reached';
import { Logger } from '../../../platform/logging/logger';
import type { Key } from '../i18n/translate';
import type { Problem } from '../kit/fields';
import type { FormPhotos } from './multipart-form.interceptor';

/** Why the photos of a form were refused. */
export interface PhotoRefusal {
  problem: Problem;
  status: 413 | 422 | 429;
  /** When to try again, in seconds. */
  retryAfter?: number;
}

/** The result of checking a form's photos. */
export type CheckedPhotos =
  { clean: CleanPhoto[]; refusal?: undefined } | { clean?: undefined; refusal: PhotoRefusal };

/** The texts of photos that cannot be processed. */
const UNFIT: Record<UnfitPhoto['reason'], Key> = {
  unreadable: 'problem.photoUnfit',
  pixels: 'problem.photoPixels',
  side: 'problem.photoPixels',
  tracks: 'problem.photoUnfit',
};

/** Processes the photos of a form into photos that may be served, and adds them to issues. */
@Injectable()
export class FormPhotoService {
  constructor(
    private readonly photos: PhotoService,
    private readonly logger: Logger,
  ) {}

  /**
   * Decodes and re-encodes the photos, without storing them.
   * @param sender the account or office that sent the form, if it is known
   * @throws Busy if too many photos of all people wait
   */
  async check(sender: Pick<Actor, 'id'> | undefined, photos: FormPhotos): Promise<CheckedPhotos> {
    const { files, tooLarge, isTooMany } = photos;
    if (isTooMany) return { refusal: { problem: 'problem.photosTooMany', status: 422 } };
    if (tooLarge !== undefined)
      return { refusal: { problem: { key: 'problem.photoTooLarge', file: tooLarge }, status: 413 } };
    const clean: CleanPhoto[] = [];
    for (const { path, name } of files) {
      try {
        // Files of people who are not signed in are not taken.
        clean.push(await this.photos.clean(path, sender?.id ?? ''));
      } catch (error) {
        return { refusal: refusalOf(error, name) };
      }
    }
    return { clean };
  }

  /**
   * Adds clean photos to an issue, one after the other. A failure does not affect what they belong to.
   * @returns the ids of the added photos: fewer than given if storing one failed
   */
  async attach(actor: Actor, issueId: string, photos: readonly CleanPhoto[]): Promise<string[]> {
    const ids: string[] = [];
    try {
      for (const photo of photos) ids.push(await this.photos.attach(actor, issueId, photo));
    } catch (error) {
      this.logger.warn({ issueId, err: error }, 'photos of a form could not be stored');
    }
    return ids;
  }

  /** Removes photos from an issue again, because their form was refused or had been sent before. */
  async detach(actor: Actor, issueId: string, mediaIds: readonly string[]): Promise<void> {
    try {
      await this.photos.detach(actor, issueId, mediaIds);
    } catch (error) {
      this.logger.warn(
        { issueId, err: error },
        'photos of a refused form could not be taken off their issue',
      );
    }
  }
}

/** @param name of the photo @throws the error if it is not about the photo */
function refusalOf(error: unknown, name: string): PhotoRefusal {
  if (error instanceof LimitReached)
    return { problem: 'problem.photosLimited', status: 429, retryAfter: error.retryAfterS };
  if (error instanceof UnfitPhoto) return { problem: { key: UNFIT[error.reason], file: name }, status: 422 };
  throw error;
}
