const { globalSetup, globalTeardown, ...base } = require('./jest.config');

/** One unit spec, which needs no database: whether a mutant is noticed is for the spec beside the code to say. */
module.exports = {
  ...base,
  testMatch: [`<rootDir>/${String(process.env.MUTATED_FILE).replace(/\.ts$/, '.spec.ts')}`],
  testTimeout: 10_000,
};
