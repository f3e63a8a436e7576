import type { Server } from 'node:http';
import type { RequestHandler, Response } from 'express';

const SWEEP_MS = 50;

/**
 * Lets a server end without failing anyone: requests under way are finished, and every connection is told to close
 * with its last answer.
 */
export class Draining {
  private readonly underWay = new Set<Response>();
  private draining = false;

  /** Counts the requests under way; goes before everything else. */
  readonly middleware: RequestHandler = (_request, response, next) => {
    this.underWay.add(response);
    response.once('close', () => this.underWay.delete(response));
    if (this.draining) response.shouldKeepAlive = false;
    next();
  };

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
