/**
 * What `npm run test:mutation` changes to see whether a unit spec notices: code without I/O that has its spec beside it,
 * by what kind of rule it states. Each group has to reach `thresholds.low`.
 */
export const groups = {
  policies: [
    'src/api/access.policy.ts',
    'src/issues/issue.policy.ts',
    'src/kernel/roles.ts',
    'src/media/media.policy.ts',
    'src/messages/message.policy.ts',
    'src/resolution/resolution.policy.ts',
  ],
  transitions: [
    'src/issues/issue-transitions.ts',
    'src/kernel/chain-roles.ts',
    'src/messages/message-reactions.ts',
  ],
  presenters: [
    'src/accountability/entity.presenter.ts',
    'src/admin-console/dashboard/dashboard.presenter.ts',
    'src/admin-console/feed/duplicates.presenter.ts',
    'src/admin-console/feed/feed.presenter.ts',
    'src/admin-console/feed/flag.presenter.ts',
    'src/admin-console/integrations/channel.presenter.ts',
    'src/admin-console/integrations/routing.presenter.ts',
    'src/admin-console/reporters/console-reporter.presenter.ts',
    'src/auth/auth.presenter.ts',
    'src/channels/channel.presenter.ts',
    'src/discovery/discovery.presenter.ts',
    'src/flags/flag.presenter.ts',
    'src/issues/issue.presenter.ts',
    'src/kernel/time-ago.ts',
    'src/media/media.presenter.ts',
    'src/messages/message.presenter.ts',
    'src/public-read/administrators/role-contact.ts',
    'src/public-read/issues/public-issue.presenter.ts',
    'src/public-read/reporters/reporter.presenter.ts',
    'src/resolution/resolution.presenter.ts',
    'src/scores/score.presenter.ts',
  ],
  scores: [
    'src/public-read/scores/civic-report.presenter.ts',
    'src/public-read/scores/grade.ts',
    'src/public-read/scores/placeholder.ts',
    'src/public-read/scores/score-card.presenter.ts',
    'src/scores/score-weights.ts',
    'src/scores/score.ts',
  ],
  parsers: [
    'src/accountability/entity-csv.ts',
    'src/api/page.ts',
    'src/api/validation/text.ts',
    'src/channels/chat/chat-payload.ts',
    'src/channels/detection/detector.ts',
    'src/channels/detection/normalise.ts',
    'src/channels/upstream-json.ts',
    'src/kernel/ids.ts',
    'src/messages/message-text.ts',
  ],
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: Object.values(groups).flat(),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutation.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Each process holds a set of modules of its own.
  concurrency: 1,
  thresholds: { high: 90, low: 80, break: null },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: 'coverage/mutation.json' },
  warnings: { slow: false },
  ignorePatterns: ['dist*', '.data*', 'coverage', 'docs', 'docker', 'test'],
};
