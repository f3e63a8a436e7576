import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres';
import { DATABASE, prepareFolder } from '../../support/service/prepared-folder';
import { spawnServer, startServer } from '../../support/process/server-process';
import { canMount, type SmallDisk, smallDisk } from '../../support/service/small-disk';

const itOnDisks = canMount ? it : it.skip;
/** A server starts in it, and the schema is several times as large, regardless of the size of an empty database. */
const ROOM_FOR_NO_SCHEMA = 1 << 20;

describe('a start with a data folder that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-start-'));
  const disks: SmallDisk[] = [];
  let count = 0;

  /** A folder of an earlier start. */
  async function prepared(): Promise<string> {
    const made = join(folder, String(++count));
    await prepareFolder(made);
    return made;
  }
  /** The only line of a start that fails: the reason and a way out, without a stack. */
  async function refusal(environment: Record<string, string>): Promise<string> {
    const server = spawnServer({ LOG_LEVEL: 'error', PORT: '0', ...environment });
    expect(await server.ended).toBe(1);
    const lines = server.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    const { msg, err } = JSON.parse(lines[0]!) as { msg: string; err?: object };
    expect(err).toBeUndefined();
    return msg;
  }
  afterAll(() => {
    for (const disk of disks) disk.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('because the password of its database is damaged or another names the file, and starts once it is deleted', async () => {
    const DATA_DIR = await prepared();
    const file = join(DATA_DIR, 'postgres.password');
    writeFileSync(file, 'short');
    expect(await refusal({ DATA_DIR })).toMatch(/postgres\.password holds no whole secret\..* delete it/);
    writeFileSync(file, 'of another backup'.repeat(3));
    expect(await refusal({ DATA_DIR })).toMatch(/postgres\.password does not hold the password.* delete it/);
    rmSync(file);
    for (let starts = 0; starts < 2; starts++) {
      const server = await startServer({ DATA_DIR });
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
  });

  it('because its database is incomplete says so, and deletes nothing', async () => {
    const DATA_DIR = await prepared();
    rmSync(join(DATA_DIR, 'postgres/PG_VERSION'));
    for (let starts = 0; starts < 2; starts++)
      expect(await refusal({ DATA_DIR })).toMatch(
        /postgres is damaged: it has no file PG_VERSION\. Restore .* move it away/,
      );
  });

  it('because the key of local identity is none names the file', async () => {
    const DATA_DIR = await prepared();
    writeFileSync(join(DATA_DIR, 'local-identity.pem'), 'no key'.repeat(10));
    expect(await refusal({ DATA_DIR })).toMatch(/local-identity\.pem holds no private key\. Delete it/);
  });

  itOnDisks('because its disk has no room for a database says that', async () => {
    const disk = smallDisk(20);
    disks.push(disk);
    const reason = await refusal({ DATA_DIR: disk.folder });
    expect(reason).toMatch(/No space left on device.*The disk of DATA_DIR is full: free space/s);
    expect(reason).not.toContain('DATABASE_URL');
  });

  itOnDisks('because its disk has room for a database, but not for the tables, says that', async () => {
    const disk = smallDisk(200);
    disks.push(disk);
    const server = await startEmbeddedPostgres({ folder: disk.folder });
    await server.ensureDatabase(DATABASE);
    await server.stop();
    disk.fill(ROOM_FOR_NO_SCHEMA);
    const reason = await refusal({ DATA_DIR: disk.folder });
    // PostgreSQL words it in two ways: whether the last write found half of its space or none.
    expect(reason).toMatch(/DATA_DIR: could not (extend|write to) file .* Free space on its disk/);
    expect(reason).not.toContain('DATABASE_URL');
    disk.free();
    const free = await startServer({ DATA_DIR: disk.folder });
    free.process.kill('SIGTERM');
    expect(await free.ended).toBe(0);
  });

  itOnDisks('because it can only be read names the setting', async () => {
    const disk = smallDisk(1);
    disks.push(disk);
    execFileSync('mount', ['-o', 'remount,ro', disk.folder]);
    for (const DATA_DIR of [disk.folder, join(disk.folder, 'data')])
      expect(await refusal({ DATA_DIR })).toMatch(
        /- DATA_DIR: E\w+: .* Set a folder the service may write to\.$/,
      );
  });
});
