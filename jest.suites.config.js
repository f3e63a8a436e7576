const base = require('./jest.config');

const thorough = process.env.THOROUGH === 'true';

/** Options of Jest whose value is an argument of its own, and names no file. */
const WITH_VALUE =
  /^(-[tcw]|--(testNamePattern|config|maxWorkers|shard|seed|testTimeout|reporters|outputFile))$/;

/** Whether the command names files: `npm test -- test/token-api/issue-edit.spec.ts`. */
const namesFiles = process.argv
  .slice(2)
  .some((word, index, all) => !word.startsWith('-') && !WITH_VALUE.test(all[index - 1] ?? ''));

/**
 * The specs that `npm test` runs, in suites that share a module registry each (test/suites/specs-in.ts). With
 * THOROUGH=true also those of test/suites/thorough (test/support/thorough.ts). Files that are named run as they are,
 * those of test/resilience, too.
 */
module.exports = {
  ...base,
  testMatch: namesFiles
    ? base.testMatch
    : ['<rootDir>/test/suites/*.spec.ts', ...(thorough ? ['<rootDir>/test/suites/thorough/*.spec.ts'] : [])],
  testPathIgnorePatterns: ['/node_modules/'],
  // One more than cores: specs wait for the database, for browsers and for timers.
  maxWorkers: 3,
};
