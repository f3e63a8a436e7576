import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import proxyAddress from 'proxy-addr';

/** All addresses of an IPv6 subscriber network share one bucket, since a subscriber can use any of them. */
const IPV6_PREFIX_LENGTH = 64;
const MAPPED_IPV4 = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/**
 * The address of the client, as far as the trusted proxies report it. A port that a proxy adds is dropped, as it
 * changes with every connection. If the value is not an address, the proxy's own address is used.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  // The connection was reset before the request was handled.
  if (request.socket.remoteAddress === undefined) return 'unknown';
  const seen = withoutPort(proxyAddress(request, (_, hop) => hop < trustedProxies));
  const address = isIP(seen) ? seen : request.socket.remoteAddress;
  return asIpv4(address);
}

/** The key an address is limited by: an IPv6 address counts by its network. */
export function limitKey(address: string): string {
  return normalizeIp(address, IPV6_PREFIX_LENGTH);
}

/** The network of an address: /24 of an IPv4 address, /48 of an IPv6 address. Others are returned unchanged. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, '0/24');
  return isIP(address) === 6 ? normalizeIp(address, 48) : address;
}

/**
 * Converts an IPv4 address in IPv6 notation (`::ffff:203.0.113.7`, `::ffff:cb00:7107`); others are returned unchanged.
 */
export function asIpv4(address: string): string {
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
