import type { Type } from '@nestjs/common';
import { AccountabilityModule } from '../accountability';
import { AdminConsoleModule } from '../admin-console';
import { AuthModule, LocalIdentityModule } from '../auth';
import { ChannelsModule } from '../channels';
import { ApiDiscoveryModule, HealthModule } from '../discovery';
import { DueDatesModule } from '../due-dates';
import { FlagsModule } from '../flags';
import { IssuesModule } from '../issues';
import { LocalMailModule } from './local-mail/local-mail.module';
import { MeModule } from '../me';
import { DiskUploadsModule, MediaModule } from '../media';
import { MessagesModule } from '../messages';
import type { DocumentedSurface } from '../api/openapi/documents';
import { Open311Module, PATH_PARAMETERS } from '../open311';
import { PrivacyModule } from '../privacy';
import { PublicReadModule } from '../public-read';
import { ResolutionModule } from '../resolution';
import { ScoresModule } from '../scores';
import { WEBHOOK_DOCUMENT, WebhooksModule } from '../webhooks';

const TOKEN_MODULES: readonly Type[] = [
  IssuesModule,
  DueDatesModule,
  WebhooksModule,
  ResolutionModule,
  MessagesModule,
  MediaModule,
  DiskUploadsModule,
  ScoresModule,
  MeModule,
  PrivacyModule,
  FlagsModule,
  ChannelsModule,
  AccountabilityModule,
  AuthModule,
  LocalIdentityModule,
  LocalMailModule,
  ApiDiscoveryModule,
  HealthModule,
];

