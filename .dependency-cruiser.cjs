/** The allowed imports. Each rule is one sentence of docs/ARCHITECTURE.md; the tests run them all. */
const CONTEXTS =
  'auth|accountability|issues|due-dates|webhooks|alerts|messages|media|flags|resolution|scores|channels|community|discovery|me|public-read|admin-console|console-site|site|open311';
/** The part of every context that reads may import; `entities-of-others-are-read` says which files are reads. */
const ENTITIES = '/entities/[^/]+\\.entity\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-nothing',
      comment: 'The kernel is vocabulary: it imports nothing but itself and the id library.',
      severity: 'error',
      from: { path: '^src/kernel' },
      to: { pathNot: '^src/kernel|^node_modules/typeid-js' },
    },
    {
      name: 'config-knows-the-kernel',
      comment: 'config knows the kernel alone.',
      severity: 'error',
      from: { path: '^src/config/' },
      to: { path: '^src/', pathNot: '^src/(kernel|config)/' },
    },
    {
      name: 'platform-knows-no-context',
      comment: 'The platform is what Nest needs once: it knows the kernel and config, no context and no API.',
      severity: 'error',
      from: { path: '^src/platform' },
      to: { path: '^src/', pathNot: '^src/(kernel|config|platform)' },
    },
    {
      name: 'replication-knows-the-platform',
      comment: 'replication knows the kernel, config and the platform, which does not know it.',
      severity: 'error',
      from: { path: '^src/replication/' },
      to: { path: '^src/', pathNot: '^src/(kernel|config|platform|replication)/' },
    },
    {
      name: 'outbound-knows-nothing',
      comment: 'outbound asks other services, whatever for: it knows nothing else of the service.',
      severity: 'error',
      from: { path: '^src/outbound/' },
      to: { path: '^src/', pathNot: '^src/outbound/' },
    },
    {
      name: 'api-knows-no-context',
      comment: 'api, audit and mail know the kernel, config, the platform and no context.',
      severity: 'error',
      from: { path: '^src/(api|audit|mail)/' },
      to: { path: '^src/', pathNot: '^src/(kernel|config|platform|api|audit|mail)/' },
    },
    {
      name: 'leaves-know-no-context',
      comment: 'auth and accountability are leaves: they know no other context.',
      severity: 'error',
      from: { path: '^src/(auth|accountability)/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/$1/|${ENTITIES}` },
    },
    {
      name: 'issues-know-the-leaves',
      comment: 'issues knows auth and accountability only.',
      severity: 'error',
      from: { path: '^src/issues/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/(issues|auth|accountability)/|${ENTITIES}` },
    },
    {
      name: 'webhooks-know-due-dates',
      comment: 'webhooks knows due-dates, issues and the leaves; only faces know it.',
      severity: 'error',
      from: { path: '^src/webhooks/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(webhooks|due-dates|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'alerts-know-due-dates',
      comment: 'alerts knows due-dates, issues and the leaves; only faces know it.',
      severity: 'error',
      from: { path: '^src/alerts/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(alerts|due-dates|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'due-dates-know-issues',
      comment: 'due-dates knows issues and the leaves.',
      severity: 'error',
      from: { path: '^src/due-dates/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(due-dates|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'threads-media-flags-know-issues',
      comment: 'messages, media and flags know issues and the leaves.',
      severity: 'error',
      from: { path: '^src/(messages|media|flags)/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/($1|issues|auth|accountability)/|${ENTITIES}` },
    },
    {
      name: 'resolution-knows-issues-and-media',
      comment: 'resolution knows issues, media and the leaves.',
      severity: 'error',
      from: { path: '^src/resolution/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(resolution|issues|media|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'community-hears-issues',
      comment: 'community knows issues alone; only faces and scores know it.',
      severity: 'error',
      from: { path: '^src/community/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/(community|issues)/|${ENTITIES}` },
    },
    {
      name: 'channels-know-issues-and-media',
      comment: 'channels knows issues, media and the leaves; only faces know it.',
      severity: 'error',
      from: { path: '^src/channels/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(channels|issues|media|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'only-faces-know-channels',
      comment: 'Only faces know channels.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/(channels|public-read|admin-console|site)/' },
      to: { path: '^src/channels/', pathNot: ENTITIES },
    },
    {
      name: 'scores-only-listen',
      comment:
        'scores knows those whose events it listens to: issues, messages, media, flags, resolution and community.',
      severity: 'error',
      from: { path: '^src/scores/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(scores|issues|messages|media|flags|resolution|community)/|${ENTITIES}`,
      },
    },
    {
      name: 'nobody-knows-scores',
      comment:
        'Nobody knows scores but the command that reconciles them, the face that shows people their own, and the site.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/(scores|me|site)/' },
      to: { path: '^src/scores/', pathNot: ENTITIES },
    },
    {
      name: 'nobody-knows-the-faces',
      comment:
        'public-read, admin-console, discovery, me, site and open311 are faces: no other context imports them; the site shows what public-read and me read.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/site/' },
      to: {
        path: '^src/(public-read|admin-console|console-site|discovery|me|site|open311)/',
        pathNot: `^src/$1/|${ENTITIES}`,
      },
    },
    {
      name: 'the-site-knows-no-other-api',
      comment: 'The site knows neither the console nor discovery.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/(admin-console|discovery)/', pathNot: ENTITIES },
    },
    {
      name: 'the-console-asks-the-api',
      comment: 'console-site serves a client application over the console API: it knows no context.',
      severity: 'error',
      from: { path: '^src/console-site/' },
      to: { path: '^src/', pathNot: '^src/(kernel|config|platform|api|web-kit|console-site)/' },
    },
    {
      name: 'web-kit-knows-nothing',
      comment:
        'web-kit is what the pages of the site and of the console have in common: it knows neither, and no context.',
      severity: 'error',
      from: { path: '^src/web-kit/' },
      to: { path: '^src/', pathNot: '^src/web-kit/' },
    },
    {
      name: 'contexts-through-their-index',
      comment:
        'Whatever stands outside a context imports it only through its index.ts; reads know its entities, too.',
      severity: 'error',
      from: { path: '^src/([^/]+)' },
      to: {
        path: `^src/(?:${CONTEXTS})/`,
        pathNot: `^src/(?:${CONTEXTS})/index\\.ts$|^src/$1/|${ENTITIES}`,
      },
    },
    {
      name: 'audit-and-mail-through-their-index',
      comment: 'audit and mail are imported through their index.ts, too.',
      severity: 'error',
      from: { path: '^src/([^/]+)' },
      to: { path: '^src/(?:audit|mail)/', pathNot: `^src/(?:audit|mail)/index\\.ts$|^src/$1/|${ENTITIES}` },
    },
    {
      name: 'controllers-present',
      comment: 'Presenters are called by controllers, by the sender of thread events, and by each other.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(controller|presenter|presenter\\.spec|thread-notifier\\.service|/index)\\.ts$',
      },
      to: { path: '\\.presenter\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'entities-of-others-are-read',
      comment:
        "Another context's entities are known to *.queries.ts and the rows they yield alone: reads may join any table, its owner writes it.",
      severity: 'error',
      from: { path: `^src/(${CONTEXTS}|api|audit|mail)/`, pathNot: '\\.(queries|rows)\\.ts$' },
      to: { path: `^src/(${CONTEXTS}|api|audit|mail)/entities/`, pathNot: '^src/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that run in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'tests-stay-outside',
      comment: 'The service does not import its tests.',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.spec\\.ts$' },
      to: { path: '^test' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
