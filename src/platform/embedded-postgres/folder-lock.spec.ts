import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock';

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'civic-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('holds the folder until it is given back', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('names the folder, the process and what to do', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`${folder}.*${process.pid}.*DATA_DIR`));
    unlock();
  });

  it('takes over what a dead process left, also when its number lives again', async () => {
    const child = spawn('true');
    await new Promise((done) => child.on('exit', done));
    for (const pid of [child.pid, process.pid]) {
      writeFileSync(join(folder, 'service.lock'), JSON.stringify({ pid, startedAt: 'long ago' }));
      lockFolder(folder)();
    }
    writeFileSync(join(folder, 'service.lock'), 'half wri');
    lockFolder(folder)();
    expect(existsSync(join(folder, 'service.lock'))).toBe(false);
  });
});
