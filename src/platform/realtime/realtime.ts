import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Server as Engine } from 'engine.io';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { Clock } from '../../kernel/clock';
import type { Actor } from '../../kernel/actor';
import { Config } from '../config/config';
import { Authenticator } from '../http/authenticator';
import { DomainError, Unauthorized } from '../http/domain-error';
import { KnownOrigins } from '../http/known-origin';
import { toDomainError } from '../http/to-domain-error';
import { codeOf } from '../http/token-api/render-error';
import { LimitStores } from '../limits/limit-stores';
import { Logger } from '../logging/logger';
import { EventLimit, HandshakeLimit } from './limits';
import { joinInstances } from './redis-rooms';

/** No honest event is larger; a connection that sends more is closed. */
const MAX_EVENT_BYTES = 16 * 1024;
/** Below the time a silent connection has, so that a waiting poll is not taken for one. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** How soon a socket notices that its person was demoted, banned or signed out. */
const SESSION_CHECK_MS = 2_000;
const MAX_TOKEN_LENGTH = 8192;

/** What the server keeps of a connection. */
export interface SocketData {
  actor?: Actor;
}

type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** What a context does with every new connection: usually to listen for events of its own. */
export type ConnectionHandler = (socket: RealtimeSocket) => void;

/**
 * The Socket.IO server (document 1, section 6): who may connect, what each connection may cost, and that it ends with
 * the session it was opened in. It knows no event; contexts add theirs with `onConnection` and send with `emit`.
 *
 * It is loaded with the first connection: it would double the time a start takes.
 */
@Injectable()
export class Realtime implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers: ConnectionHandler[] = [];
  private readonly handshakes: HandshakeLimit;
  private server?: Promise<{ io: RealtimeServer; engine: Engine }>;
  private io?: RealtimeServer;
  private sessionCheck?: NodeJS.Timeout;
  private disconnectInstances?: () => void;
  private closing = false;

  constructor(
    private readonly config: Config,
    private readonly authenticator: Authenticator,
    private readonly origins: KnownOrigins,
    private readonly clock: Clock,
    private readonly logger: Logger,
    limits: LimitStores,
  ) {
    this.handshakes = new HandshakeLimit(config, limits);
  }

  /** With other instances there is somebody to send to from the start. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.settings.REDIS_URL) await this.start();
  }

  /** How many connections this instance has. */
  get connections(): number {
    return this.io?.engine.clientsCount ?? 0;
  }

  onConnection(handler: ConnectionHandler): void {
    this.handlers.push(handler);
  }

  /** Sends an event to everyone in a room, on every instance. While nobody has ever connected there is nobody to send to. */
  emit(room: string, event: string, payload: object): void {
    this.io?.to(room).emit(event, payload);
  }

  /** Takes everyone out of a room, on every instance. */
  empty(room: string): void {
    this.io?.in(room).socketsLeave(room);
  }

  /** Serves a request of the polling transport. */
  async handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { engine } = await this.start();
    engine.handleRequest(request, response);
  }

  /** Serves a request of the websocket transport. */
  async handleUpgrade(request: IncomingMessage, socket: NetSocket, head: Buffer): Promise<void> {
    try {
      const { engine } = await this.start();
      if (!socket.destroyed) engine.handleUpgrade(request, socket, head);
    } catch (error) {
      this.logger.error({ err: error }, 'a websocket could not be opened');
      socket.destroy();
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Closes every connection; clients come back to another instance, or to this one's successor. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sessionCheck);
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const { io, engine } = await server;
    io.disconnectSockets(true);
    engine.close();
    this.disconnectInstances?.();
  }

  private start(): Promise<{ io: RealtimeServer; engine: Engine }> {
    this.server ??= this.create();
    return this.server;
  }

  private async create() {
    const [{ Server }, { Server: EngineServer }] = await Promise.all([
      import('socket.io'),
      import('engine.io'),
    ]);
    const engine = new EngineServer({
      maxHttpBufferSize: MAX_EVENT_BYTES,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      httpCompression: false,
      allowRequest: (request, answer) => {
        void this.refusal(request).then((reason) => answer(reason, reason === null));
      },
      cors: { origin: this.config.settings.CORS_ORIGINS, credentials: true },
    });
    const io: RealtimeServer = new Server({ connectTimeout: CONNECT_TIMEOUT_MS, serveClient: false });
    const { REDIS_URL } = this.config.settings;
    if (REDIS_URL) this.disconnectInstances = await joinInstances(io, REDIS_URL, this.logger);
    io.use(
      (socket, next) =>
        void this.identify(socket).then(
          () => next(),
          (error: unknown) => next(asRefusal(error)),
        ),
    );
    io.on('connection', (socket) => this.welcome(socket));
    io.bind(engine);
    engine.on('connection', (connection: Connection) => limitPackets(connection));
    this.io = io;
    this.sessionCheck = setInterval(() => void this.checkSessions(io), SESSION_CHECK_MS).unref();
    return { io, engine };
  }

  /**
   * Why a connection is not admitted, or null. CORS does not hold for websockets: a foreign page's browser would connect,
   * and be refused only an answer.
   */
  private async refusal(request: IncomingMessage): Promise<string | null> {
    if (this.closing) return 'the server is stopping';
    if (!this.origins.accepts(request.headers)) return 'this origin is not accepted';
    return (await this.handshakes.admits(request)) ? null : 'too many connections from this address';
  }

  /** A connection without a token is anonymous; a token that is not valid is refused, for its sender means to be known. */
  private async identify(socket: RealtimeSocket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (token === undefined || token === null) return;
    if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) throw new Unauthorized();
    const actor = await this.authenticator.authenticate(token);
    if (!actor) throw new Unauthorized();
    socket.data.actor = actor;
  }

  private welcome(socket: RealtimeSocket): void {
    const limit = new EventLimit();
    socket.use((_event, next) => {
      if (limit.admits()) next();
    });
    // What a middleware or the parser says of a packet; the socket itself lives on.
    socket.on('error', () => undefined);
    for (const handle of this.handlers) handle(socket);
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
      this.logger.warn({ err: error }, 'the sessions of sockets could not be checked');
    }
  }
}

/** As much of an engine's connection as its packets are counted by. */
interface Connection {
  on(event: 'packet', hear: (packet: { type: string; data?: unknown }) => void): void;
  close(discard: boolean): void;
}

const SOCKET_IO_CONNECT = '0';

/**
 * Ends a connection that floods the server with packets of any kind, events or not. One connects once, to the one
 * namespace there is: more than that costs a look at a token each time.
 */
function limitPackets(connection: Connection): void {
  const limit = new EventLimit();
  let connects = 0;
  connection.on('packet', ({ type, data }) => {
    if (type === 'message' && typeof data === 'string' && data.startsWith(SOCKET_IO_CONNECT)) connects++;
    if (connects > 1 || (!limit.admits() && limit.isFlood)) connection.close(true);
  });
}

/** What the client's `connect_error` carries: the message, and the envelope's error as `data`. */
function asRefusal(thrown: unknown): Error {
  const error: DomainError = toDomainError(thrown);
  return Object.assign(new Error(error.message), {
    data: { code: codeOf(error.kind), message: error.message },
  });
}
