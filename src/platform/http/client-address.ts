import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import proxyAddress from 'proxy-addr';

/** One bucket is shared by a whole IPv6 subscriber network, for it may use any of its addresses. */
const IPV6_PREFIX_LENGTH = 64;
const MAPPED_IPV4 = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/**
 * Where a request comes from, as far as the given number of trusted proxies can tell. Some proxies add a port, which is
 * another with every connection; and what is no address at all counts under the proxy's own.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  // Reset before anyone looked.
  if (request.socket.remoteAddress === undefined) return 'unknown';
  const seen = withoutPort(proxyAddress(request, (_, hop) => hop < trustedProxies));
  const address = isIP(seen) ? seen : request.socket.remoteAddress;
  return asIpv4(address);
}

/** What an address is limited under: an IPv6 address by its network. */
export function limitKey(address: string): string {
  return normalizeIp(address, IPV6_PREFIX_LENGTH);
}

/** An IPv4 address in IPv6 notation (`::ffff:203.0.113.7`, `::ffff:cb00:7107`) as what it is; any other as it came. */
function asIpv4(address: string): string {
  const [, dotted, high, low] = MAPPED_IPV4.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return address;
  const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
  return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
