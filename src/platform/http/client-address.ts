import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import proxyAddress from 'proxy-addr';

/** One bucket is shared by a whole IPv6 subscriber network, for it may use any of its addresses. */
const IPV6_PREFIX_LENGTH = 64;

/**
 * Where a request comes from, as far as the given number of trusted proxies can tell. Some proxies add a port, which is
 * another with every connection; and what is no address at all counts under the proxy's own.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  // Reset before anyone looked.
  if (request.socket.remoteAddress === undefined) return 'unknown';
  const seen = withoutPort(proxyAddress(request, (_, hop) => hop < trustedProxies));
  const address = isIP(seen) ? seen : request.socket.remoteAddress;
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** What an address is limited under: an IPv6 address by its network. */
export function limitKey(address: string): string {
  return normalizeIp(address, IPV6_PREFIX_LENGTH);
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
