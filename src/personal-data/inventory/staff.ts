import { act, contact, credential, id, identity, impersonal, none, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const WORK: Handling = {
  whose: 'staff',
  purpose: 'staff',
  ground: 'employment',
  shown: ['console'],
  kept: 'issue',
  erased: 'stays',
  exported: false,
};
const ACCESS: Handling = { ...WORK, purpose: 'access', kept: 'held' };

export const STAFF: Inventory = {
  staff_units: table(
    { ...WORK, kept: 'held' },
    none('id city name kind department_id active created_at updated_at'),
    contact('email'),
    id('official_id'),
  ),
  staff_unit_members: table({ ...WORK, kept: 'held' }, none('unit_id'), id('account_id')),
  staff_views: table(
    { ...WORK, kept: 'settings' },
    none('id city scope unit_id filters sort columns position created_at'),
    words('name'),
    id('account_id'),
  ),
  staff_view_reports: table(
    { ...WORK, shown: ['console', 'mail'], kept: 'settings' },
    none('view_id city written_until'),
    id('account_id'),
  ),
  staff_notes: table(
    WORK,
    none('id issue_id corrects'),
    id('author_id mentions'),
    identity('author_name'),
    words('text'),
    act('at'),
  ),
  staff_files: table(WORK, none('id issue_id note_id type size_bytes'), id('added_by'), act('added_at')),
  issue_answers: table(
    WORK,
    none('message_id issue_id unit_id template_id language pause_id replied_at superseded_at'),
    id('account_id'),
    identity('account_name'),
    act('at'),
  ),
  issue_holders: table(WORK, none('issue_id unit_id'), id('account_id'), act('assigned_at')),
  issue_holder_events: table(
    { ...WORK, kept: 'record' },
    none('id issue_id unit_id'),
    id('account_id actor_id'),
    words('reason'),
    act('at'),
  ),
  bulk_acts: table(
    { ...WORK, kept: 'unlimited' },
    none('id state ended_at'),
    id('account_id'),
    act('act value created_at'),
  ),
  bulk_act_issues: impersonal('act_id position issue_id state reason was became undo'),
  answer_templates: impersonal('id city name category status texts active created_at updated_at'),
  assignment_rules: table(
    { ...WORK, kept: 'held' },
    none('id city ward category unit_id'),
    id('created_by'),
    act('created_at'),
  ),
};

export const ADMIN_CONSOLE: Inventory = {
  console_accounts: table(
    ACCESS,
    id('id'),
    contact('email'),
    identity('name'),
    none('role city_scope wards categories contacts active holder_mail holder_mail_until language'),
    credential('password_hash totp_secret totp_pending totp_step recovery_codes', { shown: [] }),
    act('created_at last_login_at'),
  ),
  console_invites: table(
    { ...ACCESS, kept: 'console-invites' },
    credential('token_hash', { shown: [] }),
    contact('email'),
    identity('name'),
    none('role city_scope wards categories expires_at'),
    id('invited_by'),
    act('created_at used_at'),
  ),
  console_sessions: table(
    { ...ACCESS, kept: 'console-sessions' },
    credential('token_hash provider_tokens', { shown: [] }),
    id('id account_id'),
    none('check_at'),
    act('created_at expires_at revoked_at last_seen_at'),
  ),
  notifications: table(
    { ...WORK, kept: 'notifications' },
    none('id kind target_type target_id created_at'),
    words('title'),
    id('read_by account_id'),
    act('read_at'),
  ),
  city_counts: impersonal('city measure day slot issues'),
  console_groups: impersonal('id name position role city_scope wards categories units created_at'),
  console_settings: impersonal('name value updated_at'),
  duplicate_clusters: impersonal(
    'id city category ward members first_at last_at merged canonical_issue_id dismissed_at created_at',
  ),
  issue_admin_states: impersonal('issue_id forced sla_paused closed pinned chain_role_override updated_at'),
};

const PROOF: Handling = { ...WORK, purpose: 'proof', ground: 'safeguard', kept: 'record', erased: 'sealed' };

export const AUDIT: Inventory = {
  audit_records: table(
    PROOF,
    none('id surface action target_kind position previous_hash hash'),
    id('actor_id target_id', { erased: 'stays' }),
    identity('actor_name'),
    words('before after note'),
    act('at', { erased: 'stays' }),
  ),
};
