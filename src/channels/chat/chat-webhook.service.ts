import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import type { DomainError } from '../../platform/http/domain-error';
import { shapeProblem } from '../../platform/http/edge/json-shape';
import { Logger } from '../../platform/logging/logger';
import { Mentions } from '../mentions.service';
import type { HandshakeDto } from '../dto/webhook.dto';
import { ChatEventsService } from './chat-events.service';
import { ChatMediaService } from './chat-media.service';
import { readDelivery } from './chat-payload';

/** A delivery may be long, but not of so many values that they cost more than its texts. */
const MAX_VALUES = 350_000;

/** The webhook of the chat platform, shared by both APIs (docs/api/channels.md#webhook-answers). */
@Injectable()
export class ChatWebhookService {
  private hasWarned = false;

  constructor(
    private readonly mentions: Mentions,
    private readonly chatEvents: ChatEventsService,
    private readonly media: ChatMediaService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * The challenge to answer.
   * @param refusal the error for a wrong verify token
   * @throws the refusal
   */
  challengeOf(
    { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge }: HandshakeDto,
    refusal: DomainError,
  ): string {
    const isKnown = mode === 'subscribe' && token !== undefined && this.isVerifyToken(token);
    if (!isKnown || challenge === undefined) throw refusal;
    return challenge;
  }

  /**
   * Whether a body is signed with the secret, or with the previous one while both are configured. The signature is over
   * the received bytes. Without a secret every body passes.
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
   * Stores a delivery. Once this returns, it is stored and can be acknowledged. In production, where anyone could
   * fill the database with unsigned deliveries, nothing is stored without a secret.
   * @param delivered the received bytes
   * @param refusal the error for a wrong signature; undefined: such a delivery is silently ignored
   * @throws the refusal; also if the database is unreachable, so that the platform delivers it again
   */
  async receive(delivered: unknown, signature: string | undefined, refusal?: DomainError): Promise<void> {
    const body = Buffer.isBuffer(delivered) ? delivered : Buffer.alloc(0);
    if (!this.isGenuine(body, signature)) {
      if (refusal) throw refusal;
      return;
    }
    if (!this.stores()) return;
    const delivery = readDelivery(parsed(body), this.clock.now());
    const { others } = delivery;
    const verified = this.config.settings.CHAT_TOKEN !== undefined;
    // Anyone can send unsigned ones in the name of the platform.
    const messages = verified ? await this.chatEvents.take(delivery) : delivery.messages;
    const kept = await this.mentions.keep('chat', messages, {
      fetchMedia: this.media.isConfigured,
      verified,
    });
    if (others.size > 0) await this.count(others);
    if (kept > 0) this.media.fetchSoon();
  }

  /** Whether deliveries are stored; the first one that is not is logged. */
  private stores(): boolean {
    const { CHAT_TOKEN, NODE_ENV } = this.config.settings;
    if (CHAT_TOKEN !== undefined || NODE_ENV !== 'production') return true;
    if (!this.hasWarned)
      this.logger.warn(
        {},
        'deliveries of the chat platform are acknowledged, but not stored: set CHAT_TOKEN',
      );
    this.hasWarned = true;
    return false;
  }

  /** A failure is only logged: events that are only counted are not worth a second delivery. */
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

/** The JSON value of a body, with or without a byte order mark; undefined if it is none, or no delivery. */
function parsed(body: Buffer): unknown {
  if (shapeProblem(body, MAX_VALUES) !== undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    return undefined;
  }
}
