// Builds the service unless what was built last is still current: `node .ci/build.mjs [--always]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

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
/** Written when a build is complete, so that one that was cut short counts as none. */
const stamp = join(root, 'dist/.complete');

/** When something below a path last changed; a folder changes when a file of it is added, renamed or deleted. */
function changedAt(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

function isCurrent() {
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return SOURCES.every((source) => changedAt(join(root, source)) < builtAt);
}

/**
 * Puts what the process of the service loads of our own into one file: Node.js takes a tenth of the time of a start to
 * look up and read some five hundred (`npm run bench:cold-start`). Packages stay outside, and commands as they are.
 * Names of classes stay, for TypeORM knows entities by them.
 */
function bundle() {
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

if (process.argv.includes('--always') || !isCurrent()) {
  const startedAt = new Date();
  const nest = join(root, 'node_modules/.bin/nest');
  const { status } = spawnSync(nest, ['build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  bundle();
  // What changes while the compiler runs may have come too late for it.
  writeFileSync(stamp, startedAt.toISOString());
  utimesSync(stamp, startedAt, startedAt);
}
