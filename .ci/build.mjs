// Builds the service unless the last build is current: `node .ci/build.mjs [--always]`.
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
 * hundred (`npm run bench:cold-start`). Packages stay outside, and commands are not bundled. Class names are kept, as
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

// Before the compiler runs: a later change of a source may not be compiled.
const sources = digestOfSources();
if (process.argv.includes('--always') || !isCurrent(sources)) {
  rmSync(stamp, { force: true });
  run('nest');
  await bundle();
  // The files for browsers, besides those of the server.
  run('vite');
  run('vite', 'src/console-site/web');
  writeFileSync(stamp, sources);
}
