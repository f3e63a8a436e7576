import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses that a server listens on, and that name no address to reach it by. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

/** Whether only this machine reaches a server that listens on this address. */
export const isLoopback = (host: string) => /^(127\.|(\[?::1\]?|localhost)$)/i.test(host);

/** The addresses of this machine in its networks, those of IPv4 first, in the form of a URL. */
function addressesInNetworks(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  // A link-local address of IPv6 is valid only with the name of an interface, which a URL cannot have.
  const usable = all.filter(({ internal, scopeid }) => !internal && !scopeid);
  const addresses = usable.map(({ address }) => address);
  return [...addresses.filter(isIPv4), ...addresses.filter(isIPv6)].map(inUrl);
}

const inUrl = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/**
 * The hosts by which other machines of the network reach a server of this one.
 * @param host the address that the server listens on
 */
export function hostsInNetwork(host: string): string[] {
  if (isLoopback(host)) return [];
  return EVERY_ADDRESS.has(host) ? addressesInNetworks() : [inUrl(host)];
}
