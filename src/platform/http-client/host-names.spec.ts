import { setTimeout as delay } from 'node:timers/promises';
import { fetch } from 'undici';
import { addressesOf, UnansweredName } from './host-names';
import { resolvesToPrivateAddress, publicDispatcherFor } from './public-address';
import { NameServer } from '../../../test/support/network/name-server';
import { itThoroughly } from '../../../test/support/service/thorough';

/** More than the threads of libuv and the connections to the database. */
const SILENT = Array.from({ length: 30 }, (_, n) => `silent-${n}.example`);

describe('a host name', () => {
  let names: NameServer;
  beforeAll(async () => {
    names = await NameServer.start();
    names.isSilent = (name) => name.startsWith('silent');
    names.addresses
      .set('receiver.example', ['93.184.215.14'])
      .set('mixed.example', ['93.184.215.14', '10.0.0.1'])
      .set('inside.example', ['10.0.0.1']);
  });
  afterAll(() => names.stop());

  it('counts as private if any of its addresses is', async () => {
    expect(await resolvesToPrivateAddress('receiver.example')).toBe(false);
    expect(await resolvesToPrivateAddress('inside.example')).toBe(true);
    expect(await resolvesToPrivateAddress('mixed.example')).toBe(true);
    expect(await resolvesToPrivateAddress('nowhere.example')).toBe(false);
  });

  it('with one private address is not connected to at all', async () => {
    const url = 'https://mixed.example/';
    const refused = fetch(url, { dispatcher: await publicDispatcherFor(url) }).catch(
      (error: Error) => error.cause,
    );
    expect(await refused).toMatchObject({ message: 'a private address' });
  });

  it('in the hosts file is resolved without a name server', async () => {
    expect(await addressesOf('LOCALHOST')).toContainEqual({ address: '127.0.0.1', family: 4 });
    expect(await resolvesToPrivateAddress('localhost')).toBe(true);
    expect(names.asked).not.toContain('localhost');
  });

  itThoroughly(
    'is resolved while many other names get no answer, which then fail with an error of their own',
    async () => {
      const ended: string[] = [];
      const silent = SILENT.map(async (name) => {
        await expect(addressesOf(name)).rejects.toThrow(UnansweredName);
        ended.push(name);
      });
      while (!SILENT.every((name) => names.asked.includes(name))) await delay(5);
      expect(await addressesOf('receiver.example')).toEqual([{ address: '93.184.215.14', family: 4 }]);
      expect(ended).toEqual([]);
      await Promise.all(silent);
    },
  );
});
