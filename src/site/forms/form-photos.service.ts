import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor';
import { type CleanPhoto, PhotoService } from '../../media';
import { InvalidInput } from '../../platform/http/domain-error';
import { Logger } from '../../platform/logging/logger';
import type { Key } from '../i18n/translate';
import type { FormPhotos } from './multipart-form.interceptor';

/** What the photos of a form are: clean, or refused with a reason and a status. */
export type CheckedPhotos =
  { clean: CleanPhoto[]; problem?: undefined } | { clean?: undefined; problem: Key; status: 413 | 422 };

/** Makes of the photos of a form what may be served, and attaches it. */
@Injectable()
export class FormPhotoService {
  constructor(
    private readonly photos: PhotoService,
    private readonly logger: Logger,
  ) {}

  /** Decodes and writes the photos anew; nothing is stored yet. @throws Busy when too many wait already */
  async check({ files, isTooLarge, isTooMany }: FormPhotos): Promise<CheckedPhotos> {
    if (isTooMany) return { problem: 'problem.photosTooMany', status: 422 };
    if (isTooLarge) return { problem: 'problem.photoTooLarge', status: 413 };
    const clean: CleanPhoto[] = [];
    try {
      for (const file of files) clean.push(await this.photos.clean(file));
      return { clean };
    } catch (error) {
      if (error instanceof InvalidInput) return { problem: 'problem.photoUnfit', status: 422 };
      throw error;
    }
  }

  /**
   * Attaches clean photos to an issue, one after the other. Whatever becomes of them, what they belong to stays.
   * @returns the ids of those that are attached: fewer than given where storing one failed
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

  /** Takes photos off an issue again, for the form they came with was refused, or had been sent before. */
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
