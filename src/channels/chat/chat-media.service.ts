import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { Clock } from '../../kernel/clock';
import { type MimeType, MAX_BYTES, UPLOAD_TYPES } from '../../kernel/media-types';
import { UnattachedMedia } from '../../media';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { wayTo } from '../../outbound/public-address';
import { getBytes, getJson } from '../../outbound/upstream';
import type { PostMedia } from '../channel';
import { Mention } from '../entities/mention.entity';
import { type TakenMention, takeWithMedia } from './chat-media.queries';

const STOP_GRACE_MS = 500;
const DOWNLOAD_MS = 60_000;
/** Limits in bytes. The platform accepts no larger videos, and a file is held in memory while it is processed. */
const MAX_FETCHED = { image: MAX_BYTES.image, video: 20 * 1024 * 1024 };

/** The platform's metadata of a file. */
interface FileInfo {
  url?: unknown;
  mime_type?: unknown;
}

/** Fetches pictures and videos of chat messages from the platform, which deletes them after a time. */
@Injectable()
export class ChatMedia implements BeforeApplicationShutdown {
  private working?: Promise<number>;
  private stopped = false;

  constructor(
    @InjectRepository(Mention) private readonly mentions: Repository<Mention>,
    private readonly database: Database,
    private readonly unattached: UnattachedMedia,
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
      const mention = await this.database.row<TakenMention>(takeWithMedia, [this.clock.now()]);
      if (!mention) break;
      fetched += await this.fetchOf(mention);
    }
    return fetched;
  }

  private async fetchOf({ id: mentionId, media, author }: TakenMention): Promise<number> {
    let failed = false;
    let fetched = 0;
    for (const item of media) {
      if (item.mediaId !== undefined) continue;
      try {
        item.mediaId = await this.fetch(item, author);
        fetched++;
      } catch (error) {
        failed = true;
        this.logger.warn({ err: error, mention: mentionId }, 'a file of the chat platform was not fetched');
      }
    }
    await this.settle(mentionId, media, failed);
    return fetched;
  }

  /** @param sender who sent the message */
  private async fetch({ id, type }: PostMedia, sender: string): Promise<string> {
    const { CHAT_API_URL = '', CHAT_TOKEN } = this.config.settings;
    const headers = { Authorization: `Bearer ${CHAT_TOKEN}` };
    const info = await getJson<FileInfo>(`${CHAT_API_URL}/${encodeURIComponent(id)}`, { headers });
    const mimeType = String(info.mime_type).split(';')[0]?.trim() as MimeType;
    if (UPLOAD_TYPES[mimeType] !== type) throw new Error(`${mimeType} is no ${type} we keep`);
    const url = String(info.url);
    const dispatcher = await wayTo(url, CHAT_API_URL);
    const bytes = await getBytes(url, {
      headers,
      timeoutMs: DOWNLOAD_MS,
      maxBytes: MAX_FETCHED[type],
      dispatcher,
    });
    return this.unattached.keep(bytes, mimeType, `chat-${type}`, `chat ${sender}`);
  }

  /**
   * Stores the fetched files. If the message has become an issue meanwhile, they are added to it, up to its maximum; if
   * it was taken off the wall, they are hidden.
   */
  private async settle(id: string, media: PostMedia[], failed: boolean): Promise<void> {
    const change = failed ? { media } : { media, mediaPending: false };
    try {
      await this.database.transaction(async () => {
        await this.mentions.update({ id }, change);
        await this.attach(id, media);
      });
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.warn({ err: error, mention: id }, 'a file of the chat platform was not attached');
      await this.mentions.update({ id }, change);
    }
  }

  private async attach(id: string, media: readonly PostMedia[]): Promise<void> {
    const mention = await this.mentions.findOne({
      select: { id: true, issueId: true, convertedBy: true, hidden: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!mention) return;
    const { issueId, convertedBy, hidden } = mention;
    const mediaIds = media.flatMap(({ mediaId }) => mediaId ?? []);
    if (hidden) await this.unattached.setHidden(mediaIds, true);
    if (!issueId || !convertedBy) return;
    const actor = { id: convertedBy, tokenRole: 'citizen' } as Actor;
    for (const mediaId of mediaIds) await this.unattached.attach(actor, issueId, mediaId);
  }
}
