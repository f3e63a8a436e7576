const { parseArgs } = require('node:util');

/** How TypeScript is compiled for the tests. @param tsx whether the files contain components */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic', importSource: 'preact' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  // One cache of compiled files for all projects.
  id: 'civic-issue-service',
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.stryker-tmp'],
  transform: { '^.+\\.m?[tj]s$': swc(false), '^.+\\.tsx$': swc(true) },
  // Published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|oauth2-mock-server|is-plain-obj|preact|preact-render-to-string|qr)/)',
  ],
};

/** Specs run against a real PostgreSQL: one migrated template, cloned per spec file. */
const withDatabase = {
  globalSetup: '<rootDir>/test/support/service/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/service/global-teardown.ts',
};

const FILES = {
  /** What `npm test` runs: suites whose specs share a module registry (test/suites/specs-in.ts). */
  suites: ['<rootDir>/test/suites/*.spec.ts'],
  /** With THOROUGH=true also these (test/support/service/thorough.ts). */
  thorough: ['<rootDir>/test/suites/thorough/*.spec.ts'],
  /** The specs of all suites, each by itself. */
  specs: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/!(resilience|suites)/**/*.spec.ts'],
  /** They start the service as a separate process, kill it, or stop its database. */
  faults: ['<rootDir>/test/resilience/**/*.spec.ts'],
  /** The specs that have a long form besides (RESILIENCE=long). */
  races: ['<rootDir>/test/consistency/**/*.spec.ts', '<rootDir>/test/admin-console/auth/sessions.spec.ts'],
};

/** The projects that a command is about: those it selects, those of the files it names, otherwise the suites. */
function projects() {
  const { values, positionals } = parseArgs({
    strict: false,
    options: {
      selectProjects: { type: 'string' },
      // Their values name no files.
      config: { type: 'string', short: 'c' },
      testNamePattern: { type: 'string', short: 't' },
      maxWorkers: { type: 'string', short: 'w' },
      ...Object.fromEntries(
        ['outputFile', 'reporters', 'seed', 'shard', 'testTimeout'].map((name) => [name, { type: 'string' }]),
      ),
    },
  });
  if (values.selectProjects !== undefined) return Object.keys(FILES);
  if (positionals.length > 0) return ['suites', 'thorough', 'specs', 'faults'];
  return process.env.THOROUGH === 'true' ? ['suites', 'thorough'] : ['suites'];
}

const { MUTATED_FILE } = process.env;

// Stryker reads no projects. It runs one unit spec: the spec next to the code must detect a mutant.
module.exports = MUTATED_FILE
  ? { ...base, testMatch: [`<rootDir>/${MUTATED_FILE.replace(/\.ts$/, '.spec.ts')}`], testTimeout: 10_000 }
  : {
      projects: projects().map((name) => ({
        ...base,
        ...withDatabase,
        displayName: name,
        testMatch: FILES[name],
      })),
      // Only a test that never ends should fail by it: the machine may be busy with other work.
      testTimeout: 180_000,
      // One more than cores: specs wait for the database, for browsers and for timers.
      maxWorkers: 3,
    };
