import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeConfig, readSettings } from '../config/config';
import { MasterKeys } from './master-keys';

const newKey = () => randomBytes(32).toString('base64');

describe('the keys of PERSONAL_DATA_KEY_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-keys-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (settings: Record<string, string>) =>
    MasterKeys.of(
      completeConfig(readSettings({ DATA_DIR: folder, ...settings }), {
        databaseUrl: 'postgres://localhost/x',
        jwtSecret: 'x'.repeat(32),
      }),
    );
  const fileWith = (text: string) => {
    const file = join(folder, randomBytes(8).toString('hex'));
    writeFileSync(file, text);
    return { PERSONAL_DATA_KEY_FILE: file };
  };

  it('wrap a key for its subject alone', () => {
    const keys = read(fileWith(newKey()));
    const key = randomBytes(32);
    const wrapped = keys.wrap('usr_a', key);
    expect(wrapped.includes(key)).toBe(false);
    expect(keys.unwrap('usr_a', wrapped)).toEqual(key);
    expect(() => keys.unwrap('usr_b', wrapped)).toThrow('opens the key of usr_b');
  });

  it('unwrap what an earlier line wrapped, and wrap by the first', () => {
    const [old, current] = [newKey(), newKey()];
    const before = read(fileWith(`${old}\n`));
    const during = read(fileWith(`${current}\n${old}\n`));
    const after = read(fileWith(current));
    const key = randomBytes(32);
    const wrapped = before.wrap('usr_a', key);
    expect([during.isCurrent('usr_a', wrapped), during.unwrap('usr_a', wrapped)]).toEqual([false, key]);
    expect(() => after.unwrap('usr_a', wrapped)).toThrow('PERSONAL_DATA_KEY_FILE');
    const again = during.wrap('usr_a', key);
    expect([after.isCurrent('usr_a', again), after.unwrap('usr_a', again)]).toEqual([true, key]);
    expect(() => before.unwrap('usr_a', again)).toThrow('PERSONAL_DATA_KEY_FILE');
  });

  it('are generated once into DATA_DIR without the setting, for its owner alone', () => {
    const key = randomBytes(32);
    const wrapped = read({}).wrap('usr_a', key);
    expect(read({}).unwrap('usr_a', wrapped)).toEqual(key);
    const file = join(folder, 'personal-data.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  it.each([
    ['', 'the file is empty'],
    ['\n', 'the file is empty'],
    [randomBytes(31).toString('base64'), 'a line of the file is not base64 of 32 bytes'],
    [randomBytes(33).toString('base64'), 'a line of the file is not base64 of 32 bytes'],
    ['a password of forty-four characters, no base64', 'a line of the file is not base64 of 32 bytes'],
    [`${newKey()}\nx`, 'a line of the file is not base64 of 32 bytes'],
  ])('refuse the start with %j, naming the setting and not the key', (text, reason) => {
    expect(() => read(fileWith(text))).toThrow(
      `The service cannot start:\n  - PERSONAL_DATA_KEY_FILE: ${reason}. Set a file with one line`,
    );
  });

  it('refuse the start without the file', () => {
    const missing = { PERSONAL_DATA_KEY_FILE: join(folder, 'none') };
    expect(() => read(missing)).toThrow(/PERSONAL_DATA_KEY_FILE: .*ENOENT.*Set a file/);
  });
});
