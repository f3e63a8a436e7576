import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataArgument, serverIdentity } from '../../../src/platform/embedded-postgres/cluster';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { launch, stop } from '../../../src/platform/embedded-postgres/postmaster';

const NEEDED = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore'];
const DEBIAN = '/usr/lib/postgresql';
const PASSWORD = 'of-the-superuser';

/** The folder of an installed PostgreSQL with its server and tools, which the embedded one lacks. */
export const installedPostgres: string | undefined = (() => {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(found.status === 0 ? [found.stdout.trim()] : []),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
})();

/** A server of the installed PostgreSQL, without data. */
export interface PostgresServer {
  /** The folder of its programs. */
  bin: string;
  /** For the superuser, unless another role with its password is given. */
  url(database: string, role?: { name: string; password: string }): string;
  stop(): Promise<void>;
}

export async function startPostgres(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const identity = serverIdentity(data);
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  // The user of the server must be able to enter it.
  chmodSync(folder, 0o711);
  if (identity) for (const path of [data, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const cluster = { data, identity, bin };
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${dataArgument(cluster)}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...identity, cwd: data, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  const port = await freePort();
  const server: ChildProcess = await launch(cluster, port, ['fsync=off']);
  return {
    bin,
    url: (database, { name, password } = { name: 'postgres', password: PASSWORD }) =>
      `postgres://${name}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
