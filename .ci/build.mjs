// Builds the service unless what was built last is still current: `node .ci/build.mjs [--always]`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  'vite.config.mjs',
];
/**
 * Written when a build is complete, so that one that was cut short counts as none. It holds what the build was made of.
 */
const stamp = join(root, 'dist/.complete');

/** Every file below a path, in one order everywhere; specs are not built. */
function* filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) {
    if (!path.endsWith('.spec.ts')) yield path;
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) yield* filesOf(`${path}/${name}`);
}

/**
 * A digest of the names and contents of the sources. Times of files would tell less: a checkout or a copy makes old
 * sources new, or new ones old.
 */
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
 * Puts what the process of the service loads of our own into one file: Node.js takes a tenth of the time of a start to
 * look up and read some five hundred (`npm run bench:cold-start`). Packages stay outside, and commands as they are.
 * Names of classes stay, for TypeORM knows entities by them.
 */
async function bundle() {
  // A development package, which a machine that only runs what was built need not have.
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

/** Runs the build of a tool of the packages; what fails ends the build. */
function run(tool, ...args) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), ['build', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// Before the compiler runs: what changes meanwhile may come too late for it.
const sources = digestOfSources();
if (process.argv.includes('--always') || !isCurrent(sources)) {
  rmSync(stamp, { force: true });
  run('nest');
  await bundle();
  // What browsers load, beside what the server runs.
  run('vite');
  run('vite', 'src/console-site/web');
  writeFileSync(stamp, sources);
}
