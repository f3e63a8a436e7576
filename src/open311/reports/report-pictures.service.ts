import { Injectable } from '@nestjs/common';
import { ApiClients } from '../../auth';
import type { Actor } from '../../kernel/actor';
import type { ApiClientIdentity } from '../../kernel/api-client';
import { MAX_BYTES, MAX_MEDIA } from '../../kernel/media-types';
import { type CleanPhoto, PhotoService } from '../../media';
import { Logger } from '../../platform/logging/logger';
import { wayOut } from '../../platform/outbound/public-address';
import { getBytes } from '../../platform/outbound/upstream';

/** For all of a picture on the web: its client waits for the answer. */
const FETCH_TIMEOUT_MS = 4000;
const MAX_FETCHED = 5;

/** The pictures of reports: written anew like all others, and left out where they cannot be had. */
@Injectable()
export class ReportPictures {
  constructor(
    private readonly clients: ApiClients,
    private readonly photos: PhotoService,
    private readonly logger: Logger,
  ) {}

  /**
   * Attaches files, and what lies at some URLs, to an issue.
   * @param urls where pictures lie: https, and out in the world alone
   */
  async attach(
    client: ApiClientIdentity,
    issueId: string,
    files: readonly Buffer[],
    urls: readonly string[],
  ): Promise<void> {
    const actor = this.clients.actorOf(client);
    const fetched = urls.slice(0, MAX_FETCHED).map((url) => this.fetched(url, issueId));
    const photos = await Promise.all([...files.map((bytes) => this.clean(bytes, issueId)), ...fetched]);
    for (const photo of photos.slice(0, MAX_MEDIA)) if (photo) await this.attachOne(actor, issueId, photo);
  }

  private async attachOne(actor: Actor, issueId: string, photo: CleanPhoto): Promise<void> {
    await this.photos.attach(actor, issueId, photo).catch((error: unknown) => this.leftOut(issueId, error));
  }

  private async fetched(url: string, issueId: string): Promise<CleanPhoto | undefined> {
    try {
      const dispatcher = await wayOut(url);
      const bytes = await getBytes(url, {
        dispatcher,
        timeoutMs: FETCH_TIMEOUT_MS,
        maxBytes: MAX_BYTES.image,
      });
      return await this.photos.cleanBytes(bytes);
    } catch (error) {
      return this.leftOut(issueId, error);
    }
  }

  private async clean(bytes: Buffer, issueId: string): Promise<CleanPhoto | undefined> {
    return this.photos.cleanBytes(bytes).catch((error: unknown) => this.leftOut(issueId, error));
  }

  private leftOut(issueId: string, error: unknown): undefined {
    // The reason alone: what was sent may be anything.
    const reason = error instanceof Error ? error.message : 'unknown';
    this.logger.info({ issueId, reason }, 'a picture of a report was left out');
  }
}
