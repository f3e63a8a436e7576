import { resolvesToPrivateAddress, publicDispatcherFor } from './public-address';

/** Hosts as in a URL, IPv6 in brackets, with a description. */
const OUTSIDE: ReadonlyArray<[string, string]> = [
  ['8.8.8.8', 'IPv4'],
  ['93.184.215.14', 'IPv4'],
  ['223.255.255.1', 'below multicast'],
  ['172.15.255.255', 'below 172.16.0.0/12'],
  ['172.32.0.0', 'above 172.16.0.0/12'],
  ['[2606:4700::1111]', 'IPv6'],
  ['[2000::]', 'the first of 2000::/3'],
  ['[2001:200::]', 'above 2001::/23'],
  ['[2001:db7:ffff:ffff:ffff:ffff:ffff:ffff]', 'below the one of examples'],
  ['[2001:db9::]', 'above the one of examples'],
  ['[2001:ffff::]', 'below 6to4'],
  ['[2003::]', 'above 6to4'],
  ['[3ffe:ffff::]', 'below the second of examples'],
  ['[3fff:1000::]', 'above the second of examples'],
  ['[::ffff:8.8.8.8]', 'IPv4 in IPv6'],
  ['[::ffff:808:808]', 'IPv4 in IPv6, in hexadecimal'],
  ['[0:0:0:0:0:ffff:808:808]', 'IPv4 in IPv6, at length'],
];
const INSIDE: ReadonlyArray<[string, string]> = [
  ['0.0.0.0', 'no machine'],
  ['127.0.0.1', 'this machine'],
  ['10.1.2.3', 'private'],
  ['172.16.0.0', 'private'],
  ['172.31.255.255', 'private'],
  ['100.64.0.1', 'of a carrier'],
  ['169.254.169.254', 'link-local'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['[::]', 'no machine'],
  ['[::1]', 'this machine'],
  ['[::8.8.8.8]', 'IPv4-compatible'],
  ['[::ffff:10.0.0.1]', 'IPv4 in IPv6'],
  ['[::ffff:a00:1]', 'IPv4 in IPv6, in hexadecimal'],
  ['[0:0:0:0:0:ffff:7f00:1]', 'IPv4 in IPv6, at length'],
  ['[::fffe:ffff:ffff]', 'below IPv4 in IPv6'],
  ['[::1:0:0:0]', 'above IPv4 in IPv6'],
  ['[::ffff:0:8.8.8.8]', 'translated IPv4'],
  ['[::ffff:0:10.0.0.1]', 'translated IPv4'],
  ['[64:ff9b::8.8.8.8]', 'translated IPv4'],
  ['[64:ff9b:1::1]', 'translated IPv4'],
  ['[100::1]', 'discarded'],
  ['[100:0:0:1::1]', 'a dummy'],
  ['[200::1]', 'not given out'],
  ['[1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]', 'the last before 2000::/3'],
  ['[2001::1]', 'Teredo'],
  ['[2001:2::1]', 'benchmarks'],
  ['[2001:10::1]', 'ORCHID'],
  ['[2001:20::1]', 'ORCHIDv2'],
  ['[2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff]', 'the last of protocols'],
  ['[2001:db8::1]', 'examples'],
  ['[2001:db8:ffff:ffff:ffff:ffff:ffff:ffff]', 'the last of examples'],
  ['[2002:a00:1::1]', '6to4 of a private address'],
  ['[2002:808:808::1]', '6to4'],
  ['[3fff::1]', 'examples'],
  ['[3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff]', 'the last of examples'],
  ['[4000::]', 'the first after 2000::/3'],
  ['[5f00::1]', 'segment routing'],
  ['[fbff::1]', 'not given out'],
  ['[fd00::1]', 'unique local'],
  ['[fe80::1]', 'link-local'],
  ['[fec0::1]', 'site-local'],
  ['[ff02::1]', 'multicast'],
  ['[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]', 'the last of all'],
];

describe('resolvesToPrivateAddress', () => {
  it.each(OUTSIDE)('is false for %s, %s', async (host) => {
    expect(await resolvesToPrivateAddress(host)).toBe(false);
    await expect(publicDispatcherFor(`https://${host}/`)).resolves.toBeDefined();
  });

  it.each(INSIDE)('is true for %s, %s', async (host) => {
    expect(await resolvesToPrivateAddress(host)).toBe(true);
    await expect(publicDispatcherFor(`https://${host}/`)).rejects.toThrow(
      'The URL leads to a private address',
    );
  });
});
