import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Config } from '../../config/config';
import { Logger } from '../../platform/logging/logger';
import { Mentions } from '../mentions.service';
import type { HandshakeDto } from '../dto/webhook.dto';
import { ChatMedia } from './chat-media.service';
import { readDelivery } from './chat-payload';

/** The webhook of the chat platform, the same behind both surfaces (docs/api/channels.md#webhook-answers). */
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
  challengeOf({
    'hub.mode': mode,
    'hub.verify_token': token,
    'hub.challenge': challenge,
  }: HandshakeDto): string | undefined {
    const isKnown = mode === 'subscribe' && token !== undefined && this.isVerifyToken(token);
    return isKnown ? challenge : undefined;
  }

  /**
   * Whether a body was signed with the secret, or with the one before while both are set, over its bytes as they came;
   * without a secret all are taken.
   */
  private isGenuine(body: Buffer, signature: string | undefined): boolean {
    const { CHAT_TOKEN, CHAT_TOKEN_PREVIOUS = CHAT_TOKEN } = this.config.settings;
    if (CHAT_TOKEN === undefined || CHAT_TOKEN_PREVIOUS === undefined) return true;
    const [, hex = ''] = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '') ?? [];
    const given = Buffer.from(hex, 'hex');
    const matches = [...new Set([CHAT_TOKEN, CHAT_TOKEN_PREVIOUS])].map((secret) => {
      const expected = createHmac('sha256', secret).update(body).digest();
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return matches.includes(true);
  }

  /**
   * Keeps what was delivered. Once this returns it is stored: the acknowledgement may go out.
   * @param delivered the bytes as they came
   * @returns false when they were not signed as they should be; they have no effect then
   * @throws when the database is away; then the platform must deliver it again
   */
  async receive(delivered: unknown, signature: string | undefined): Promise<boolean> {
    const body = Buffer.isBuffer(delivered) ? delivered : Buffer.alloc(0);
    if (!this.isGenuine(body, signature)) return false;
    const { messages, others } = readDelivery(parsed(body), this.clock.now());
    const kept = await this.mentions.keep('chat', messages, {
      fetchMedia: this.media.isConfigured,
      verified: this.config.settings.CHAT_TOKEN !== undefined,
    });
    if (others.size > 0) await this.count(others);
    if (kept > 0) this.media.fetchSoon();
    return true;
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
