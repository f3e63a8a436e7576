import type { IncomingMessage } from 'node:http';

const PATH = '/socket.io/';

/** Whether a request is for the realtime server: polling or the opening of a websocket. */
export function isRealtime(url: string | undefined): boolean {
  return url?.startsWith(PATH) ?? false;
}

/** Whether a request asks to upgrade to a websocket of the realtime server. */
export function isRealtimeUpgrade({ url, headers }: IncomingMessage): boolean {
  return isRealtime(url) && headers.upgrade?.toLowerCase() === 'websocket';
}
