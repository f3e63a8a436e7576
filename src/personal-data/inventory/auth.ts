import { act, contact, credential, id, identity, none, PEOPLE, table } from './entries';
import type { Handling, Inventory } from './vocabulary';

const ACCOUNT: Handling = {
  whose: 'citizen',
  purpose: 'account',
  ground: 'voluntary',
  shown: ['own', 'console'],
  kept: 'account',
  erased: 'emptied',
  exported: true,
};
const CLIENT: Handling = {
  whose: 'client',
  purpose: 'programs',
  ground: 'voluntary',
  shown: ['console'],
  kept: 'unlimited',
  erased: 'stays',
  exported: false,
};

export const AUTH: Inventory = {
  users: table(
    ACCOUNT,
    id('id', { shown: PEOPLE, erased: 'nothing' }),
    contact('email'),
    identity('display_name', { shown: PEOPLE }),
    identity('avatar_url', { shown: PEOPLE }),
    identity('own_name pseudonym', { shown: PEOPLE }),
    identity('pseudonym_key', { shown: [] }),
    act('pseudonym_changed_at welcomed_at adult_at child_since', { shown: [] }),
    none(
      'kind role city updated_at shown_as show_picture listed place_default choices_mailed_at choices_seen_at',
    ),
    act('created_at', { shown: PEOPLE }),
    act('last_seen_at', { shown: ['console'] }),
  ),
  persona_owners: table(
    { ...ACCOUNT, shown: [], kept: 'issue', erased: 'deleted', exported: false },
    id('persona_id user_id'),
    none('scope shown_as'),
  ),
  former_pseudonyms: table(
    {
      ...ACCOUNT,
      ground: 'safeguard',
      shown: [],
      kept: 'former-pseudonyms',
      erased: 'nothing',
      exported: false,
    },
    identity('digest'),
    none('blocked_until'),
  ),
  erasures: table(
    { ...ACCOUNT, kept: 'ended', erased: 'deleted', exported: false },
    id('user_id'),
    act('asked_at due_at words place step changed reminded_at listed'),
    none('language'),
    contact('email'),
    identity('display_name'),
  ),
  erasure_ledger: table(
    {
      ...ACCOUNT,
      purpose: 'proof',
      ground: 'safeguard',
      shown: [],
      kept: 'unlimited',
      erased: 'nothing',
      exported: false,
    },
    id('subject'),
    act('at words place changed'),
    none('copied_at'),
  ),
  lowered_identities: table(
    {
      ...ACCOUNT,
      ground: 'safeguard',
      shown: [],
      kept: 'lowered-identities',
      erased: 'nothing',
      exported: false,
    },
    identity('digest'),
    none('until'),
  ),
  user_identities: table(
    { ...ACCOUNT, shown: [], erased: 'deleted' },
    identity('issuer subject'),
    id('user_id'),
    none('created_at'),
  ),
  refresh_families: table(
    { ...ACCOUNT, ground: 'safeguard', shown: [], kept: 'sessions', erased: 'deleted' },
    id('id user_id'),
    act('created_at expires_at revoked_at revoked_because'),
  ),
  refresh_tokens: table(
    { ...ACCOUNT, ground: 'safeguard', shown: [], kept: 'sessions', erased: 'deleted', exported: false },
    credential('id'),
    id('family_id'),
    act('issued_at expires_at used_at'),
  ),
  api_clients: table(
    CLIENT,
    none('id name city_scope created_at revoked_at'),
    contact('email'),
    credential('key_hash', { shown: [] }),
    id('created_by', { whose: 'staff', ground: 'employment' }),
  ),
};
