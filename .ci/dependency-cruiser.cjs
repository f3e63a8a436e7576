/** The allowed imports. docs/ARCHITECTURE.md has them as a picture; `npm run depcruise` checks them. */
const CONTEXTS =
  'auth|accountability|issues|due-dates|webhooks|alerts|messages|media|flags|resolution|scores|channels|staff|discovery|me|public-read|admin-console|open311|privacy|web/console|web/site';
/** The part of each context that reads of others may import; `only-reads-import-entities-of-others` says which files these are. */
const ENTITIES = '/entities/[^/]+\\.entity\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel imports only itself and the id library.',
      severity: 'error',
      from: { path: '^src/kernel' },
      to: { pathNot: '^src/kernel|^node_modules/typeid-js' },
    },
    {
      name: 'config-imports-the-kernel',
      comment: 'The settings import only the kernel and the patches.',
      severity: 'error',
      from: { path: '^src/platform/config/' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform/config|platform/patches)/' },
    },
    {
      name: 'patches-import-nothing',
      comment: 'What reaches into a library imports only libraries.',
      severity: 'error',
      from: { path: '^src/platform/patches/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^src/', pathNot: '^src/platform/patches/' },
    },
    {
      name: 'platform-imports-the-kernel',
      comment: 'The platform imports only the kernel: no context, no API.',
      severity: 'error',
      from: { path: '^src/platform' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform)/' },
    },
    {
      name: 'replication-is-plugged-in',
      comment:
        'Nothing of the platform imports replication but its own module: a service without replicas has none of it.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '^src/platform/database/replication/' },
      to: { path: '^src/platform/database/replication/' },
    },
    {
      name: 'http-client-imports-nothing',
      comment: 'The client for requests to other services imports nothing else of this one.',
      severity: 'error',
      from: { path: '^src/platform/http-client/' },
      to: { path: '^src/', pathNot: '^src/platform/http-client/' },
    },
    {
      name: 'api-imports-no-context',
      comment: 'api imports only the kernel and the platform, and no context.',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform|api)/' },
    },
    {
      name: 'personal-data-imports-no-context',
      comment: 'What all contexts need for personal data imports only the kernel and the platform.',
      severity: 'error',
      from: { path: '^src/personal-data/' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform|personal-data)/' },
    },
    {
      name: 'leaves-import-no-context',
      comment: 'auth and accountability are leaves: they import no other context.',
      severity: 'error',
      from: { path: '^src/(auth|accountability)/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/$1/|${ENTITIES}` },
    },
    {
      name: 'issues-imports-the-leaves',
      comment: 'issues imports only auth and accountability.',
      severity: 'error',
      from: { path: '^src/issues/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/(issues|auth|accountability)/|${ENTITIES}` },
    },
    {
      name: 'webhooks-imports-due-dates',
      comment: 'webhooks imports only due-dates, issues and the leaves.',
      severity: 'error',
      from: { path: '^src/webhooks/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(webhooks|due-dates|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'alerts-imports-due-dates',
      comment: 'alerts imports only due-dates, issues and the leaves.',
      severity: 'error',
      from: { path: '^src/alerts/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(alerts|due-dates|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'due-dates-imports-issues',
      comment: 'due-dates imports only issues and the leaves.',
      severity: 'error',
      from: { path: '^src/due-dates/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(due-dates|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'messages-media-flags-import-issues',
      comment: 'messages, media and flags import only issues and the leaves.',
      severity: 'error',
      from: { path: '^src/(messages|media|flags)/' },
      to: { path: `^src/(${CONTEXTS})/`, pathNot: `^src/($1|issues|auth|accountability)/|${ENTITIES}` },
    },
    {
      name: 'resolution-imports-issues-and-media',
      comment: 'resolution imports only issues, media and the leaves.',
      severity: 'error',
      from: { path: '^src/resolution/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(resolution|issues|media|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'channels-imports-resolution',
      comment: 'channels imports only resolution, issues, media and the leaves.',
      severity: 'error',
      from: { path: '^src/channels/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(channels|resolution|issues|media|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'staff-imports-issues',
      comment: 'staff imports only due-dates, messages, media, issues and the leaves.',
      severity: 'error',
      from: { path: '^src/staff/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(staff|due-dates|messages|media|issues|auth|accountability)/|${ENTITIES}`,
      },
    },
    {
      name: 'only-the-console-imports-staff',
      comment: 'Only the console API imports staff.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/(staff|admin-console)/' },
      to: { path: '^src/staff/', pathNot: ENTITIES },
    },
    {
      name: 'only-faces-import-channels',
      comment: 'Only faces import channels.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/(channels|public-read|admin-console|web/site)/' },
      to: { path: '^src/channels/', pathNot: ENTITIES },
    },
    {
      name: 'scores-imports-event-sources',
      comment:
        'scores imports only the contexts whose events it handles: issues, messages, media, flags and resolution.',
      severity: 'error',
      from: { path: '^src/scores/' },
      to: {
        path: `^src/(${CONTEXTS})/`,
        pathNot: `^src/(scores|issues|messages|media|flags|resolution)/|${ENTITIES}`,
      },
    },
    {
      name: 'few-import-scores',
      comment: 'Only the command that reconciles scores, the face me and the site import scores.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/(scores|me|web/site)/' },
      to: { path: '^src/scores/', pathNot: ENTITIES },
    },
    {
      name: 'no-context-imports-faces',
      comment:
        'public-read, admin-console, discovery, me, open311, privacy and the pages of web are faces: no other context imports them, except that the site imports public-read and me, and the console API public-read.',
      severity: 'error',
      from: { path: `^src/(${CONTEXTS})/`, pathNot: '^src/(web/site|admin-console)/' },
      to: {
        path: '^src/(public-read|admin-console|discovery|me|open311|privacy|web/console|web/site)/',
        pathNot: `^src/$1/|${ENTITIES}`,
      },
    },
    {
      name: 'site-imports-no-other-api',
      comment:
        'The site imports neither the console API, discovery, Open311, privacy nor the pages of the console.',
      severity: 'error',
      from: { path: '^src/web/site/' },
      to: { path: '^src/(admin-console|discovery|open311|privacy|web/console)/', pathNot: ENTITIES },
    },
    {
      name: 'console-api-imports-public-read',
      comment: 'Of the faces, the console API imports only public-read, whose reporters city staff change.',
      severity: 'error',
      from: { path: '^src/admin-console/' },
      to: { path: '^src/(discovery|me|open311|privacy|web)/', pathNot: ENTITIES },
    },
    {
      name: 'console-pages-import-no-context',
      comment: 'The pages of the console call the console API from the browser: they import no context.',
      severity: 'error',
      from: { path: '^src/web/console/' },
      to: { path: '^src/', pathNot: '^src/(kernel|platform|api|web/kit|web/console)/' },
    },
    {
      name: 'web-kit-imports-nothing',
      comment:
        'web/kit is what the pages of the site and of the console share: it imports neither, and no context.',
      severity: 'error',
      from: { path: '^src/web/kit/' },
      to: { path: '^src/', pathNot: '^src/(kernel|web/kit)/' },
    },
    {
      name: 'contexts-through-their-index',
      comment:
        'Code outside a context imports it only through its index.ts; *.queries.ts and *.rows.ts import its entities, too.',
      severity: 'error',
      from: { path: '^src/((?:web/)?[^/]+)' },
      to: {
        path: `^src/(?:${CONTEXTS})/`,
        pathNot: `^src/(?:${CONTEXTS})/index\\.ts$|^src/$1/|${ENTITIES}`,
      },
    },
    {
      name: 'audit-mail-keys-and-personal-data-through-their-index',
      comment: 'audit, mail, subject-keys and personal-data are imported only through their index.ts.',
      severity: 'error',
      from: { path: '^src/((?:platform/)?[^/]+)' },
      to: {
        path: '^src/(?:platform/(?:audit|mail|subject-keys)|personal-data)/',
        pathNot: `^src/(?:platform/(?:audit|mail|subject-keys)|personal-data)/index\\.ts$|^src/$1/|${ENTITIES}`,
      },
    },
    {
      name: 'controllers-present',
      comment: 'Only controllers, the gateway and presenters call presenters.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(controller|presenter|presenter\\.spec|gateway|/index)\\.ts$',
      },
      to: { path: '\\.presenter\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-reads-import-entities-of-others',
      comment:
        'Only *.queries.ts and *.rows.ts import entities of another context: reads may join any table, only its owner writes it.',
      severity: 'error',
      from: {
        path: `^src/(${CONTEXTS}|api|personal-data|platform/audit|platform/mail|platform/subject-keys)/`,
        pathNot: '\\.(queries|rows)\\.ts$',
      },
      to: {
        path: `^src/(${CONTEXTS}|api|personal-data|platform/audit|platform/mail|platform/subject-keys)/entities/`,
        pathNot: '^src/$1/',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Files do not import each other in a circle.',
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
