import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { addressesOf } from './host-names';
import { PRIVATE_ADDRESS, PrivateAddressFailure, UpstreamFailure } from './upstream';
import type { Dispatcher } from 'undici';

/** IPv4 addresses of this machine, of private networks, and those that do not identify a single machine. */
const PRIVATE_IPV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_IPV4.addSubnet(network, prefix, 'ipv4');

/** IPv4 in IPv6 notation. A separate list, as a list with this network would match all of IPv4. */
const MAPPED_IPV4 = new BlockList();
MAPPED_IPV4.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * The IPv6 addresses allocated for public use. All others lead to this machine, to a private network, to an unchecked
 * IPv4 address (NAT64 and other translations), or nowhere.
 */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');

/** Special-purpose addresses within that range, by IANA's registry (RFC 6890). */
const SPECIAL_IPV6 = new BlockList();
for (const [network, prefix] of [
  // Protocols such as Teredo and ORCHID. There are no servers at the few reachable addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: contains an IPv4 address, reached by relays that no longer exist.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_IPV6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is not public. @param address IPv4 or IPv6, without brackets */
function isPrivate(address: string): boolean {
  if (isIP(address) !== 6) return PRIVATE_IPV4.check(address, 'ipv4');
  // `BlockList` checks IPv4 in IPv6 notation as the IPv4 address.
  if (MAPPED_IPV4.check(address, 'ipv6')) return PRIVATE_IPV4.check(address, 'ipv6');
  return !GLOBAL_IPV6.check(address, 'ipv6') || SPECIAL_IPV6.check(address, 'ipv6');
}

/** Resolves a name to addresses, none of which is private; the connection uses one of these addresses. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  publicAddresses(hostname, options.family).then(
    (addresses) => {
      const [first] = addresses;
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => done(error, '', 0),
  );
};

/** @throws Error if any address is private, or none has the family; UnansweredName */
async function publicAddresses(
  hostname: string,
  family: number | string | undefined,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const all = await addressesOf(hostname);
  if (all.some(({ address }) => isPrivate(address))) throw withCode('a private address', PRIVATE_ADDRESS);
  const [first, ...others] = all.filter((each) =>
    family === 4 || family === 6 ? each.family === family : true,
  );
  if (!first) throw withCode('no address', 'ENOTFOUND');
  return [first, ...others];
}

function withCode(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

/**
 * Whether a host leads to a private address: as an address itself, or as a name that now resolves to one. A name that
 * does not resolve leads nowhere.
 * @param host as in a URL, IPv6 in brackets
 * @throws UnansweredName if the name was not resolved in time
 */
export async function resolvesToPrivateAddress(host: string): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isPrivate(bare);
  return (await addressesOf(bare)).some(({ address }) => isPrivate(address));
}

let dispatcher: Dispatcher | undefined;

/**
 * The dispatcher for a URL that an upstream returned. The URL may lead to the upstream itself or to a public address,
 * never to a private network, and elsewhere only over HTTPS, as our credential is sent with it.
 * @param upstream the base URL of the upstream, which an operator has set and may have any address
 * @returns the dispatcher; undefined: as for the upstream itself
 * @throws UpstreamFailure
 */
export async function upstreamDispatcherFor(url: string, upstream: string): Promise<Dispatcher | undefined> {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  return target?.origin === new URL(upstream).origin ? undefined : publicDispatcherFor(url);
}

/**
 * The dispatcher for a URL from outside: only to public addresses over HTTPS, never to a private network.
 * @throws UpstreamFailure
 */
export async function publicDispatcherFor(url: string): Promise<Dispatcher> {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (target?.protocol !== 'https:') throw new UpstreamFailure('The URL is no secure one');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivate(host)) throw new PrivateAddressFailure('The URL leads to a private address');
  const { Agent } = await import('undici');
  return (dispatcher ??= new Agent({ connect: { lookup: publicLookup } }));
}
