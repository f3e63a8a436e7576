import { Busy } from '../../platform/http/domain-error';
import { PasswordsService } from './passwords.service';
import { itThoroughly } from '../../../test/support/service/thorough';

/** Hashes of 'a long password' by other libraries; the database may contain such hashes. */
const OLDER = [
  // Parameters in another order.
  '$argon2id$v=19$m=19456,p=1,t=2$Ad5EztH8LXz7anlqVPyI0w$bmR55lCQD2FpAMpQMDP4pW1cCCRCXe3JGAtTbxy+Gqw',
  // By @node-rs/argon2.
  '$argon2id$v=19$m=19456,t=2,p=1$drW1Q6qDeyLMs+0+mHfe4A$jLvdUM5uG4LLKueWS6KqFHRdrhCYCkUapfH2vNwH6Ro',
];

describe('passwords', () => {
  const passwords = new PasswordsService();

  it('are hashed with argon2id at the recommended cost, each with its own salt', async () => {
    const [one, two] = [await passwords.hash('a long password'), await passwords.hash('a long password')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('are verified, and others are refused', async () => {
    for (const hash of [...OLDER, await passwords.hash('a long password')]) {
      expect(await passwords.verify(hash, 'a long password')).toBe(true);
      expect(await passwords.verify(hash, 'A long password')).toBe(false);
    }
    expect(await passwords.verify(undefined, 'nobody has this one')).toBe(false);
  });

  itThoroughly('of unknown accounts are checked again once the waiting requests are done', async () => {
    const busy = new PasswordsService();
    const waiting = Array.from({ length: 42 }, () => busy.hash('a long password'));
    await expect(busy.verify(undefined, 'a long password')).rejects.toThrow(Busy);
    await Promise.all(waiting);
    expect(await busy.verify(undefined, 'a long password')).toBe(false);
  });
});
