import { Injectable } from '@nestjs/common';
import { Idempotency } from '../../api/idempotency';
import { ApiClients } from '../../auth';
import type { ApiClientIdentity } from '../../kernel/api-client';
import { MAX_BYTES, MAX_MEDIA } from '../../kernel/media-types';
import { type CleanPhoto, MediaQueries, PhotoService } from '../../media';
import { DomainError } from '../../platform/http/domain-error';
import { Logger } from '../../platform/logging/logger';
import { wayOut } from '../../outbound/public-address';
import { getBytes } from '../../outbound/upstream';

/** The time limit for fetching a picture: the client waits for the answer. */
const FETCH_TIMEOUT_MS = 4000;
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

/** A picture that was fetched, with its position among those of its report. */
interface Picture {
  place: number;
  photo: CleanPhoto;
}

/** The pictures of reports: re-encoded like all others, and left out if they cannot be fetched. */
@Injectable()
export class ReportPictures {
  constructor(
    private readonly clients: ApiClients,
    private readonly photos: PhotoService,
    private readonly media: MediaQueries,
    private readonly idempotency: Idempotency,
    private readonly logger: Logger,
  ) {}

  /** Whether all pictures of an issue are stored; false if it has none. */
  areThere(issueId: string): Promise<boolean> {
    return this.media.areAllStored(issueId);
  }

  /**
   * Adds the pictures of a report. First all of them are announced, once per report however often it is repeated; then
   * each is stored, which a repetition does again if it was interrupted.
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
      if (mediaId === undefined) continue;
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
    for (const { place, photo } of pictures) {
      try {
        announced[place] = await this.photos.announce(actor, issueId, photo);
      } catch (error) {
        // The issue has the maximum number of media, or is hidden; errors of the database belong to the transaction.
        if (!(error instanceof DomainError)) throw error;
        this.leftOut(issueId, error);
      }
    }
    return announced;
  }

  private async gather({ client, issueId, files, urls }: PicturesOfReport): Promise<Picture[]> {
    const fetched = urls.slice(0, MAX_FETCHED).map((url) => this.fetched(url, client, issueId));
    const photos = await Promise.all([
      ...files.map((bytes) => this.clean(bytes, client, issueId)),
      ...fetched,
    ]);
    return photos.slice(0, MAX_MEDIA).flatMap((photo, place) => (photo ? [{ place, photo }] : []));
  }

  private async fetched(
    url: string,
    client: ApiClientIdentity,
    issueId: string,
  ): Promise<CleanPhoto | undefined> {
    try {
      const dispatcher = await wayOut(url);
      const bytes = await getBytes(url, {
        dispatcher,
        timeoutMs: FETCH_TIMEOUT_MS,
        maxBytes: MAX_BYTES.image,
      });
      return await this.photos.cleanBytes(bytes, client.id);
    } catch (error) {
      return this.leftOut(issueId, error);
    }
  }

  private async clean(
    bytes: Buffer,
    client: ApiClientIdentity,
    issueId: string,
  ): Promise<CleanPhoto | undefined> {
    return this.photos.cleanBytes(bytes, client.id).catch((error: unknown) => this.leftOut(issueId, error));
  }

  private leftOut(issueId: string, error: unknown): undefined {
    // Only the reason: the input itself may contain anything.
    const reason = error instanceof Error ? error.message : 'unknown';
    this.logger.info({ issueId, reason }, 'a picture of a report was left out');
  }
}
