import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import { Mentions } from '../mentions.service';
import { ChatMedia } from './chat-media.service';
import { readDelivery } from './chat-payload';

/** What the chat platform sends when it verifies the webhook. */
export interface Handshake {
  mode: string | undefined;
  token: string | undefined;
  challenge: string | undefined;
}

/** The webhook of the chat platform, the same behind both surfaces (documents 2 and 3, section 4.1 and 4.6). */
@Injectable()
export class ChatWebhook {
  constructor(
    private readonly mentions: Mentions,
    private readonly media: ChatMedia,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** The challenge to answer, or undefined when it is not the platform that asks. */
  challengeOf({ mode, token, challenge }: Handshake): string | undefined {
    const isKnown = mode === 'subscribe' && token !== undefined && this.isVerifyToken(token);
    return isKnown ? challenge : undefined;
  }

  /** Whether a body was signed with the secret, over its bytes as they came; without a secret all are taken. */
  isGenuine(body: Buffer, signature: string | undefined): boolean {
    const { CHAT_TOKEN } = this.config.settings;
    if (CHAT_TOKEN === undefined) return true;
    const expected = createHmac('sha256', CHAT_TOKEN).update(body).digest();
    const [, hex = ''] = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '') ?? [];
    return hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
  }

  /**
   * Keeps what was delivered. Once this returns it is stored: the acknowledgement may go out.
   * @throws when the database is away; then the platform must deliver it again
   */
  async receive(body: Buffer): Promise<void> {
    const { messages, others } = readDelivery(parsed(body), this.clock.now());
    const kept = await this.mentions.keep('chat', messages, {
      fetchMedia: this.media.isConfigured,
      verified: this.config.settings.CHAT_TOKEN !== undefined,
    });
    if (others.size > 0) await this.count(others);
    if (kept > 0) this.media.fetchSoon();
  }

  /** What is only counted is not worth a second delivery. */
  private async count(others: ReadonlyMap<string, number>): Promise<void> {
    try {
      await this.mentions.count('chat', others);
    } catch (error) {
      this.logger.warn({ err: error }, 'events of the chat platform were not counted');
    }
  }

  private isVerifyToken(token: string): boolean {
    const [given, known] = [token, this.config.settings.CHAT_VERIFY_TOKEN].map((text) =>
      createHmac('sha256', 'verify token').update(text).digest(),
    );
    return timingSafeEqual(given as Buffer, known as Buffer);
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}
