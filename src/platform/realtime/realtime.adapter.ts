import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { Server as EngineServer } from 'engine.io';
import { Server } from 'socket.io';
import { Config } from '../config/config';
import { toDomainError } from '../http/to-domain-error';
import { codeOf } from '../http/error-codes';
import { Logger } from '../logging/logger';
import { EventLimit, type OpenConnection } from './limits';
import { Realtime, type RealtimeServer, type RealtimeSocket } from './realtime';
import { RealtimeHandshake } from './realtime-handshake';

/** A connection that sends a larger event is closed; clients need much less. */
const MAX_EVENT_BYTES = 16 * 1024;
/** Shorter than the timeout of idle connections, so that a waiting poll is not closed as idle. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Creates the Socket.IO server of the gateways with its limits: who may connect, the size of events, the ping interval,
 * and how many packets a connection may send. `Realtime` runs the server from then on.
 */
export class RealtimeAdapter extends IoAdapter {
  private readonly config: Config;
  private readonly logger: Logger;
  private readonly handshake: RealtimeHandshake;
  private readonly realtime: Realtime;

  constructor(app: INestApplicationContext) {
    super(app);
    this.config = app.get(Config);
    this.logger = app.get(Logger);
    this.handshake = app.get(RealtimeHandshake);
    this.realtime = app.get(Realtime);
  }

  /**
   * Binds the server to an engine of its own and not to the HTTP server: there it would replace all request listeners,
   * and polling requests would bypass the log, the headers and `Connections`. `Realtime` passes requests and upgrades
   * to the engine.
   */
  override createIOServer(): RealtimeServer {
    const engine = this.createEngine();
    const io: RealtimeServer = new Server({ connectTimeout: CONNECT_TIMEOUT_MS, serveClient: false });
    io.use((socket, next) => {
      this.handshake.identify(socket).then(
        () => next(),
        (error: unknown) => next(asRefusal(error)),
      );
    });
    io.on('connection', prepare);
    io.bind(engine);
    engine.on('connection', limitPackets);
    engine.on('connection', (connection: OpenConnection) => this.handshake.opened(connection));
    this.realtime.attach(io, engine);
    return io;
  }

  /** Not the server's own `close`: that uses Redis, which may be unavailable or already disconnected. */
  override close(): Promise<void> {
    return this.realtime.close();
  }

  private createEngine(): EngineServer {
    return new EngineServer({
      maxHttpBufferSize: MAX_EVENT_BYTES,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      httpCompression: false,
      allowRequest: (request, answer) => {
        void this.refusal(request).then((reason) => answer(reason, reason === null));
      },
      cors: { origin: this.config.settings.CORS_ORIGINS, credentials: true },
    });
  }

  private async refusal(request: IncomingMessage): Promise<string | null> {
    if (this.realtime.isClosing) return 'the server is stopping';
    try {
      return await this.handshake.refusal(request);
    } catch (error) {
      this.logger.error({ err: error }, 'a connection could not be checked');
      return 'the service cannot answer right now';
    }
  }
}

/** Runs before the gateways add their listeners to the socket. */
function prepare(socket: RealtimeSocket): void {
  socket.data.events = new EventLimit();
  // An event has one payload. Nest would pass several as a list.
  socket.use((event, next) => {
    const acknowledgement: unknown = event.at(-1);
    if (event.length > 2)
      event.splice(2, Infinity, ...(typeof acknowledgement === 'function' ? [acknowledgement] : []));
    next();
  });
  // An error about a packet, by the parser or a middleware; the connection stays open.
  socket.on('error', () => undefined);
}

/** The parts of an engine's connection that the packet limit needs. */
interface Connection {
  on(event: 'packet', listener: (packet: { type: string; data?: unknown }) => void): void;
  close(discard: boolean): void;
}

const SOCKET_IO_CONNECT = '0';

/**
 * Closes a connection that sends too many packets of any kind, events or not. A client connects to the one namespace
 * once; each further attempt would cost a check of its token.
 */
function limitPackets(connection: Connection): void {
  const limit = new EventLimit();
  let connects = 0;
  connection.on('packet', ({ type, data }) => {
    if (type === 'message' && typeof data === 'string' && data.startsWith(SOCKET_IO_CONNECT)) connects++;
    if (connects > 1 || (!limit.allows() && limit.isFlood)) connection.close(true);
  });
}

/** What the client receives in `connect_error`: the message, and the envelope's error as `data`. */
function asRefusal(thrown: unknown): Error {
  const { kind, message } = toDomainError(thrown);
  return Object.assign(new Error(message), { data: { code: codeOf(kind), message } });
}
