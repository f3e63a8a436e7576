import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { UpstreamFailure } from './upstream';
import type { Dispatcher } from 'undici';

/** Addresses of this machine, of networks nobody outside reaches, and those that mean no single machine. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

const isPrivate = (address: string) => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves a name to addresses of which none is private; the connection goes to one of these very addresses. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '', 0);
    if (addresses.some(({ address }) => isPrivate(address)))
      return done(new Error('a private address'), '', 0);
    if (options.all) (done as unknown as (error: null, all: LookupAddress[]) => void)(null, addresses);
    else done(null, first.address, first.family);
  });
};

let dispatcher: Dispatcher | undefined;

/**
 * What to go with to a URL an upstream gave, which may lead to it or out into the world, never into our own network; nor
 * unencrypted elsewhere, for our credential goes along.
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
