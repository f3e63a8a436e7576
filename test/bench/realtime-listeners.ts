import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

const AT_ONCE = 50;

/** Listeners that report each message as it is received. */
export interface Listeners {
  count: number;
  /** Called with each message a listener receives, and the time. */
  onMessage: (text: string, at: number) => void;
  close(): void;
}

/**
 * Opens plain websockets, so that messages of both servers are received in the same way.
 * @param enter sends on a new connection what joins the room, and replies to texts that are not messages of the room
 */
export async function listen(
  url: string,
  count: number,
  enter: (socket: WebSocket, text: string | undefined) => 'entered' | 'waiting' | 'message' | 'other',
): Promise<Listeners> {
  const listeners: Listeners = { count, onMessage: () => undefined, close: () => undefined };
  const sockets: WebSocket[] = [];
  listeners.close = () => {
    for (const socket of sockets) socket.terminate();
  };
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => one());
    sockets.push(...(await Promise.all(batch)));
    await delay(10);
  }
  return listeners;

  function one(): Promise<WebSocket> {
    return new Promise((done, fail) => {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      socket.on('error', fail);
      socket.on('open', () => {
        if (enter(socket, undefined) === 'entered') done(socket);
      });
      socket.on('message', (data: Buffer) => {
        const at = performance.now();
        const text = data.toString();
        const meaning = enter(socket, text);
        if (meaning === 'entered') done(socket);
        else if (meaning === 'message') listeners.onMessage(text, at);
      });
    });
  }
}
