import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Server as Engine } from 'engine.io';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../config/config';
import { OutageLog } from '../database/outage-log';
import { Authenticator } from '../http/authenticator';
import { Unavailable } from '../http/domain-error';
import { Logger } from '../logging/logger';
import type { EventLimit } from './limits';
import { joinInstances } from './redis-rooms';

/** How soon a socket is updated after its person was demoted, banned or signed out. */
const SESSION_CHECK_MS = 2_000;

/** The data stored with a connection. */
export interface SocketData {
  /** Who opened it; undefined for an anonymous one. */
  actor?: Actor;
  /** The limit of its events. */
  events: EventLimit;
}

export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/**
 * The running Socket.IO server: it serves the requests of both transports, shares rooms over Redis, closes connections
 * when their session ends, and stops. `RealtimeAdapter` creates the server, gateways use it.
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

  /** Called by the adapter when Nest creates the server of the gateways. */
  attach(io: RealtimeServer, engine: Engine): void {
    this.io = io;
    this.engine = engine;
  }

  /** Runs before the process listens, so that every connection shares its rooms. A command has no server. */
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
   * @throws Unavailable when there is no server
   */
  handleRequest(request: IncomingMessage, response: ServerResponse): void {
    if (!this.engine) throw new Unavailable();
    this.engine.handleRequest(request, response);
  }

  /** Serves an upgrade to a websocket. It never throws, as no caller would catch it. */
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
   * Closes every connection of this instance and accepts no more. It closes only the transports: a client whose
   * connection breaks reconnects by itself, to another instance or to this one after a restart. A client that the
   * server disconnects does not, and `disconnectSockets` would disconnect the clients of all instances.
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
      const level = this.outage.isOutageAndLogged(error) ? 'debug' : 'warn';
      this.logger[level]({ err: error }, 'the sessions of sockets could not be checked');
    }
  }
}