/** The APIs of the service, with the routes their documents cover. */
export const DOCUMENTED_SURFACES: readonly DocumentedSurface[] = [
  {
    name: 'token',
    title: 'Token API',
    description: `The API for apps of citizens and officials: report issues, upvote and edit them, discuss them,
add photos and videos, resolve and rate.

Sign in with an ID token of the identity provider (\`POST /api/auth/google\`), and send the access token as
\`Authorization: Bearer ...\`. Answers come as \`{ "success": true, "data": ... }\`, errors as
\`{ "success": false, "error": { "code", "message", "details" } }\`. Lists are paged by opaque cursors: send the
\`nextKey\` of one page as \`lastKey\` of the next. Unknown query parameters and unknown members of a body are ignored. A
method that a path does not have answers 405; the header \`Allow\` lists the others.`,
    modules: TOKEN_MODULES,
    webhooks: WEBHOOK_DOCUMENT,
    tags: [
      { name: 'issues', description: 'Reports of problems, and what happens to them' },
      { name: 'messages', description: 'The thread of an issue' },
      { name: 'media', description: 'Photos and videos of an issue' },
      { name: 'scores', description: 'What people have contributed: scores, ranks, tiers, badges' },
      { name: 'me', description: "The caller's own account, reports and upvotes" },
      { name: 'privacy', description: 'What is stored about people' },
      { name: 'flags', description: 'Reporting content that breaks the rules to moderators' },
      { name: 'accountability', description: 'Who is responsible for a place' },
      {
        name: 'channels',
        description: 'Posts on a chat, a photo and a microblog channel, and issues created from them',
      },
      {
        name: 'webhooks',
        description: 'URLs of registered clients to which events are sent',
      },
      { name: 'auth', description: 'Signing in and out' },
      { name: 'discovery', description: 'Cities, categories, the index of routes, and probes' },
      { name: 'administration', description: 'Accounts and their roles, and requests to reopen; for admins' },
      {
        name: 'accountability administration',
        description:
          'Jurisdictions, officials, departments and police stations: one by one and as CSV; for admins',
      },
      {
        name: 'local identity',
        description: "A stand-in for the identity provider on a developer's machine; never in production",
      },
      { name: 'local mail', description: "Sent mails, on a developer's machine; never in production" },
    ],
  },
  {
    name: 'public',
    title: 'Public read API',
    description: `Reads of one city without a credential, as bare JSON: the data of the public site of a city.

On a path that the token API also has, the header \`X-Api-Surface: public\` selects this API. Lists of a city
take \`cityId\` (by default \`mumbai\`). Caches may keep these reads for twenty seconds, and they have an \`ETag\`;
the answers of the probe and the webhook are not cached. Values marked
as placeholders are generated, not measured. Unknown query parameters are ignored. A method that a path does not have answers 405;
the header \`Allow\` lists the others.`,
    modules: [PublicReadModule, HealthModule],
    tags: [
      { name: 'issues', description: 'The public feed of issues' },
      { name: 'search', description: 'Issues, wards and people by words' },
      { name: 'cities', description: 'The cities of the service' },
      { name: 'wards', description: 'The wards of a city' },
      { name: 'scores', description: 'Scorecards of wards, pincodes and the city' },
      { name: 'administrators', description: 'The offices responsible for a city, and their performance' },
      { name: 'reporters', description: 'People who report, and their contributions' },
      { name: 'events', description: 'Events of communities' },
      { name: 'nominations', description: 'People nominated for an honour' },
      { name: 'chat', description: 'The webhook of the chat platform' },
      { name: 'discovery', description: 'The probe of load balancers' },
    ],
  },
  {
    name: 'console',
    title: 'Console API',
    description: `The API of the console of city staff: moderation, duplicates, channels, officials, places, accounts, figures.

Sign in with \`POST /api/admin/auth/login\`; the session is the cookie \`admin_session\`. Answers are bare JSON. Every
change by city staff is recorded in an audit log that cannot be changed. Only a \`super_admin\` may manage invitations, Open311
clients and webhook endpoints. Otherwise roles only describe an account. Unknown query parameters and unknown members of a body are
ignored; only the configuration refuses unknown members. A method that a path does not have answers 405; the header
\`Allow\` lists the others.`,
    modules: [AdminConsoleModule],
    tags: [
      { name: 'dashboard', description: 'The state of a city at a glance' },
      { name: 'feed/issues', description: 'Issues: search, history, status, toggles, redaction' },
      { name: 'feed/flags', description: 'Flags of people, and the decisions about them' },
      { name: 'feed/duplicates', description: 'Issues that may be the same, and merging them' },
      { name: 'integrations', description: 'Channels: state, test, demonstration mode, inbox, conversion' },
      { name: 'integrations/outbound', description: 'Messages to people: templates, delivery log, limits' },
      { name: 'integrations/routing', description: 'Keywords and offices of categories, rules of cities' },
      { name: 'units', description: 'Units of city staff, and the accounts that belong to them' },
      { name: 'queue', description: 'Lists of issues by rule' },
      { name: 'views', description: 'Saved queues' },
      { name: 'assignment-rules', description: 'Which unit gets a new issue' },
      { name: 'templates', description: 'Templates of answers, in the languages of a city' },
      { name: 'officials', description: 'Offices and their holders' },
      { name: 'reporters', description: 'People who report, and actions on them' },
      { name: 'privacy', description: 'Personal data that is masked elsewhere, and who read it' },
      { name: 'geo', description: 'Cities, wards with boundaries, pincodes' },
      {
        name: 'due-dates',
        description: 'The hours within which issues must be resolved, and which hours count',
      },
      { name: 'analytics', description: 'Statistics of a period' },
      { name: 'notifications', description: 'Items that need the attention of city staff' },
      { name: 'ops', description: 'The audit log, the jobs and the queues' },
      { name: 'config', description: 'Settings of the console' },
      { name: 'access', description: 'Accounts of city staff, roles and invitations' },
      { name: 'access/api-clients', description: 'Programs that may report over Open311, and their keys' },
      { name: 'webhooks', description: 'URLs that events are sent to' },
      { name: 'alerts', description: 'How many people follow something by mail' },
      { name: 'auth', description: 'Signing in and out' },
    ],
  },
  {
    name: 'open311',
    title: 'Open311 and open data',
    description: `Issues for other programs: GeoReport v2 of Open311.

One endpoint serves all cities (\`/open311/v2\`, with \`jurisdiction_id\`), and each city has its own
(\`/open311/{city}/v2\`). The path ends in the format of the answer, \`.json\` or \`.xml\`; errors have that format,
too. Reading needs no key; a report needs the key of a registered client in the field \`api_key\` of the form. Unknown
arguments are ignored. A method that a path does not have answers 405; the header \`Allow\` lists the others.`,
    modules: [Open311Module],
    pathParameters: PATH_PARAMETERS,
    operationIdOf: (controller, method) => (controller.startsWith('City') ? `${method}InCity` : method),
    tags: [
      { name: 'discovery', description: 'The endpoints of GeoReport' },
      { name: 'services', description: 'What can be reported' },
      { name: 'requests', description: 'What was reported, and reporting' },
      { name: 'feeds', description: 'The newest issues, for feed readers and maps' },
      { name: 'data', description: 'All issues of a city, for analysis' },
    ],
  },
];
