const base = require('./jest.config');

const thorough = process.env.THOROUGH === 'true';

/**
 * The specs that `npm test` runs, in suites that share a module registry each (test/suites/specs-in.ts). With
 * THOROUGH=true also those of test/suites/thorough (test/support/thorough.ts).
 */
module.exports = {
  ...base,
  testMatch: [
    '<rootDir>/test/suites/*.spec.ts',
    ...(thorough ? ['<rootDir>/test/suites/thorough/*.spec.ts'] : []),
  ],
  testPathIgnorePatterns: ['/node_modules/'],
  // One more than cores: specs wait for the database, for browsers and for timers.
  maxWorkers: 3,
};
