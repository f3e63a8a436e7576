const base = require('./jest.config');

/**
 * The specs that `npm test` leaves out: they start the service as a separate process, kill it, or stop its database.
 * The long forms (RESILIENCE=long) include races and the model, which `npm test` has in a short form.
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
