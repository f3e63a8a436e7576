import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../config/operator-error';
import { type Identity, program } from './binaries';

/** The one role of the embedded server. */
export const SUPERUSER = 'postgres';

/** Where the data of a cluster is, whom its processes run as, and the programs to run. */
export interface Cluster {
  data: string;
  identity: Identity | undefined;
  bin: string;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Whom the server runs as: PostgreSQL refuses root, so as root it is the folder's owner or `nobody`.
 * @throws Error when the data belongs to another user
 */
export function serverIdentity(data: string): Identity | undefined {
  if (!isRoot()) {
    if (existsSync(data) && statSync(data).uid !== process.getuid?.()) {
      throw new OperatorError(
        `The embedded database in ${data} belongs to another user. Start the service as that user, or set DATA_DIR to another folder.`,
      );
    }
    return undefined;
  }
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: numericId('-u'), gid: numericId('-g') };
}

function numericId(option: '-u' | '-g'): number {
  const found = spawnSync('id', [option, 'nobody'], { encoding: 'utf8' });
  if (found.status !== 0) {
    throw new OperatorError(
      'PostgreSQL refuses to run as root and this machine has no user nobody to run it as.',
    );
  }
  return Number(found.stdout.trim());
}

/**
 * How a server process finds the data. Another user may be unable to enter the checkout by path, so it is started
 * inside.
 */
export function dataArgument({ data, identity }: Cluster): string {
  return identity && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/**
 * Makes the cluster unless there is one: beside its place, and moved there whole, so that a killed first start leaves
 * nothing half made.
 */
export function initialise({ data, identity, bin }: Cluster, password: string): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  removeUnfinished(data);
  // A name of its own: a killed start's program may still be writing to the last one.
  const unfinished = mkdtempSync(`${data}.unfinished-`);
  const secrets = mkdtempSync(join(tmpdir(), 'civic-initdb-'));
  const passwordFile = join(secrets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) {
    for (const path of [unfinished, secrets, passwordFile]) chownSync(path, identity.uid, identity.gid);
  }
  chmodSync(secrets, 0o700);
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = spawnSync(
    program(bin, 'initdb'),
    [
      `--pgdata=${dataArgument({ data: unfinished, identity, bin })}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...flags,
    ],
    { ...identity, cwd: unfinished, encoding: 'utf8' },
  );
  rmSync(secrets, { recursive: true, force: true });
  if (made.status !== 0) {
    throw new OperatorError(
      `The embedded database could not be initialised: ${made.stderr || String(made.error)}`,
    );
  }
  renameSync(unfinished, data);
}

function removeUnfinished(data: string): void {
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(`${basename(data)}.unfinished`)) continue;
    try {
      rmSync(join(dirname(data), name), { recursive: true, force: true });
    } catch {
      // Its program still writes; the next first start will find it silent.
    }
  }
}
