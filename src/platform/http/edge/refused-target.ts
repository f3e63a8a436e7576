import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** An error of the HTTP parser, with the bytes it was reading and the place where it stopped. */
export interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/** Whether the target of a request is a path, or the `*` of OPTIONS. */
export function isPathTarget(target: string): boolean {
  return /^[/*]/.test(target);
}

/**
 * The request whose target the parser refused because it does not begin with a slash, so that it is refused like any
 * other: logged, counted, and in the form of the API whose path it would be with the slash. `checkTarget` refuses it.
 * @returns undefined if the parser refused something else, or its beginning came in an earlier packet
 */
export function refusedTarget(error: ParserError, socket: Socket): IncomingMessage | undefined {
  if (error.code !== 'HPE_INVALID_URL' || !error.rawPacket) return undefined;
  const packet = error.rawPacket.toString('latin1');
  const line = packet.slice(packet.lastIndexOf('\n', (error.bytesParsed ?? 0) - 1) + 1);
  const [, method, target] = /^([A-Z-]+) ([^\s]+) HTTP\/1\.[01]\r?\n/.exec(line) ?? [];
  if (target === undefined || isPathTarget(target)) return undefined;
  const request = new IncomingMessage(socket);
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 };
  // Express takes a given `originalUrl` for what the client sent.
  Object.assign(request, { method, url: `/${target}`, originalUrl: target, complete: true, ...version });
  request.push(null);
  return request;
}
