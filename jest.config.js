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

/** Specs run against a real PostgreSQL: one migrated template, cloned per spec file (test/support/global-setup.ts). */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  // They start and kill processes, for minutes: jest.resilience.config.js.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/resilience/', '<rootDir>/test/suites/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.stryker-tmp'],
  transform: { '^.+\\.m?[tj]s$': swc(false), '^.+\\.tsx$': swc(true) },
  // Published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|oauth2-mock-server|is-plain-obj|preact|preact-render-to-string)/)',
  ],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Only a test that never ends should fail by it: the machine may be busy with other work.
  testTimeout: 180_000,
  maxWorkers: 2,
};
