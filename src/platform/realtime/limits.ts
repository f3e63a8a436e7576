import type { IncomingMessage } from 'node:http';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Config } from '../config/config';
import { clientAddress, limitKey } from '../http/client-address';
import { ConnectionsPerAddress } from '../http/edge/connections-per-address';

const HANDSHAKE_WINDOW_MS = 60_000;
const EVENTS_PER_SECOND = 20;
const BURST = 60;
/** A client this many events beyond its limit is disconnected. */
const FLOOD = 100;

/** The parts of an engine's connection that this limit needs. */
export interface OpenConnection {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Limits how many connections an address may open per minute, with the storage of the other limits, and how many it may
 * hold open at this instance.
 */
export class HandshakeLimit {
  private readonly held: ConnectionsPerAddress;

  constructor(
    private readonly config: Config,
    private readonly storage: ThrottlerStorage,
  ) {
    this.held = new ConnectionsPerAddress(config.settings.CONNECTIONS_PER_ADDRESS);
  }

  /** Counts a connection that was opened, until it is closed. */
  count(connection: OpenConnection): void {
    this.held.count(clientAddress(connection.request, this.config.settings.TRUST_PROXY), connection);
  }

  /** Counts a handshake. @returns whether the address may open a connection */
  async allows(request: IncomingMessage): Promise<boolean> {
    const { TRUST_PROXY, RATE_LIMIT_REALTIME: limit } = this.config.settings;
    const address = clientAddress(request, TRUST_PROXY);
    const key = limitKey(address);
    const record = await this.storage.increment(key, HANDSHAKE_WINDOW_MS, limit, 0, 'handshakes');
    return !record.isBlocked && !this.held.isFull(address);
  }
}

/** Limits how many events a connection may send: a token bucket. */
export class EventLimit {
  private tokens = BURST;
  private filledAt = performance.now();
  private refused = 0;

  allows(): boolean {
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
