import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { type MimeType, MAX_BYTES, UPLOAD_TYPES } from '../../kernel/media-types';
import { UnattachedMediaService, UnfitMedia } from '../../media';
import { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import { upstreamDispatcherFor } from '../../platform/http-client/public-address';
import { getBytes, getJson, UpstreamFailure } from '../../platform/http-client/upstream';
import type { PostMedia } from '../channel';
import { ChatMediaResultsService } from './chat-media-results.service';
import { ChatMediaQueries, type TakenMention } from './chat-media.queries';

const STOP_GRACE_MS = 500;
const DOWNLOAD_MS = 60_000;
/** The platform has no such file, or not one that is kept. Other refusals, such as of the token, may pass. */
const FINAL: ReadonlySet<number | undefined> = new Set([200, 404, 410]);
/** Limits in bytes. The platform accepts no larger videos, and a file is held in memory while it is processed. */
const MAX_FETCHED = { image: MAX_BYTES.image, video: 20 * 1024 * 1024 };

/** The platform's metadata of a file. */
interface FileInfo {
  url?: unknown;
  mime_type?: unknown;
}

/** Fetches pictures and videos of chat messages from the platform, which deletes them after a time. */
@Injectable()
export class ChatMediaService implements BeforeApplicationShutdown {
  private working?: Promise<number>;
  private stopped = false;

  constructor(
    private readonly queries: ChatMediaQueries,
    private readonly unattached: UnattachedMediaService,
    private readonly results: ChatMediaResultsService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  get isConfigured(): boolean {
    const { CHAT_TOKEN, CHAT_API_URL } = this.config.settings;
    return CHAT_TOKEN !== undefined && CHAT_API_URL !== undefined;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    // A stop does not wait for a download: the job tries again.
    await Promise.race([this.working?.catch(() => 0), delay(STOP_GRACE_MS, 0, { ref: false })]);
  }

  /** Starts fetching the files of new messages in the background; the job fetches those that are missed. */
  fetchSoon(): void {
    this.fetchAll().catch((error: unknown) => {
      if (!this.stopped)
        this.logger.warn({ err: error }, 'media of the chat platform were not fetched; the job tries again');
    });
  }

  /** Fetches all files that are due, or waits for the fetch in progress. @returns how many were fetched */
  fetchAll(): Promise<number> {
    this.working ??= this.work().finally(() => (this.working = undefined));
    return this.working;
  }

  private async work(): Promise<number> {
    let fetched = 0;
    while (this.isConfigured && !this.stopped) {
      const mention = await this.queries.take(this.clock.now());
      if (!mention) break;
      fetched += await this.fetchOf(mention);
    }
    return fetched;
  }

  private async fetchOf(mention: TakenMention): Promise<number> {
    const { id, media, author } = mention;
    let failed = false;
    let fetched = 0;
    for (const item of media) {
      if (item.mediaId !== undefined) continue;
      try {
        item.mediaId = await this.fetch(item, author);
        fetched++;
      } catch (error) {
        failed ||= mayPassLater(error);
        this.logger.warn({ err: error, mention: id }, 'a file of the chat platform was not fetched');
      }
    }
    await this.results.settle(mention, failed);
    return fetched;
  }

  /** @param sender who sent the message */
  private async fetch({ id, type }: PostMedia, sender: string): Promise<string> {
    const { CHAT_API_URL = '', CHAT_TOKEN } = this.config.settings;
    const headers = { Authorization: `Bearer ${CHAT_TOKEN}` };
    const info = await getJson<FileInfo>(`${CHAT_API_URL}/${encodeURIComponent(id)}`, { headers });
    const mimeType = String(info.mime_type).split(';')[0]?.trim() as MimeType;
    if (UPLOAD_TYPES[mimeType] !== type) throw new UnfitMedia(`${mimeType} is no ${type} we keep`);
    const url = String(info.url);
    const dispatcher = await upstreamDispatcherFor(url, CHAT_API_URL);
    const bytes = await getBytes(url, {
      headers,
      timeoutMs: DOWNLOAD_MS,
      maxBytes: MAX_FETCHED[type],
      dispatcher,
    });
    return this.unattached.keep(bytes, mimeType, `chat ${sender}`);
  }
}

function mayPassLater(error: unknown): boolean {
  return !(error instanceof UnfitMedia || (error instanceof UpstreamFailure && FINAL.has(error.status)));
}
