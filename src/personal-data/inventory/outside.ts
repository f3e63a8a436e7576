import {
  act,
  contact,
  credential,
  EVERYWHERE,
  id,
  impersonal,
  none,
  office,
  picture,
  table,
  words,
} from './entries';
import type { DataItem, Handling, Inventory } from './vocabulary';

const VISITOR: Handling = {
  whose: 'anyone',
  purpose: 'account',
  ground: 'voluntary',
  shown: ['own'],
  kept: 'browser',
  erased: 'expires',
  exported: false,
};
const STAFF: Handling = { ...VISITOR, whose: 'staff', purpose: 'access', ground: 'employment' };
const PROTECTION: Handling = {
  ...VISITOR,
  purpose: 'protection',
  ground: 'safeguard',
  shown: [],
  kept: 'window',
};
const LOGGED: Handling = { ...PROTECTION, shown: ['log'], kept: 'logs' };
const FILE: Handling = {
  whose: 'citizen',
  purpose: 'report',
  ground: 'voluntary',
  shown: EVERYWHERE,
  kept: 'issue',
  erased: 'deleted',
  exported: true,
};

/** The beginnings of the keys of objects; on a disk, folders below `DATA_DIR`. */
export const OBJECT_STORE: readonly DataItem[] = table(
  FILE,
  picture('media- media/objects'),
  picture('upload- media/uploads media/drafts', {
    shown: [],
    kept: 'uploads',
    erased: 'expires',
    exported: false,
  }),
  id('erasure-ledger', {
    purpose: 'proof',
    shown: [],
    kept: 'unlimited',
    erased: 'nothing',
    exported: false,
  }),
  words('media-exp_ media/objects/*/exp_', {
    purpose: 'account',
    shown: ['own'],
    kept: 'exports',
    exported: false,
  }),
  words('mails', { purpose: 'alerts', shown: [], kept: 'unlimited', erased: 'stays', exported: false }),
);

/** The cookies, without the prefix `__Host-`. */
export const COOKIES: readonly DataItem[] = [
  ...table(
    VISITOR,
    credential('session refresh_token sign_in fresh_sign_in'),
    none('language done'),
    act('support', { purpose: 'support' }),
    words('draft0 draft1 draft2', { purpose: 'report' }),
    id('device', { purpose: 'verification', ground: 'safeguard' }),
  ),
  ...table(STAFF, credential('admin_session admin_sign_in')),
];

/** The beginnings of the keys of localStorage and sessionStorage, the stores of IndexedDB, and the caches. */
export const BROWSER_STORAGE: readonly DataItem[] = [
  ...table(
    { ...VISITOR, purpose: 'report' },
    none('instead report-to-send reports-to-send files offline'),
    act('city pages forms'),
    words('draft: message: reports'),
    credential('push-device', { purpose: 'alerts', ground: 'consent' }),
  ),
  ...table(
    STAFF,
    none('console-colours console-keys console-language'),
    id('console-signed-in'),
    words('console-draft'),
  ),
];

/** The patterns of the keys of Redis, and the messages it passes on. */
export const REDIS: readonly DataItem[] = table(
  PROTECTION,
  id('limit:*'),
  words('socket.io#*', { purpose: 'report', shown: ['realtime'], kept: 'ended' }),
);

/** The fields of lines of the log. */
export const LOG: readonly DataItem[] = [
  ...table(
    LOGGED,
    contact('ip'),
    act('path'),
    id('user session receiver'),
    office('official', { whose: 'official', purpose: 'offices', ground: 'public' }),
    contact('email', { whose: 'staff', ground: 'employment' }),
  ),
  ...impersonal(
    `requestId traceId method status ms aborted err cause seconds job purpose audit since context stack signal code
     media issueId text count mention issue counts fields host reason bulkAct act address port problem setting effect
     rule channel city baseUrl outbox subscriptions`,
  ),
];

/** What is kept outside the database. */
export const OUTSIDE: Inventory = {
  'object store': OBJECT_STORE,
  cookies: COOKIES,
  'browser storage': BROWSER_STORAGE,
  redis: REDIS,
  log: LOG,
};
