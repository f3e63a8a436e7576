import { type Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { asIpv4 } from '../client-address';
import { ConnectionsPerAddress } from './connections-per-address';
import { type ParserError, refusedTarget } from './refused-target';

const DRAIN_SWEEP_MS = 50;
/** A client that keeps a connection busy sends its next request within this time. */
const IDLE_GRACE_MS = 1000;
/** Longer than a client has to send its headers. Beyond it an idle connection only costs memory. */
const IDLE_TIMEOUT_MS = 15_000;
const MAX_PIPELINED = 16;

/** How long a refused client has to receive its answer and stop sending. */
const REFUSAL_TIMEOUT_MS = 2000;
/** The answers to requests that cannot be parsed, by the error code of the parser. */
const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export interface ConnectionLimits {
  maxIdleMs?: number;
  /** How long a request may take to arrive. */
  maxArrivalMs?: (request: Request) => number;
  /** How many connections an address may hold open. */
  maxPerAddress?: number;
}

interface Turn {
  request: Request;
  response: Response;
  /** The deadline for the whole request. */
  arrivesBy: number;
  serve: () => void;
}

interface Connection {
  /** The requests received and not yet answered; the first is being handled, the others wait. */
  readonly turns: Turn[];
  idleSince: number;
  /** The client was sent `Connection: close`. */
  isLast: boolean;
  /** Nothing more is read: the parser has refused a request, which is being answered. */
  isRefused?: boolean;
}

/**
 * The connections of the server. The requests of a connection are served one at a time, idle connections are closed,
 * and a stop closes all of them without failing a request.
 */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private draining = false;
  private readonly maxIdleMs: number;
  private readonly maxArrivalMs: (request: Request) => number;
  private readonly held: ConnectionsPerAddress;

  constructor({
    maxIdleMs = IDLE_TIMEOUT_MS,
    maxArrivalMs = () => Infinity,
    maxPerAddress = Infinity,
  }: ConnectionLimits = {}) {
    this.maxIdleMs = maxIdleMs;
    this.maxArrivalMs = maxArrivalMs;
    this.held = new ConnectionsPerAddress(maxPerAddress);
  }

  /** Whether the server is stopping, so that new requests should go to another instance. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** How many connections are open. */
  get count(): number {
    return this.open.size;
  }

  /** Tracks a server's connections from now on. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const address = asIpv4(socket.remoteAddress ?? '');
      if (this.held.isFull(address)) return void socket.destroy();
      this.held.count(address, socket);
      this.open.set(socket, { turns: [], idleSince: performance.now(), isLast: false });
      socket.once('close', () => {
        const turns = this.open.get(socket)?.turns;
        this.open.delete(socket);
        // The client is gone, so the waiting requests need no answers.
        if (turns) turns.length = 0;
      });
    });
    server.on('clientError', (error: ParserError, socket: Socket) => {
      if (!this.refuseTarget(server, error, socket)) this.refuse(error, socket);
    });
    server.on('timeout', (socket: Socket) => {
      if (!this.hasWorkInProgress(socket)) socket.destroy();
    });
    const timer = setInterval(() => this.closeOverdue(), this.maxIdleMs / 6).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Stops tracking a connection that was upgraded to another protocol. */
  release(socket: Socket): void {
    this.open.delete(socket);
  }

  /**
   * Serves one request at a time per connection; runs before all other middleware. The server itself would dispatch all
   * pipelined requests of a packet at once and keep their answers in memory, for ever if the client leaves.
   */
  readonly middleware: RequestHandler = (request, response, next) => {
    const { socket } = request;
    const connection = this.open.get(socket);
    if (!connection) return;
    const { turns } = connection;
    if (turns.length >= MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    const serve = () => {
      response.once('close', () => {
        turns.shift();
        connection.idleSince = performance.now();
        turns[0]?.serve();
      });
      if (this.draining) {
        response.shouldKeepAlive = false;
        connection.isLast = true;
      }
      next();
    };
    const arrivesBy = performance.now() + this.maxArrivalMs(request);
    turns.push({ request, response, arrivesBy, serve });
    if (turns.length === 1) serve();
  };

  /**
   * Stops accepting connections and waits for the requests being handled. Each connection is closed after its last
   * answer; an idle one gets a moment in which its client may send a request, and is then closed.
   * @param deadlineMs the maximum time to wait
   * @returns whether all requests were answered in time
   */
  async drain(server: Server, deadlineMs: number): Promise<boolean> {
    this.draining = true;
    for (const connection of this.open.values()) {
      const [turn] = connection.turns;
      // An answer that has begun promised keep-alive; the answer to the next request on the connection has `close`.
      if (!turn || turn.response.headersSent) continue;
      turn.response.shouldKeepAlive = false;
      connection.isLast = true;
    }
    // The `close` of the HTTP server would close idle connections at once.
    const closed = new Promise<true>((done) => TcpServer.prototype.close.call(server, () => done(true)));
    const announcedAt = performance.now();
    const graceMs = Math.min(IDLE_GRACE_MS, deadlineMs / 2);
    const sweep = setInterval(() => {
      // Connections that are merely idle must not delay the stop.
      const isOver = performance.now() > announcedAt + deadlineMs - 4 * DRAIN_SWEEP_MS;
      this.closeDrained(announcedAt, isOver ? 0 : graceMs);
    }, DRAIN_SWEEP_MS);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((done) => {
      timer = setTimeout(() => done(false), deadlineMs);
    });
    const finished = await Promise.race([closed, late]);
    clearInterval(sweep);
    clearTimeout(timer);
    server.closeAllConnections();
    return finished;
  }

  /** Has a request whose target is no path refused like any other. @returns whether it is one */
  private refuseTarget(server: Server, error: ParserError, socket: Socket): boolean {
    const connection = this.open.get(socket);
    // Already refused: these are more bytes of the same request.
    if (connection?.isRefused) return true;
    if (!connection || connection.turns.length > 0 || !socket.writable) return false;
    const request = refusedTarget(error, socket);
    if (!request) return false;
    connection.isRefused = true;
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    // As the server does after the answers of requests that it has parsed.
    response.once('finish', () => {
      response.detachSocket(socket);
      end(socket);
      response.emit('close');
    });
    server.emit('request', request, response);
    return true;
  }

  /**
   * Answers a request that cannot be parsed, and keeps receiving until its client has the answer. The server itself
   * would close the socket with unread bytes, which resets it: the client may then get an error instead of the answer
   * (with Node.js 24 it does).
   */
  private refuse({ code = '' }: ParserError, socket: Socket): void {
    // Already refused: these are more bytes of the same request.
    if (socket.writableEnded) return;
    const isAnswered = this.open.get(socket)?.turns[0]?.response.headersSent === true;
    if (!socket.writable || isAnswered) return void socket.destroy();
    end(socket, `HTTP/1.1 ${UNREADABLE[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
  }

  /** Whether the connection is idle because the server is handling its request. */
  private hasWorkInProgress(socket: Socket): boolean {
    const [turn] = this.open.get(socket)?.turns ?? [];
    if (!turn || turn.response.headersSent) return false;
    return turn.request.complete || turn.request.isPaused();
  }

  /** Closes connections whose last answer was sent a moment ago, and those idle since shortly after the stop began. */
  private closeDrained(announcedAt: number, graceMs: number): void {
    const now = performance.now();
    for (const [socket, { turns, isLast, idleSince }] of this.open) {
      if (turns.length > 0) continue;
      const idleMs = now - (isLast ? idleSince : Math.max(idleSince, announcedAt));
      if (idleMs > Math.min(graceMs, isLast ? DRAIN_SWEEP_MS : Infinity)) socket.destroySoon();
    }
  }

  /**
   * Closes connections whose request takes too long to arrive, or to begin: stray bytes between requests would keep
   * resetting the server's own timeouts.
   */
  private closeOverdue(): void {
    const now = performance.now();
    for (const [socket, { turns, idleSince }] of this.open) {
      const isLate = turns[0]
        ? turns.some(({ request, arrivesBy }) => !request.complete && arrivesBy < now)
        : idleSince < now - this.maxIdleMs;
      if (isLate) socket.destroy();
    }
  }
}

/** Ends a connection after its answer; its client may go on sending for a moment. */
function end(socket: Socket, text = ''): void {
  socket.end(text);
  setTimeout(() => socket.destroy(), REFUSAL_TIMEOUT_MS).unref();
}
