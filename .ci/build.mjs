// Builds the service unless the last build is current: `node .ci/build.mjs [--always | --if-missing]`.
// With --if-missing, a build that is not current is only reported.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  '.ci/build.mjs',
  'src',
  'migrations',
  'package-lock.json',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
];
/**
 * Written when a build is complete, so that an interrupted build does not count. It holds the digest of the sources.
 */
const stamp = join(root, 'dist/.complete');

/** All files below a path, in the same order on every machine; specs are not built. */
function* filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) {
    if (!path.endsWith('.spec.ts')) yield path;
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) yield* filesOf(`${path}/${name}`);
}

/** A digest of the names and contents of the sources. File times would say less: a checkout or a copy changes them. */
function digestOfSources() {
  const digest = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => [...filesOf(source)])) {
    const content = readFileSync(join(root, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

function isCurrent(sources) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/**
 * Bundles the service's own modules into one file: Node.js takes a tenth of the start to find and read some five
 * hundred (`npm run bench -- cold-start`). Packages stay outside, and commands are not bundled. Class names stay, as
 * TypeORM knows entities by them.
 */
async function bundle() {
  // A development package, which a machine that only runs the build need not have.
  const { buildSync } = await import('esbuild');
  const main = join(root, 'dist/src/main.js');
  buildSync({
    entryPoints: [main],
    outfile: main,
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    packages: 'external',
    keepNames: true,
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Runs a build tool of the packages; a failure ends the build. */
function run(tool, ...args) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), ['build', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** A folder that exists while a process builds: two builds at the same time would delete each other's files. */
const lock = join(root, 'dist-lock');
/** After this time, a build of another machine or container, whose process cannot be looked up, counts as ended. */
const LONGEST_BUILD_MS = 15 * 60 * 1000;
const WAIT_MS = 200;

/**
 * A process, with the time of its start as the kernel gives it: a later process may have the same id.
 * @returns undefined if it has ended
 */
function processOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  let startedAt = '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // Not Linux.
  }
  return `${hostname()} ${pid} ${startedAt}`;
}

/** Who holds a lock; undefined if nobody does. */
function holderOf(folder) {
  try {
    return readFileSync(join(folder, 'holder'), 'utf8');
  } catch {
    return undefined;
  }
}

function isHeld(holder) {
  const [host, pid] = holder.split(' ');
  if (host === hostname()) return processOf(Number(pid)) === holder;
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < LONGEST_BUILD_MS;
}

/** Locks the build for this process; a lock whose holder was killed is taken over. */
function takeLock() {
  const mine = `${lock}-${process.pid}`;
  rmSync(mine, { recursive: true, force: true });
  mkdirSync(mine);
  writeFileSync(join(mine, 'holder'), processOf(process.pid));
  for (let isFirst = true; ; isFirst = false) {
    try {
      // Fails if there is one with a holder.
      renameSync(mine, lock);
      break;
    } catch (error) {
      if (!['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(error.code)) throw error;
    }
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (!isHeld(holder)) removeStale(holder);
    else {
      if (isFirst) console.error('Another process builds the service: waiting for it.');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
  // In one step: what is half removed could be the lock of the next.
  process.on('exit', () => removeStale(holderOf(lock)));
}

/** Moves the stale lock aside first: if another process has replaced it meanwhile, its lock is put back. */
function removeStale(holder) {
  const aside = `${lock}-stale-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (holderOf(aside) !== holder) renameSync(aside, lock);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { recursive: true, force: true });
}

/** The compiler would report each of some thousand files. */
function refuse(error) {
  const reason = `${error.code ?? error.message} at ${error.path ?? root}`;
  console.error(
    `The service cannot be built here, as nothing can be written: ${reason}. Copy the folder to a place where`,
  );
  console.error('you may write, or build it there by: npm ci --include=dev && npm run build');
  process.exit(1);
}

async function build(sources) {
  const why = existsSync(stamp) ? ', as its sources have changed' : ', once';
  console.error(`Building the service${why}: about half a minute.`);
  rmSync(stamp, { force: true });
  run('nest');
  await bundle();
  // The files for browsers, besides those of the server.
  run('vite', 'src/web/site/browser');
  run('vite', 'src/web/console/browser');
  writeFileSync(stamp, sources);
}

// Before the compiler runs: a later change of a source may not be compiled.
const sources = digestOfSources();
const isAsked = process.argv.includes('--always');
if (process.argv.includes('--if-missing') && existsSync(stamp)) {
  if (!isCurrent(sources)) console.error('dist/ is older than the sources: npm run build');
} else if (isAsked || !isCurrent(sources)) {
  try {
    takeLock();
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist/.writable'), '');
    rmSync(join(root, 'dist/.writable'));
  } catch (error) {
    refuse(error);
  }
  // Another process may have built it meanwhile.
  if (isAsked || !isCurrent(sources)) await build(sources);
}
