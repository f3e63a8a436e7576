import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Copy, DockerfileParser, type Instruction, JSONInstruction } from 'dockerfile-ast';
import { completeConfig, readSettings } from '../../../src/platform/config/config';
import { SETTINGS } from '../../../src/platform/config/settings';
import {
  composition,
  type ComposeService,
  dockerFile,
  filledIn,
  ROOT,
  variablesOf,
} from '../../support/source/deployment';

/** A specific release, so that two builds a month apart are the same. */
const PINNED = /^[a-z0-9./-]+:v?\d+\.\d+\.?\d*(-[a-z0-9.]+)*$/;
const ROOT_USER = /^(root|0)(:|$)/;
const SETTING_NAMES = new Set(Object.keys(SETTINGS));

describe('the image', () => {
  const dockerfile = DockerfileParser.parse(dockerFile('Dockerfile'));
  const instructions = dockerfile.getInstructions();
  const last = (keyword: string): Instruction | undefined =>
    instructions.slice(stageStart()).findLast((each) => each.getKeyword() === keyword);
  const stageStart = () => instructions.findLastIndex((each) => each.getKeyword() === 'FROM');
  const text = (keyword: string) => last(keyword)?.getArgumentsContent() ?? '';
  const environment = Object.fromEntries(
    dockerfile
      .getENVs()
      .flatMap((env) => env.getProperties().map((each) => [each.getName(), each.getValue()])),
  ) as Record<string, string>;
  const copies = instructions.filter((each): each is Copy => each instanceof Copy);
  const fromContext = copies
    .filter((copy) => copy.getFlags().every((flag) => flag.getName() !== 'from'))
    .flatMap((copy) => copy.getArguments().slice(0, -1).map(String));

  it('has pinned base images, the same for all stages', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage() ?? '');
    // By the digest of all platforms, and not of the oldest release that the service runs on.
    for (const image of images) expect(image).toMatch(/^node:24\.\d+\.\d+-[a-z-]+@sha256:[\da-f]{64}$/);
    expect(new Set(images).size).toBe(1);
  });

  it('copies only named files that exist, without secrets or data', () => {
    expect(fromContext.length).toBeGreaterThan(0);
    for (const source of fromContext) {
      expect(source).not.toMatch(/[*?]|^\.?\/?$/);
      expect(existsSync(join(ROOT, source))).toBe(true);
    }
    const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(rules[0]).toBe('*');
    const letIn = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
    expect(letIn.sort()).toEqual([...new Set(fromContext)].sort());
  });

  it('has the files that its build needs', () => {
    const program = readFileSync(join(ROOT, '.ci/build.mjs'), 'utf8');
    const sources = /const SOURCES = \[(.*?)\]/s.exec(program)![1]!;
    const read = [...sources.matchAll(/'(.+?)'/g)].map(([, source]) => source);
    expect(read).toEqual(expect.arrayContaining(['src', 'migrations']));
    expect(fromContext).toEqual(expect.arrayContaining(read));
  });

  it('runs as a user who owns none of its files', () => {
    expect(text('USER')).not.toBe('');
    expect(text('USER')).not.toMatch(ROOT_USER);
    expect(instructions.indexOf(last('USER')!)).toBeGreaterThan(
      Math.max(...copies.map((copy) => instructions.indexOf(copy))),
    );
    const owning = copies.filter((copy) => copy.getFlags().some((flag) => flag.getName() === 'chown'));
    expect(owning.map(String)).toEqual([]);
    const command = last('CMD') as JSONInstruction;
    // A shell in between would not forward signals.
    expect(command.getOpeningBracket()).not.toBeNull();
  });

  it('sets only known settings', () => {
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.has(name))).toEqual([]);
    expect(environment.NODE_ENV).toBe('production');
  });

  it('has a health check that succeeds for a service that answers, and fails otherwise', async () => {
    const [program, ...args] = JSON.parse(/CMD (\[.*\])$/s.exec(text('HEALTHCHECK'))![1]!) as [
      string,
      ...string[],
    ];
    const { createServer } = await import('node:http');
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/api/health' ? 200 : 404).end(),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const { execFile } = await import('node:child_process');
    const code = () =>
      new Promise((done) =>
        execFile(program, args, { env: { PATH: process.env.PATH, PORT: String(port) } }, (error) =>
          done(error ? error.code : 0),
        ),
      );
    expect(await code()).toBe(0);
    await new Promise((done) => server.close(done));
    expect(await code()).toBe(1);
  });
});

const COMPOSITIONS: Record<string, string[]> = {
  'compose.yml': ['compose.yml'],
  'compose.scale.yml over compose.yml': ['compose.yml', 'compose.scale.yml'],
};

