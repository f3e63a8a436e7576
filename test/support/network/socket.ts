import { io, type Socket } from 'socket.io-client';
import type { ThreadClientEvents, ThreadServerEvents } from '../../../src/messages/thread.events';
import type { Acknowledgement } from '../../../src/platform/realtime/acknowledgement';
import type { Caller } from './client';

export type ThreadSocket = Socket<ThreadServerEvents, ThreadClientEvents>;

export interface SocketOptions {
  as?: Caller;
  transports?: Array<'websocket' | 'polling'>;
  headers?: Record<string, string>;
  reconnect?: boolean;
}

/** A realtime client that is connecting. */
export function openSocket(url: string, options: SocketOptions = {}): ThreadSocket {
  const { as, transports = ['websocket'], headers, reconnect = false } = options;
  return io(url, {
    transports,
    forceNew: true,
    reconnection: reconnect,
    auth: as && { token: as.accessToken },
    extraHeaders: headers,
  });
}

/** A connected realtime client. @throws the error of a refused connection */
export async function connectedSocket(url: string, options?: SocketOptions): Promise<ThreadSocket> {
  const socket = openSocket(url, options);
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  return socket;
}

/** Joins the room of an issue. */
export function join(socket: ThreadSocket, issueId: string): Promise<Acknowledgement> {
  return socket.timeout(60_000).emitWithAck('issue:join', { issueId });
}

/** The next event of a kind. */
export function next<Event extends keyof ThreadServerEvents>(
  socket: ThreadSocket,
  event: Event,
): Promise<Parameters<ThreadServerEvents[Event]>[0]> {
  return new Promise((done) => socket.once(event, done as never));
}

/** The reason of a disconnect. */
export function closed(socket: ThreadSocket): Promise<string> {
  return new Promise((done) => socket.once('disconnect', (reason) => done(reason)));
}

/** The clients of a test, which are closed with it. */
export class Sockets {
  private readonly opened: ThreadSocket[] = [];

  /** A connected client. @throws the error of a refused connection */
  async connect(url: string, options?: SocketOptions): Promise<ThreadSocket> {
    const socket = await connectedSocket(url, options);
    this.keep(socket);
    return socket;
  }

  /** Adds clients that were created elsewhere. */
  keep(...sockets: ThreadSocket[]): void {
    this.opened.push(...sockets);
  }

  disconnectAll(): void {
    for (const socket of this.opened.splice(0)) socket.disconnect();
  }
}
