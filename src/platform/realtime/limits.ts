import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config';
import { clientAddress, limitKey } from '../http/client-address';

const HANDSHAKE_WINDOW_MS = 60_000;
const EVENTS_PER_SECOND = 20;
const BURST = 60;
/** So many events beyond the limit are no haste of a page any more. */
const FLOOD = 100;

/**
 * How many connections one address may open per minute. Old windows are dropped whole, so that addresses seen once do
 * not stay in memory.
 */
export class HandshakeLimit {
  private counts = new Map<string, number>();
  private startedAt = performance.now();

  constructor(private readonly config: Config) {}

  admits(request: IncomingMessage): boolean {
    const { TRUST_PROXY, RATE_LIMIT_REALTIME } = this.config.settings;
    const now = performance.now();
    if (now - this.startedAt >= HANDSHAKE_WINDOW_MS) {
      this.counts = new Map();
      this.startedAt = now;
    }
    const key = limitKey(clientAddress(request, TRUST_PROXY));
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= RATE_LIMIT_REALTIME;
  }
}

/** How many events one connection may send: a token bucket. */
export class EventLimit {
  private tokens = BURST;
  private filledAt = performance.now();
  private refused = 0;

  admits(): boolean {
    const now = performance.now();
    this.tokens = Math.min(BURST, this.tokens + ((now - this.filledAt) / 1000) * EVENTS_PER_SECOND);
    this.filledAt = now;
    if (this.tokens < 1) {
      this.refused++;
      return false;
    }
    this.tokens--;
    return true;
  }

  get isFlood(): boolean {
    return this.refused > FLOOD;
  }
}
