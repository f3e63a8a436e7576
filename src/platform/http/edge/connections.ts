import type { Server } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';

const DRAIN_SWEEP_MS = 50;
/** Clients that keep a connection busy use it again within so long. */
const IDLE_GRACE_MS = 1000;
/** Longer than the time a client has for its headers: a connection without a request for so long only costs memory. */
const IDLE_TIMEOUT_MS = 15_000;
const MAX_PIPELINED = 16;

/** How long a client that is refused has to take its answer, and to stop sending. */
const REFUSAL_TIMEOUT_MS = 2000;
/** What a request is answered that cannot be read, by what the parser says of it. */
const UNREADABLE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export interface ConnectionLimits {
  maxIdleMs?: number;
  /** How long a request may take to arrive. */
  maxArrivalMs?: (request: Request) => number;
}

interface Turn {
  request: Request;
  response: Response;
  /** By when all of it has to be here. */
  arrivesBy: number;
  serve: () => void;
}

interface Connection {
  /** The requests received and not yet answered; the first is being served, the others wait their turn. */
  readonly turns: Turn[];
  idleSince: number;
  /** Its client was sent that the answer is the last. */
  isLast: boolean;
}

/**
 * The connections of the server: requests on one are served in turn, one that stays idle is cut, and at the end all
 * of them are closed without failing anyone.
 */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private draining = false;
  private readonly maxIdleMs: number;
  private readonly maxArrivalMs: (request: Request) => number;

  constructor({ maxIdleMs = IDLE_TIMEOUT_MS, maxArrivalMs = () => Infinity }: ConnectionLimits = {}) {
    this.maxIdleMs = maxIdleMs;
    this.maxArrivalMs = maxArrivalMs;
  }

  /** Whether new requests are better sent elsewhere. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** How many there are. */
  get count(): number {
    return this.open.size;
  }

  /** Keeps account of a server's connections from now on. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, { turns: [], idleSince: performance.now(), isLast: false });
      socket.once('close', () => {
        const turns = this.open.get(socket)?.turns;
        this.open.delete(socket);
        // Nobody is left to take the answers.
        if (turns) turns.length = 0;
      });
    });
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => this.refuse(error, socket));
    server.on('timeout', (socket: Socket) => {
      if (!this.isWorkedFor(socket)) socket.destroy();
    });
    const timer = setInterval(() => this.cutLate(), this.maxIdleMs / 6).unref();
    server.once('close', () => clearInterval(timer));
  }

  /** Stops keeping account of a connection that speaks another protocol from now on. */
  release(socket: Socket): void {
    this.open.delete(socket);
  }

  /**
   * Serves one request at a time per connection; goes before everything else. The server would dispatch all
   * pipelined requests of a packet at once, and their answers would wait in memory, for ever when the client goes
   * away.
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
   * Stops accepting connections and waits for the requests under way; every connection is closed with its
   * last answer. One that is idle may be just about to be used: it has a moment for that, and is closed then.
   * @param deadlineMs how long at most
   * @returns whether all requests were answered in time
   */
  async drain(server: Server, deadlineMs: number): Promise<boolean> {
    this.draining = true;
    for (const connection of this.open.values()) {
      const [turn] = connection.turns;
      // An answer that has begun promised keep-alive; the next request on its connection, if any, is answered with
      // close.
      if (!turn || turn.response.headersSent) continue;
      turn.response.shouldKeepAlive = false;
      connection.isLast = true;
    }
    // The HTTP server's own close would cut idle connections at once.
    const closed = new Promise<true>((done) => TcpServer.prototype.close.call(server, () => done(true)));
    const toldAt = performance.now();
    const graceMs = Math.min(IDLE_GRACE_MS, deadlineMs / 2);
    const sweep = setInterval(() => {
      // Nobody who is merely idle makes the stop late.
      const isOver = performance.now() > toldAt + deadlineMs - 4 * DRAIN_SWEEP_MS;
      this.closeDrained(toldAt, isOver ? 0 : graceMs);
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

  /**
   * Answers a request that cannot be read, and goes on receiving until its client has the answer. The server itself
   * would cut the connection with bytes unread, which resets it: the client may get an error (with Node.js 24 it does)
   * in place of the answer.
   */
  private refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
    // Refused already: this is more of what it sends.
    if (socket.writableEnded) return;
    const isAnswered = this.open.get(socket)?.turns[0]?.response.headersSent === true;
    if (!socket.writable || isAnswered) return void socket.destroy();
    socket.end(`HTTP/1.1 ${UNREADABLE[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
    setTimeout(() => socket.destroy(), REFUSAL_TIMEOUT_MS).unref();
  }

  /** Whether nothing moves because the server is busy with what its client sent, not because of the client. */
  private isWorkedFor(socket: Socket): boolean {
    const [turn] = this.open.get(socket)?.turns ?? [];
    if (!turn || turn.response.headersSent) return false;
    return turn.request.complete || turn.request.isPaused();
  }

  /**
   * Closes connections that have had their last answer a moment ago, and those idle for a while since the stop began.
   */
  private closeDrained(toldAt: number, graceMs: number): void {
    const now = performance.now();
    for (const [socket, { turns, isLast, idleSince }] of this.open) {
      if (turns.length > 0) continue;
      const idleMs = now - (isLast ? idleSince : Math.max(idleSince, toldAt));
      if (idleMs > Math.min(graceMs, isLast ? DRAIN_SWEEP_MS : Infinity)) socket.destroySoon();
    }
  }

  /**
   * Cuts what takes too long to arrive: a request that was begun, and the next one. Bytes between requests keep a
   * connection alive for the server's own timeouts.
   */
  private cutLate(): void {
    const now = performance.now();
    for (const [socket, { turns, idleSince }] of this.open) {
      const isLate = turns[0]
        ? turns.some(({ request, arrivesBy }) => !request.complete && arrivesBy < now)
        : idleSince < now - this.maxIdleMs;
      if (isLate) socket.destroy();
    }
  }
}
