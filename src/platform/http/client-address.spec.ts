import type { IncomingMessage } from 'node:http';
import { clientAddress, limitKey, networkOf } from './client-address';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('The address of a client', () => {
  it.each([
    ['without a proxy is that of the connection', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['is what the nearest trusted proxy says', '10.0.0.1', '198.51.100.9, 198.51.100.1', 1, '198.51.100.1'],
    [
      'is what the second of two trusted proxies says',
      '10.0.0.1',
      '198.51.100.9, 10.0.0.2',
      2,
      '198.51.100.9',
    ],
    ['has no port', '10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['has no port in IPv6', '10.0.0.1', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['is no IPv4 address in IPv6 notation', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['is none in hexadecimal IPv6 notation', '10.0.0.1', '::FFFF:cb00:7107', 1, '203.0.113.7'],
    ['is that of the proxy where it says nonsense', '10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['is unknown once the connection is reset', undefined, '198.51.100.1', 1, 'unknown'],
  ])('%s', (_, remote, forwarded, proxies, expected) => {
    expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected);
  });

  it('is limited by its network if it is an IPv6 address', () => {
    expect(limitKey('2001:db8:1:2::1')).toBe(limitKey('2001:db8:1:2:ffff::9'));
    expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
    expect(limitKey('203.0.113.7')).not.toBe(limitKey('203.0.113.8'));
  });
});

describe('The network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
