const base = require('./jest.config');

/**
 * What `npm test` leaves out: specs that start the service as a process of its own, kill it, or take its database away.
 * Their long forms (RESILIENCE=long) take in races and the model, which `npm test` has in a short form.
 */
module.exports = {
  ...base,
  testMatch: [
    '<rootDir>/test/resilience/**/*.spec.ts',
    ...(process.env.RESILIENCE === 'long'
      ? ['<rootDir>/test/consistency/**/*.spec.ts', '<rootDir>/test/admin-console/sessions.spec.ts']
      : []),
  ],
  testPathIgnorePatterns: ['/node_modules/'],
};
