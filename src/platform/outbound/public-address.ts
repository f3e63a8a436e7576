import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { UpstreamFailure } from './upstream';

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
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/**
 * That a URL an upstream gave leads to it or out into the world, never into our own network.
 * @param upstream the base URL of the upstream, which an operator has set and may lie anywhere
 * @throws UpstreamFailure
 */
export async function assertPublicOrUpstream(url: string, upstream: string): Promise<void> {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (!target || !/^https?:$/.test(target.protocol))
    throw new UpstreamFailure('garbage', 'An upstream gave what is no URL');
  if (target.origin === new URL(upstream).origin) return;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await addressesOf(host);
  const isPrivate = addresses.some(({ address, family }) =>
    PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'),
  );
  if (isPrivate) throw new UpstreamFailure('redirect', 'An upstream leads to a private address');
}

async function addressesOf(host: string) {
  try {
    return await lookup(host, { all: true });
  } catch {
    throw new UpstreamFailure('unreachable', `${host} is not known`);
  }
}
