import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock';

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'civic-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const lockFile = () => join(folder, 'service.lock');
  const lockAndGiveBack = async () => (await lockFolder(folder))();
  const held = () => JSON.parse(readFileSync(lockFile(), 'utf8')) as Record<string, unknown>;

  it('holds the folder until it is unlocked', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    await lockAndGiveBack();
  });

  it('names the folder, the process and the fix', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`${folder}.*${process.pid}.*DATA_DIR`));
    unlock();
  });

  it('gives the folder to one of several concurrent starts', async () => {
    writeFileSync(lockFile(), 'half wri');
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const unlocks = claims.filter((claim) => claim.status === 'fulfilled');
    expect(unlocks).toHaveLength(1);
    unlocks[0]?.value();
  });

  describe('when its holder runs in another container, whose pids cannot be checked', () => {
    const elsewhere = () => writeFileSync(lockFile(), JSON.stringify({ ...held(), place: 'other pid:[1]' }));

    it('refuses while the holder’s heartbeat continues', async () => {
      const unlock = await lockFolder(folder);
      elsewhere();
      const heart = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), 100);
      await expect(lockFolder(folder, { silenceMs: 1000 })).rejects.toThrow(/in use by process \d+ on other/);
      clearInterval(heart);
      unlock();
      expect(existsSync(lockFile())).toBe(true);
    });

    it('takes over when the heartbeat stops, and notifies the former holder', async () => {
      let lost: Error | undefined;
      const unlock = await lockFolder(folder, { heartbeatMs: 50, onLost: (error) => (lost = error) });
      elsewhere();
      const unlockSecond = await lockFolder(folder, { silenceMs: 300, heartbeatMs: 10_000 });
      await new Promise((done) => setTimeout(done, 100));
      expect(lost?.message).toMatch(/no longer this process's own/);
      unlock();
      unlockSecond();
    });
  });

  it('takes over from a dead process, even if its pid is in use again', async () => {
    const child = spawn('true');
    await new Promise((done) => child.on('exit', done));
    const unlock = await lockFolder(folder);
    const lock = held();
    unlock();
    for (const pid of [child.pid, process.pid]) {
      writeFileSync(lockFile(), JSON.stringify({ ...lock, pid, startedAt: 'long ago' }));
      await lockAndGiveBack();
    }
    writeFileSync(lockFile(), 'half wri');
    await lockAndGiveBack();
    expect(existsSync(lockFile())).toBe(false);
  });
});
