const { globalSetup, globalTeardown, ...base } = require('./jest.config');

/** The unit specs beside the code, which need no database: what is mutated is told by them alone. */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // A mutant that never ends is killed long before.
  testTimeout: 10_000,
};