/** Letters and digits, as compose.yml requires. */
const SECRETS = {
  JWT_SECRET: 'd6f1c0a97be24385'.padEnd(64, 'e5d80c7b39f1a246'),
  POSTGRES_PASSWORD: 'b'.repeat(64),
  DATABASE_OWNER_PASSWORD: 'c'.repeat(64),
  DATABASE_SERVICE_PASSWORD: 'd'.repeat(64),
  STORE_RPC_SECRET: 'e'.repeat(64),
  S3_ACCESS_KEY_ID: `GK${'f'.repeat(24)}`,
  S3_SECRET_ACCESS_KEY: '1'.repeat(64),
};
const REQUIRED = {
  ...SECRETS,
  OIDC_AUDIENCE: 'client-id',
  PERSONAL_DATA_KEY_FILE: '/etc/civic/personal-data.key',
};
const GIVEN: Record<string, string> = { ...REQUIRED, PUBLIC_BASE_URL: 'https://issues.example.org' };

describe.each(Object.entries(COMPOSITIONS))('%s', (name, files) => {
  const { services, networks } = composition(...files);
  const all = Object.entries(services);
  const networksOf = ({ networks: own }: ComposeService) =>
    Array.isArray(own) ? own : Object.keys(own ?? {});

  it('pins every image to a release', () => {
    for (const [, { image }] of all) expect(image).toMatch(PINNED);
  });

  it('gives every container minimal rights', () => {
    for (const [service, { read_only, cap_drop, security_opt, user, tmpfs, ...rest }] of all) {
      expect([service, read_only, cap_drop, security_opt]).toEqual([
        service,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      // These images set a user themselves; one container changes an owner and ends.
      if (!['app', 'prometheus', 'store-folder'].includes(service)) {
        expect([service, user]).toEqual([service, expect.any(String)]);
        expect(user).not.toMatch(ROOT_USER);
      }
      if (service === 'store-folder') expect([rest.cap_add, rest.network_mode]).toEqual([['CHOWN'], 'none']);
      else {
        expect(rest.cap_add).toBeUndefined();
        expect(tmpfs?.some((mount) => mount.startsWith('/tmp'))).toBe(true);
      }
    }
  });

  it('publishes only the port of the service', () => {
    const published = all.flatMap(([service, { ports = [] }]) => ports.map((port) => `${service} ${port}`));
    const world = published.filter((port) => !port.includes(' 127.0.0.1:'));
    expect(world).toEqual(name === 'compose.yml' ? [] : ['proxy ${PROXY_PORT:-80}:8080']);
    expect(published.length).toBeGreaterThan(0);
    for (const port of published) expect(port).not.toMatch(/:(5432|6379|9464)$/);
    for (const service of ['postgres', 'redis']) {
      expect(services[service]!.ports).toBeUndefined();
      expect(networksOf(services[service]!).map((network) => networks[network]?.internal)).toEqual([true]);
    }
  });

  it('contains no secrets, and requires each', () => {
    for (const [, { environment = {} }] of all)
      for (const [variable, value] of Object.entries(environment))
        if (/SECRET|PASSWORD|ACCESS_KEY/.test(variable))
          // These may be unset: the console generates a password, a public client has no secret; one is a switch.
          expect(value).toMatch(
            /^(CONSOLE_ADMIN_PASSWORD|CONSOLE_PASSWORD_SIGN_IN|(CONSOLE_)?OIDC_CLIENT_SECRET)$/.test(variable)
              ? /^\$\{\w+:-\}$/
              : /^\$\{\w+:\?.+\}$/,
          );
    const asked = new Set(
      files
        .flatMap((file) => variablesOf(dockerFile(file)))
        .filter((each) => each.isRequired)
        .map((each) => each.name),
    );
    expect([...asked].sort()).toEqual(Object.keys(name === 'compose.yml' ? REQUIRED : GIVEN).sort());
  });

  it('passes every setting, except those of the image and of trials', () => {
    const decided = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'LOCAL_IDENTITY', 'SEED_DEMO', 'ALLOW_EMBEDDED'];
    const handed = Object.keys(services.app!.environment ?? {});
    expect([...SETTING_NAMES].filter((name) => !handed.includes(name)).sort()).toEqual(decided.sort());
  });

  it('has settings with which the service starts: two roles, a shared Redis and store', () => {
    const environment = Object.fromEntries(
      Object.entries(services.app!.environment ?? {}).map(([key, value]) => [key, filledIn(value, GIVEN)]),
    );
    const settings = readSettings({ NODE_ENV: 'production', HOST: '0.0.0.0', ...environment });
    expect(settings).toMatchObject({ STORAGE_DRIVER: 's3', S3_FORCE_PATH_STYLE: true });
    const config = completeConfig(settings, {
      databaseUrl: settings.DATABASE_URL!,
      jwtSecret: settings.JWT_SECRET!,
    });
    const [user, owner] = [config.databaseUrl, config.databaseOwnerUrl].map((url) => new URL(url).username);
    expect(user).not.toBe(owner);
    for (const url of [config.databaseUrl, settings.REDIS_URL!])
      expect(Object.keys(services)).toContain(new URL(url).hostname);
    // The store has one name inside and outside, as the name is part of signed URLs.
    const aliases = (services.store!.networks as { outer: { aliases: string[] } }).outer.aliases;
    expect(aliases).toContain(new URL(settings.S3_ENDPOINT!).hostname);
  });
});
