const { globalSetup, globalTeardown, ...base } = require('./jest.config');

/** One unit spec, without a database: the spec next to the code must detect a mutant. */
module.exports = {
  ...base,
  testMatch: [`<rootDir>/${String(process.env.MUTATED_FILE).replace(/\.ts$/, '.spec.ts')}`],
  testTimeout: 10_000,
};
