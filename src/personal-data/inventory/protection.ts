import { act, contact, credential, id, none, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const READS_OF_PEOPLE: Handling = {
  whose: 'citizen',
  purpose: 'proof',
  ground: 'safeguard',
  shown: ['own', 'console'],
  kept: 'reads',
  erased: 'stays',
  exported: true,
};
/** Who read is shown in the console alone. */
const READER = { whose: 'staff', shown: ['console'], exported: false } as const;

const REQUESTS: Handling = {
  whose: 'citizen',
  purpose: 'rights',
  ground: 'safeguard',
  shown: ['own', 'console'],
  kept: 'privacy-requests',
  erased: 'deleted',
  exported: true,
};

/** Proof of what people agreed to: of who was erased, a digest. */
const CONSENTS: Handling = {
  whose: 'citizen',
  purpose: 'rights',
  ground: 'safeguard',
  shown: ['own'],
  kept: 'unlimited',
  erased: 'digested',
  exported: true,
};

/** The log of reads, requests of people about their data, and their consents. */
export const READS: Inventory = {
  consents: table(
    CONSENTS,
    none('id'),
    id('subject_id'),
    act('purpose notice_version language surface given_at withdrawn_at', { erased: 'nothing' }),
  ),
  personal_data_read_subjects: table(READS_OF_PEOPLE, none('read_id'), id('subject_id', { exported: false })),
  personal_data_reads: table(
    READS_OF_PEOPLE,
    none('id route'),
    act('at role purpose kinds'),
    id('account_id', READER),
    act('cities', READER),
    words('words', { ...READER, erased: 'sealed' }),
  ),
  privacy_requests: table(
    REQUESTS,
    none('id city language'),
    id('subject_id'),
    act('kind created_at due_at answered_at'),
    act('escalated_at', { shown: ['console'], exported: false }),
    words('text answer'),
    contact('email', { shown: ['console'] }),
    id('answered_by', { whose: 'staff', ground: 'employment', shown: [], exported: false }),
  ),
};

/** The keys that seal personal data. */
export const SUBJECT_KEYS: Inventory = {
  subject_keys: table(
    { ...READS_OF_PEOPLE, purpose: 'protection', shown: [], kept: 'account', exported: false },
    id('subject_id'),
    credential('wrapped_key', { erased: 'emptied' }),
    act('created_at destroyed_at'),
  ),
};
