import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { itThoroughly } from '../../support/service/thorough';

const ROOT = join(__dirname, '../../..');
const BUILD = '.ci/build.mjs';

/** Replaces the Nest CLI: it records that it ran, and fails if a source asks for it. */
const COMPILER = `#!/bin/sh
echo run >> compiled
grep -q 'does not compile' src/main.ts && exit 3
mkdir -p dist/src && cp src/main.ts dist/src/main.js
`;

/** Replaces Vite. */
const BUNDLER = '#!/bin/sh\nmkdir -p dist/web && echo {} > dist/web/manifest.json\n';

describe('the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-build-'));
  const write = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode });
  };
  const build = (...args: string[]) => {
    const before = compilations();
    const { status } = spawnSync(process.execPath, [join(folder, BUILD), ...args], { stdio: 'ignore' });
    return { status, compiled: compilations() - before };
  };
  const compilations = () => {
    const file = join(folder, 'compiled');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
  };
  const BUILT = { status: 0, compiled: 1 };
  const NOTHING_TO_DO = { status: 0, compiled: 0 };

  beforeAll(() => {
    mkdirSync(join(folder, '.ci'));
    cpSync(join(ROOT, BUILD), join(folder, BUILD));
    for (const file of ['package-lock.json', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'])
      write(file, '{}');
    write('migrations/index.ts', '');
    write('src/main.ts', 'module.exports = 1;');
    write('src/other.ts', '');
    write('node_modules/.bin/nest', COMPILER, 0o755);
    write('node_modules/.bin/vite', BUNDLER, 0o755);
    for (const name of ['esbuild', '@esbuild'])
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs once, and not again for other times, a spec or what is not built', () => {
    expect(build()).toEqual(BUILT);
    utimesSync(join(folder, 'src/main.ts'), 2e9, 2e9);
    write('src/main.spec.ts', 'changed');
    write('README.md', 'changed');
    expect(build()).toEqual(NOTHING_TO_DO);
  });

  it.each([
    [
      'a source is another, whatever its time',
      () => {
        write('src/main.ts', 'module.exports = 2;');
        utimesSync(join(folder, 'src/main.ts'), 1e9, 1e9);
      },
    ],
    ['a source is gone', () => rmSync(join(folder, 'src/other.ts'))],
    ['what was built is gone', () => rmSync(join(folder, 'dist'), { recursive: true })],
  ])('runs again if %s', (_, change) => {
    change();
    expect(build()).toEqual(BUILT);
    expect(build()).toEqual(NOTHING_TO_DO);
  });

  itThoroughly('runs again after a failure', () => {
    write('src/main.ts', 'does not compile');
    expect(build()).toEqual({ status: 3, compiled: 1 });
    expect(build()).toEqual({ status: 3, compiled: 1 });
    write('src/main.ts', 'module.exports = 3;');
    expect(build()).toEqual(BUILT);
  });

  describe('of two starts at once', () => {
    const started: ChildProcess[] = [];
    /** Starts a build whose compiler waits for the file `go`. @returns its exit code, and what it has said */
    const begin = () => {
      const child = spawn(process.execPath, [join(folder, BUILD)], { detached: true });
      started.push(child);
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      const ended = new Promise((done) => child.once('close', done));
      return { child, ended, said: () => said };
    };
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((done) => setTimeout(done, 20));
    };
    beforeAll(() => {
      const waiting = COMPILER.replace('mkdir', 'while [ ! -e go ]; do sleep 0.05; done\nmkdir');
      write('node_modules/.bin/nest', waiting, 0o755);
    });
    beforeEach(() => {
      rmSync(join(folder, 'dist'), { recursive: true });
      rmSync(join(folder, 'go'), { force: true });
    });
    afterAll(() => {
      for (const { pid, exitCode, signalCode } of started)
        if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
      write('node_modules/.bin/nest', COMPILER, 0o755);
    });

    it('is made by one, while the other waits and says so', async () => {
      const before = compilations();
      const first = begin();
      await until(() => compilations() > before);
      const second = begin();
      await until(() => second.said().includes('Another process builds the service: waiting for it.'));
      write('go', '');
      expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
      expect(first.said()).toBe('Building the service, once: about half a minute.\n');
      expect(compilations() - before).toBe(1);
    });

    it('is made by the second if the first was killed', async () => {
      const before = compilations();
      const first = begin();
      await until(() => compilations() > before);
      process.kill(-first.child.pid!, 'SIGKILL');
      await first.ended;
      write('go', '');
      expect(build()).toEqual(BUILT);
      expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    });
  });

  it('says in two lines that nothing can be written, and compiles nothing', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    write('dist', 'no folder');
    const { status, stderr } = spawnSync(process.execPath, [join(folder, BUILD)], { encoding: 'utf8' });
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(
          /^The service cannot be built here, as nothing can be written: E\w+ at .*dist\. Copy/,
        ),
        expect.stringMatching(/npm ci --include=dev && npm run build$/),
      ],
    ]);
    rmSync(join(folder, 'dist'));
    expect(build()).toEqual(BUILT);
  });

  it('only reports that it is stale if that is requested, but is made if there is none', () => {
    write('src/main.ts', 'module.exports = 4;');
    const { status, stderr } = spawnSync(process.execPath, [join(folder, BUILD), '--if-missing'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, 'dist/ is older than the sources: npm run build\n']);
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(build('--if-missing')).toEqual(BUILT);
  });

  it('needs no development package if it is current', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(build()).toEqual(NOTHING_TO_DO);
  });
});

describe('the commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const needBuild = Object.entries(scripts).filter(([, text]) =>
    /\bdist\/|\bdist-bench\/|\bjest\b/.test(text),
  );

  it.each(needBuild)('%s builds first', (name, text) => {
    expect(`${scripts[`pre${name}`] ?? ''} && ${text}`).toMatch(/node \.ci\/build\.mjs( &&|$)/);
  });
});
