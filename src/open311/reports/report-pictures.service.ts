import { Injectable } from '@nestjs/common';
import { Idempotency } from '../../api/idempotency';
import { ApiClientsService } from '../../auth';
import type { ApiClientIdentity } from '../../kernel/people/api-client';
import { MAX_MEDIA } from '../../kernel/media-types';
import {
  type CleanPhoto,
  type LaterPicture,
  mayPass,
  MediaQueries,
  PhotoService,
  WaitingPicturesService,
} from '../../media';
import { DomainError } from '../../platform/http/domain-error';
import { Logger } from '../../platform/logging/logger';

const MAX_FETCHED = 5;

/** The pictures of a report, and its issue. */
export interface PicturesOfReport {
  client: ApiClientIdentity;
  issueId: string;
  files: readonly Buffer[];
  /** The URLs of further pictures; https and public addresses only. */
  urls: readonly string[];
  /** The key that identifies a repetition of the report, if there is one. */
  key?: string;
}

/** A picture of a report: as it may be served, or to be taken over later, with its position in the report. */
type Picture = { place: number } & (
  { photo: CleanPhoto; later?: undefined } | { photo?: undefined; later: LaterPicture }
);
type Gathered = Omit<Picture, 'place'> | undefined;

/**
 * The pictures of reports, re-encoded like all others. One that cannot be fetched or stored right now is taken over
 * later by the job `waiting-pictures`; one that never can is left out.
 */
@Injectable()
export class ReportPicturesService {
  constructor(
    private readonly clients: ApiClientsService,
    private readonly photos: PhotoService,
    private readonly media: MediaQueries,
    private readonly waiting: WaitingPicturesService,
    private readonly idempotency: Idempotency,
    private readonly logger: Logger,
  ) {}

  /** Whether all pictures of an issue are stored, or wait for the job; false if it has none. */
  areThere(issueId: string): Promise<boolean> {
    return this.media.areAllTaken(issueId);
  }

  /**
   * Adds the pictures of a report. First all of them are announced, or kept for later, once per report however often it
   * is repeated; then each is stored, which a repetition does again if it was interrupted.
   * @throws DomainError `conflict` while a repetition is announcing them
   */
  async attach(report: PicturesOfReport): Promise<void> {
    const { issueId } = report;
    const pictures = await this.gather(report);
    if (pictures.length === 0) return;
    const announced = await this.announceOnce(report, pictures).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'conflict') throw error;
      return this.leftOut(issueId, error);
    });
    for (const { place, photo } of pictures) {
      const mediaId = announced?.[place];
      if (mediaId === undefined || !photo) continue;
      await this.photos.store(mediaId, photo).catch((error: unknown) => this.leftOut(issueId, error));
    }
  }

  /** @returns the media ids, in the order of the pictures */
  private announceOnce(
    report: PicturesOfReport,
    pictures: readonly Picture[],
  ): Promise<Record<number, string>> {
    const { client, issueId, key } = report;
    const announce = () => this.announce(report, pictures);
    if (key === undefined) return announce();
    // Separate from the report's own key, whose answer was stored before there were any pictures.
    return this.idempotency.once({ caller: `${client.id} pictures`, key, content: issueId }, announce);
  }

  private async announce(
    { client, issueId }: PicturesOfReport,
    pictures: readonly Picture[],
  ): Promise<Record<number, string>> {
    const actor = this.clients.actorOf(client);
    const announced: Record<number, string> = {};
    for (const { place, photo, later } of pictures) {
      try {
        if (photo) announced[place] = await this.photos.announce(actor, issueId, photo);
        else if (!(await this.waiting.keep(later))) this.leftOut(issueId, 'too many pictures wait');
      } catch (error) {
        // The issue has the maximum number of media, or is hidden; errors of the database belong to the transaction.
        if (!(error instanceof DomainError)) throw error;
        this.leftOut(issueId, error);
      }
    }
    return announced;
  }

  private async gather(report: PicturesOfReport): Promise<Picture[]> {
    const { client, issueId, files, urls } = report;
    const owner = { issueId, addedBy: client.id };
    const sent = files.map((bytes) => this.clean({ ...owner, bytes }));
    const fetched = urls.slice(0, MAX_FETCHED).map((url) => this.clean({ ...owner, url }));
    const pictures = await Promise.all([...sent, ...fetched]);
    return pictures
      .slice(0, MAX_MEDIA)
      .flatMap((picture, place) => (picture ? [{ ...picture, place } as Picture] : []));
  }

  private async clean(picture: LaterPicture): Promise<Gathered> {
    const { issueId, addedBy } = picture;
    try {
      const bytes = picture.bytes ?? (await this.photos.fetch(picture.url));
      return { photo: await this.photos.cleanBytes(bytes, addedBy) };
    } catch (error) {
      if (!mayPass(error)) return this.leftOut(issueId, error);
      this.logger.warn({ err: error, issueId }, 'a picture of a report is taken over later');
      return { later: picture };
    }
  }

  private leftOut(issueId: string, error: unknown): undefined {
    // Only the reason: the input itself may contain anything.
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.info({ issueId, reason }, 'a picture of a report was left out');
  }
}
