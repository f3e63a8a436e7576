import { ACCOUNTABILITY } from './accountability';
import { ALERTS, MAIL_TABLES } from './alerts';
import { AUTH } from './auth';
import { CHANNELS } from './channels';
import { FLAGS, MEDIA, MESSAGES, RESOLUTION } from './conversation';
import { ISSUES } from './issues';
import { ME, PUBLIC_READ, SCORES } from './people';
import { READS, SUBJECT_KEYS } from './protection';
import { API, DUE_DATES, PLATFORM, WEBHOOKS } from './service';
import { ADMIN_CONSOLE, AUDIT, STAFF } from './staff';
import type { Inventory } from './vocabulary';

/** The tables of each context with all their columns. A test compares them with the database. */
export const CONTEXTS: Readonly<Record<string, Inventory>> = {
  accountability: ACCOUNTABILITY,
  'admin-console': ADMIN_CONSOLE,
  alerts: ALERTS,
  api: API,
  auth: AUTH,
  channels: CHANNELS,
  'due-dates': DUE_DATES,
  flags: FLAGS,
  issues: ISSUES,
  me: ME,
  media: MEDIA,
  messages: MESSAGES,
  'personal-data': READS,
  platform: PLATFORM,
  'platform/audit': AUDIT,
  'platform/mail': MAIL_TABLES,
  'platform/subject-keys': SUBJECT_KEYS,
  'public-read': PUBLIC_READ,
  resolution: RESOLUTION,
  scores: SCORES,
  staff: STAFF,
  webhooks: WEBHOOKS,
};

export { OUTSIDE } from './outside';
export * from './vocabulary';
