import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { Server as EngineServer } from 'engine.io';
import { Server } from 'socket.io';
import { Config } from '../../config/config';
import { toDomainError } from '../http/to-domain-error';
import { codeOf } from '../http/error-codes';
import { Logger } from '../logging/logger';
import { EventLimit } from './limits';
import { Realtime, type RealtimeServer, type RealtimeSocket } from './realtime';
import { RealtimeHandshake } from './realtime-handshake';

/** No honest event is larger; a connection that sends more is closed. */
const MAX_EVENT_BYTES = 16 * 1024;
/** Below the time a silent connection has, so that a waiting poll is not taken for one. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Makes the Socket.IO server of the gateways: who may connect, how large events are, how often a connection is asked
 * whether it is alive, and how many packets it may send. `Realtime` runs the server from then on.
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
   * Binds the server to an engine of its own, not to the HTTP server: there it would take over all listeners of
   * requests, and polls would go past the log, the headers and `Connections`. `Realtime` hands requests and upgrades to
   * the engine.
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
    this.realtime.attach(io, engine);
    return io;
  }

  /** Not the server's own close: that one goes to Redis, which may be away or left already. */
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

/** Comes before the gateways listen to the socket. */
function prepare(socket: RealtimeSocket): void {
  socket.data.events = new EventLimit();
  // An event has one payload. Nest would hand over several as a list.
  socket.use((event, next) => {
    const acknowledgement: unknown = event.at(-1);
    if (event.length > 2)
      event.splice(2, Infinity, ...(typeof acknowledgement === 'function' ? [acknowledgement] : []));
    next();
  });
  // What the parser or a middleware finds wrong with a packet; the connection itself goes on.
  socket.on('error', () => undefined);
}

/** As much of an engine's connection as its packets are counted by. */
interface Connection {
  on(event: 'packet', listener: (packet: { type: string; data?: unknown }) => void): void;
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
    if (connects > 1 || (!limit.allows() && limit.isFlood)) connection.close(true);
  });
}

/** What the client's `connect_error` carries: the message, and the envelope's error as `data`. */
function asRefusal(thrown: unknown): Error {
  const { kind, message } = toDomainError(thrown);
  return Object.assign(new Error(message), { data: { code: codeOf(kind), message } });
}
