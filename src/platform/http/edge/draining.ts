import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';

const SWEEP_MS = 50;
const MOST_PIPELINED = 16;

/**
 * Lets a server end without failing anyone: requests under way are finished, and every connection is told to close
 * with its last answer.
 */
export class Draining {
  private readonly underWay = new Set<Response>();
  private draining = false;

  private readonly waiting = new WeakMap<Socket, Array<() => void>>();

  /**
   * Counts the requests under way, one at a time per connection; goes before everything else. The server would
   * dispatch all pipelined requests of a packet at once, and their answers would wait in memory, for ever when the
   * client goes away.
   */
  readonly middleware: RequestHandler = ({ socket }, response, next) => {
    if (socket.destroyed) return;
    const queue = this.queueOf(socket);
    if (queue.length >= MOST_PIPELINED) {
      socket.destroy();
      return;
    }
    queue.push(() => {
      this.underWay.add(response);
      response.once('close', () => {
        this.underWay.delete(response);
        queue.shift();
        if (!socket.destroyed) queue[0]?.();
      });
      if (this.draining) response.shouldKeepAlive = false;
      next();
    });
    if (queue.length === 1) queue[0]?.();
  };

  private queueOf(socket: Socket): Array<() => void> {
    const known = this.waiting.get(socket);
    if (known) return known;
    const queue: Array<() => void> = [];
    this.waiting.set(socket, queue);
    socket.once('close', () => (queue.length = 0));
    return queue;
  }

  /**
   * Stops accepting connections and waits for the requests under way.
   * @param deadlineMs how long at most
   * @returns whether all of them were answered in time
   */
  async drain(server: Server, deadlineMs: number): Promise<boolean> {
    this.draining = true;
    for (const response of this.underWay) response.shouldKeepAlive = false;
    const closed = new Promise<true>((done) => server.close(() => done(true)));
    // A connection that has just sent its last answer counts as idle a moment later.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
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
}
