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

/** The superuser of the embedded server. */
export const SUPERUSER = 'postgres';

/** A cluster: its data folder, the user of its processes, and the programs. */
export interface Cluster {
  data: string;
  identity: Identity | undefined;
  bin: string;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user the server runs as. PostgreSQL refuses to run as root, so for root it is the folder's owner or `nobody`.
 * @throws Error if the data belongs to another user
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
 * The path by which a server process finds the data. Another user may have no access to the checkout's path, so the
 * process is started inside the folder.
 */
export function dataArgument({ data, identity }: Cluster): string {
  return identity && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/**
 * Creates the cluster unless it exists: in a folder beside it that is then renamed, so that an interrupted first start
 * leaves nothing incomplete.
 * @throws OperatorError if it cannot be created, or if the folder holds something else
 */
export function initialise({ data, identity, bin }: Cluster, password: string): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  if (existsSync(data) && readdirSync(data).length > 0) {
    throw new OperatorError(
      `The embedded database in ${data} is damaged: it has no file PG_VERSION. Restore the folder from a backup. If you do not need its data, move it away, and the next start creates a new one.`,
    );
  }
  removeUnfinished(data);
  // A unique name: a program of an interrupted start may still be writing to its folder.
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
    const reason = made.stderr || String(made.error);
    throw new OperatorError(`The embedded database could not be initialised: ${reason}${adviceFor(reason)}`);
  }
  renameSync(unfinished, data);
}

/** What to do about an error of a program of PostgreSQL; empty if its own text has to do. */
export function adviceFor(complaint: string): string {
  return /No space left on device|Disk quota exceeded/.test(complaint)
    ? '\nThe disk of DATA_DIR is full: free space, or set DATA_DIR to a folder on another one.'
    : '';
}

/**
 * Gives the superuser another password, while no server runs: whoever may write the data may do that.
 * @throws OperatorError with the output of the server if it fails
 */
export function setPassword(cluster: Cluster, password: string): void {
  const { data, identity, bin } = cluster;
  const set = spawnSync(
    program(bin, 'postgres'),
    ['--single', '-D', dataArgument(cluster), '-c', 'exit_on_error=true', 'postgres'],
    {
      ...identity,
      cwd: data,
      encoding: 'utf8',
      // The password consists of letters, digits, hyphens and underscores.
      input: `alter role ${SUPERUSER} password '${password}'\n`,
    },
  );
  if (set.status === 0) return;
  const reason = set.stderr || String(set.error);
  throw new OperatorError(
    `The password of the embedded database could not be changed: ${reason}${adviceFor(reason)}`,
  );
}

function removeUnfinished(data: string): void {
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(`${basename(data)}.unfinished`)) continue;
    try {
      rmSync(join(dirname(data), name), { recursive: true, force: true });
    } catch {
      // Its program is still writing; the next first start removes it.
    }
  }
}
