import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { addressesOf } from './host-names';
import { UpstreamFailure } from './upstream';
import type { Dispatcher } from 'undici';

/** Of IPv4: addresses of this machine, of networks nobody outside reaches, and those that mean no single machine. */
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

/** IPv4 in the notation of IPv6. In a list of its own: one that has this network has all of IPv4. */
const MAPPED_IPV4 = new BlockList();
MAPPED_IPV4.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * All of IPv6 that is given out to networks of the world. Whatever else there is, or will be, leads to this machine, to
 * a network of our own, to an IPv4 address nobody looked at (NAT64 and other translations), or nowhere.
 */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');

/** What of that is special all the same, by IANA's registry (RFC 6890). */
const SPECIAL_IPV6 = new BlockList();
for (const [network, prefix] of [
  // Protocols, as Teredo and ORCHID. No server is at the few that may be reached.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: an IPv4 address is within, by relays nobody runs any longer.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_IPV6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is none of the world outside. @param address IPv4 or IPv6, without brackets */
function isPrivate(address: string): boolean {
  if (isIP(address) !== 6) return PRIVATE_IPV4.check(address, 'ipv4');
  // The list looks at IPv4 in that notation as at the address itself.
  if (MAPPED_IPV4.check(address, 'ipv6')) return PRIVATE_IPV4.check(address, 'ipv6');
  return !GLOBAL_IPV6.check(address, 'ipv6') || SPECIAL_IPV6.check(address, 'ipv6');
}

/** Resolves a name to addresses of which none is private; the connection goes to one of these very addresses. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  publicAddresses(hostname, options.family).then(
    (addresses) => {
      const [first] = addresses;
      if (options.all) (done as unknown as (error: null, all: LookupAddress[]) => void)(null, addresses);
      else done(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => done(error, '', 0),
  );
};

/** @throws Error where one of all addresses is private, or there is none of the family; UnansweredName */
async function publicAddresses(
  hostname: string,
  family: number | string | undefined,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const all = await addressesOf(hostname);
  if (all.some(({ address }) => isPrivate(address))) throw new Error('a private address');
  const [first, ...others] = all.filter((each) =>
    family === 4 || family === 6 ? each.family === family : true,
  );
  if (!first) throw new Error('no address');
  return [first, ...others];
}

/**
 * Whether a host leads to a private address: by its own form, or by a name that resolves to one now. A name that does
 * not resolve leads nowhere.
 * @param host as in a URL, IPv6 in brackets
 * @throws UnansweredName where the name was not looked up in time
 */
export async function leadsInside(host: string): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isPrivate(bare);
  return (await addressesOf(bare)).some(({ address }) => isPrivate(address));
}

let dispatcher: Dispatcher | undefined;

/**
 * What to go with to a URL an upstream gave, which may lead to it or out into the world, never into our own network;
 * nor unencrypted elsewhere, for our credential goes along.
 * @param upstream the base URL of the upstream, which an operator has set and may lie anywhere
 * @returns what makes the connection; undefined: as to the upstream itself
 * @throws UpstreamFailure
 */
export async function wayTo(url: string, upstream: string): Promise<Dispatcher | undefined> {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  return target?.origin === new URL(upstream).origin ? undefined : wayOut(url);
}

/**
 * What to go with to a URL that came from outside: out into the world, encrypted, never into our own network.
 * @throws UpstreamFailure
 */
export async function wayOut(url: string): Promise<Dispatcher> {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (target?.protocol !== 'https:') throw new UpstreamFailure('The URL is no secure one');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivate(host)) throw new UpstreamFailure('The URL leads to a private address');
  const { Agent } = await import('undici');
  return (dispatcher ??= new Agent({ connect: { lookup: publicLookup } }));
}
