const base = require('./jest.config');

/** What `npm test` runs: the specs in suites that share a module registry each (test/suites/specs-in.ts). */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/test/suites/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // One more than cores: specs wait for the database, for browsers and for time to pass.
  maxWorkers: 3,
};
