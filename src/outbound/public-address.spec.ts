import { leadsInside, wayOut } from './public-address';

describe('a host', () => {
  it.each([
    '8.8.8.8',
    '93.184.215.14',
    '223.255.255.1',
    '[2606:4700::1111]',
    '[2001:4860:4860::8888]',
    '[::ffff:8.8.8.8]',
  ])('is out in the world: %s', async (host) => {
    expect(await leadsInside(host)).toBe(false);
    await expect(wayOut(`https://${host}/`)).resolves.toBeDefined();
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:a00:1]',
    '[fd00::1]',
    '[::]',
    '[::127.0.0.1]',
    '[::ffff:0:10.0.0.1]',
    '[64:ff9b::a00:1]',
    '[64:ff9b:1::1]',
    '[100::1]',
    '[2001::1]',
    '[2001:db8::1]',
    '[2002:a00:1::1]',
    '[3fff::1]',
    '[5f00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
  ])('is inside: %s', async (host) => {
    expect(await leadsInside(host)).toBe(true);
    await expect(wayOut(`https://${host}/`)).rejects.toThrow('The URL leads to a private address');
  });
});
