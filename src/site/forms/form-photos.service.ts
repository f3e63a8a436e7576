import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor';
import { type CleanPhoto, PhotoService } from '../../media';
import { InvalidInput } from '../../platform/http/domain-error';
import { Logger } from '../../platform/logging/logger';
import type { Key } from '../i18n/translate';
import type { FormPhotos } from './multipart-form.interceptor';

/** The result of checking a form's photos: clean photos, or the reason and status of a refusal. */
export type CheckedPhotos =
  { clean: CleanPhoto[]; problem?: undefined } | { clean?: undefined; problem: Key; status: 413 | 422 };

/** Processes the photos of a form into photos that may be served, and adds them to issues. */
@Injectable()
export class FormPhotoService {
  constructor(
    private readonly photos: PhotoService,
    private readonly logger: Logger,
  ) {}

  /** Decodes and re-encodes the photos, without storing them. @throws Busy if the queue is full */
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
