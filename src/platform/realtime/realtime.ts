import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Server as Engine } from 'engine.io';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Actor } from '../../kernel/actor';
import { Clock } from '../../kernel/clock';
import { Config } from '../../config/config';
import { OutageLog } from '../database/outage-log';
import { Authenticator } from '../http/authenticator';
import { Unavailable } from '../http/domain-error';
import { Logger } from '../logging/logger';
import type { EventLimit } from './limits';
import { joinInstances } from './redis-rooms';

/** How soon a socket notices that its person was demoted, banned or signed out. */
const SESSION_CHECK_MS = 2_000;

/** What the server keeps of a connection. */
export interface SocketData {
  /** Who opened it; undefined for an anonymous one. */
  actor?: Actor;
  /** How many events it may still send. */
  events: EventLimit;
}

export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/**
 * The Socket.IO server while it runs: it serves the requests of both transports, shares rooms over Redis, ends
 * connections with the session they were opened in, and closes. `RealtimeAdapter` makes the server, gateways use it.
 */
@Injectable()
export class Realtime implements OnApplicationBootstrap {
  private io?: RealtimeServer;
  private engine?: Engine;
  private sessionCheck?: NodeJS.Timeout;
  private leaveInstances?: () => void;
  private closing = false;

  constructor(
    private readonly config: Config,
    private readonly authenticator: Authenticator,
    private readonly clock: Clock,
    private readonly outage: OutageLog,
    private readonly logger: Logger,
  ) {}

  /** Called by the adapter when Nest asks for the server of the gateways. */
  attach(io: RealtimeServer, engine: Engine): void {
    this.io = io;
    this.engine = engine;
  }

  /** Before the process listens: no connection is ever without the rooms of the others. A command has no server. */
  async onApplicationBootstrap(): Promise<void> {
    const { io } = this;
    if (!io) return;
    const { REDIS_URL } = this.config.settings;
    if (REDIS_URL) this.leaveInstances = await joinInstances(io, REDIS_URL, this.logger);
    this.sessionCheck = setInterval(() => void this.checkSessions(io), SESSION_CHECK_MS).unref();
  }

  /** How many connections this instance has. */
  get connections(): number {
    return this.engine?.clientsCount ?? 0;
  }

  /** Whether new connections are refused. */
  get isClosing(): boolean {
    return this.closing;
  }

  /**
   * Serves a request of the polling transport.
   * @throws Unavailable where there is no server
   */
  handleRequest(request: IncomingMessage, response: ServerResponse): void {
    if (!this.engine) throw new Unavailable();
    this.engine.handleRequest(request, response);
  }

  /** Serves a request of the websocket transport. It never throws: nothing would catch it. */
  handleUpgrade(request: IncomingMessage, socket: NetSocket, head: Buffer): void {
    try {
      if (!this.engine) throw new Unavailable();
      this.engine.handleUpgrade(request, socket, head);
    } catch (error) {
      this.logger.error({ err: error }, 'a websocket could not be opened');
      socket.destroy();
    }
  }

  /**
   * Closes every connection of this instance, and accepts no more. Only the transports are closed: a client whose
   * connection breaks connects again by itself, to another instance or to this one's successor; one that the server
   * disconnected does not, and `disconnectSockets` reaches the clients of all instances.
   */
  close(): Promise<void> {
    if (!this.closing) {
      this.closing = true;
      clearInterval(this.sessionCheck);
      this.engine?.close();
      this.leaveInstances?.();
    }
    return Promise.resolve();
  }

  private async checkSessions(io: RealtimeServer): Promise<void> {
    const known = [...io.of('/').sockets.values()].filter((socket) => socket.data.actor !== undefined);
    if (known.length === 0) return;
    try {
      const actors = known.map((socket) => socket.data.actor as Actor);
      const unchanged = await this.authenticator.unchanged(actors, this.clock.now());
      for (const socket of known) {
        if (!unchanged.has(socket.data.actor as Actor)) socket.disconnect(true);
      }
    } catch (error) {
      const level = this.outage.takes(error) ? 'debug' : 'warn';
      this.logger[level]({ err: error }, 'the sessions of sockets could not be checked');
    }
  }
}
