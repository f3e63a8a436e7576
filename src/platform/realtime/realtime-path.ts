import type { IncomingMessage } from 'node:http';

const PATH = '/socket.io/';

/** Whether a request is for the realtime server, by its transport of plain requests or to open a websocket. */
export function isRealtime(url: string | undefined): boolean {
  return url?.startsWith(PATH) ?? false;
}

/** Whether a request asks to become a websocket of the realtime server. */
export function isRealtimeUpgrade({ url, headers }: IncomingMessage): boolean {
  return isRealtime(url) && headers.upgrade?.toLowerCase() === 'websocket';
}
