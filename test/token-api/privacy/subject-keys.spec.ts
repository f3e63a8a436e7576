import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSealed, SubjectKeysService } from '../../../src/platform/subject-keys';
import { Database } from '../../../src/platform/database/database';
import { PERSONAL_DATA_KEY_FILE } from '../../support/service/key-file';
import { startService, type TestService } from '../../support/service/service';

const CONTEXT = 'a.context';

describe('what is sealed by the key of a subject', () => {
  let service: TestService;
  let keys: SubjectKeysService;
  let count = 0;

  beforeAll(async () => {
    service = await startService();
    keys = service.app.get(SubjectKeysService, { strict: false });
  });
  afterAll(() => service.stop());

  const subject = () => `sender:chat:${++count}`;

  it('is opened with its context, and does not have the text', async () => {
    const about = subject();
    const sealed = await keys.seal(about, CONTEXT, 'Asha, +91 98200 12345, अ');
    expect(sealed).toMatch(/^enc:v1:sender:chat:\d+:[\w-]{16}:[\w-]+$/);
    expect(isSealed(sealed)).toBe(true);
    expect(await keys.unseal(sealed, CONTEXT)).toBe('Asha, +91 98200 12345, अ');
    expect(await keys.unseal(sealed, 'another.context')).toBeNull();
    expect(await keys.seal(about, CONTEXT, 'Asha, +91 98200 12345, अ')).not.toBe(sealed);
  });

  it('is opened in its order, for several subjects, also if it is empty', async () => {
    const [a, b] = [subject(), subject()];
    const texts = [
      { sealed: await keys.seal(a, CONTEXT, 'first'), context: CONTEXT },
      { sealed: await keys.seal(b, CONTEXT, ''), context: CONTEXT },
      { sealed: await keys.seal(a, CONTEXT, 'third'), context: CONTEXT },
    ];
    expect(await keys.unsealAll(texts)).toEqual(['first', '', 'third']);
    expect(await keys.unsealAll([])).toEqual([]);
  });

  it('cannot be opened after a byte was changed, or under another subject', async () => {
    const [a, b] = [subject(), subject()];
    const sealed = await keys.seal(a, CONTEXT, 'a text');
    await keys.seal(b, CONTEXT, 'so that it has a key');
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(await keys.unseal(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, CONTEXT)).toBeNull();
    expect(await keys.unseal(sealed.replace(a, b), CONTEXT)).toBeNull();
    await expect(keys.unseal('a text', CONTEXT)).rejects.toThrow('not sealed');
  });

  it('is erased with the key, in the past and for ever after', async () => {
    const [erased, other] = [subject(), subject()];
    const sealed = await keys.seal(erased, CONTEXT, 'a text');
    const kept = await keys.seal(other, CONTEXT, 'a text');
    await keys.destroy(erased);
    await keys.destroy(erased);
    const later = await keys.seal(erased, CONTEXT, 'a later text');
    expect(isSealed(later)).toBe(true);
    expect([await keys.unseal(sealed, CONTEXT), await keys.unseal(later, CONTEXT)]).toEqual([null, null]);
    expect(await keys.unseal(kept, CONTEXT)).toBe('a text');
    const [row] = await service.database.sql('select * from subject_keys where subject_id = $1', [erased]);
    expect(row?.wrapped_key).toBeNull();
    expect(row?.destroyed_at).toBeInstanceOf(Date);
  });

  it('has one key, if several requests are the first at once', async () => {
    const about = subject();
    const sealed = await Promise.all([1, 2, 3, 4].map((n) => keys.seal(about, CONTEXT, String(n))));
    expect(await keys.unsealAll(sealed.map((text) => ({ sealed: text, context: CONTEXT })))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('has no key if the transaction that made it is rolled back', async () => {
    const about = subject();
    const failing = service.app.get(Database, { strict: false }).transaction(async () => {
      await keys.seal(about, CONTEXT, 'a text');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await service.database.sql('select from subject_keys where subject_id = $1', [about])).toEqual([]);
  });

  it('stays as it is in a rotation, and so do digests', async () => {
    const [about, erased] = [subject(), subject()];
    const sealed = await keys.seal(about, CONTEXT, 'a text');
    await keys.destroy(erased);
    const digest = keys.digest('a@example.org');
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect([keys.digest('a@example.org') === digest, keys.digest('b@example.org') === digest]).toEqual([
      true,
      false,
    ]);
    const current = randomBytes(32).toString('base64');
    const [both, alone] = [`${current}\n${readFileSync(PERSONAL_DATA_KEY_FILE, 'utf8')}`, current].map(
      (text) => {
        const file = join(tmpdir(), `civic-key-${randomBytes(8).toString('hex')}`);
        writeFileSync(file, text);
        return file;
      },
    );
    const startWith = async (file: string, work: (keys: SubjectKeysService) => Promise<void>) => {
      const { url } = service.database;
      const rotated = await startService({ databaseUrl: url, settings: { PERSONAL_DATA_KEY_FILE: file } });
      await work(rotated.app.get(SubjectKeysService, { strict: false })).finally(() => rotated.stop());
    };
    try {
      const refused = startWith(alone!, () => Promise.resolve());
      await expect(refused).rejects.toThrow(
        /PERSONAL_DATA_KEY_FILE: .*Restore the file that belongs to this/,
      );
      await startWith(both!, async (during) => {
        const [row] = await service.database.sql<{ count: number }>(
          'select count(wrapped_key)::int as count from subject_keys',
        );
        expect(await during.rewrap()).toBe(row!.count);
        expect(await during.rewrap()).toBe(0);
        expect(await during.unseal(sealed, CONTEXT)).toBe('a text');
      });
      await startWith(alone!, async (after) => {
        expect([await after.unseal(sealed, CONTEXT), after.digest('a@example.org')]).toEqual([
          'a text',
          digest,
        ]);
        expect(await after.unseal(await after.seal(erased, CONTEXT, 'x'), CONTEXT)).toBeNull();
      });
    } finally {
      for (const file of [both!, alone!]) rmSync(file);
    }
  });
});
