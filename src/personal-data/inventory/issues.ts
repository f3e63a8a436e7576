import { act, EVERYWHERE, id, impersonal, none, office, PEOPLE, place, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const REPORT: Handling = {
  whose: 'citizen',
  purpose: 'report',
  ground: 'voluntary',
  shown: EVERYWHERE,
  kept: 'issue',
  erased: 'parted',
  exported: true,
};
/** Who supports an issue is never shown: only how many do. */
const SUPPORT: Handling = { ...REPORT, purpose: 'support', shown: ['own'] };
const STAFF_ACT: Handling = {
  whose: 'staff',
  purpose: 'staff',
  ground: 'employment',
  shown: ['console'],
  kept: 'issue',
  erased: 'stays',
  exported: false,
};

export const ISSUES: Inventory = {
  issues: table(
    REPORT,
    none('id city category category_label priority status feed_status'),
    id('reporter_id', { shown: PEOPLE, kept: 'reporter-names' }),
    words('title description', { erased: 'replaced' }),
    place('lat lng address pincode area ward', { erased: 'coarsened' }),
    none('jurisdiction_id placed_by placed_at'),
    office('responsible', { whose: 'official', purpose: 'offices', ground: 'public', erased: 'stays' }),
    act('created_at source'),
    act('intake', { shown: ['console'] }),
    none(
      'upvotes media_count message_count hidden withheld updated_at last_message_at closed_at resolved_at',
    ),
    id('closed_by', { ...STAFF_ACT, shown: ['token', 'console'] }),
    none('not_repaired pictures_changed_at lateness_changed_at duplicate_of due_at breached_at'),
    none('escalation_level next_escalation_at reopened holder_unit_id'),
    id('holder_account_id', STAFF_ACT),
  ),
  exact_places: table(
    { ...REPORT, shown: ['own', 'token', 'office'], kept: 'exact-places', erased: 'deleted' },
    none('issue_id precision set_at unplaced'),
    place('lat lng address'),
  ),
  personal_findings: table(
    { ...STAFF_ACT, purpose: 'moderation', ground: 'safeguard', shown: [] },
    none('id issue_id target_kind target_id field kind start_at end_at found_at dismissed_at'),
    id('dismissed_by'),
  ),
  redactions: table(
    { ...REPORT, shown: [], kept: 'redactions', erased: 'deleted', exported: false },
    none('id issue_id target_kind target_id field redacted_at'),
    words('texts'),
  ),
  issue_assignments: table(
    { ...STAFF_ACT, purpose: 'offices', ground: 'public', shown: ['token', 'console'], kept: 'record' },
    none('id issue_id department'),
    office('assignee_id assignee_name', { whose: 'official' }),
    words('note'),
    id('assigned_by'),
    act('assigned_at'),
  ),
  issue_cells: impersonal('city zoom x y category slot open in_progress resolved closed lat_sum lng_sum'),
  issue_merge_upvotes: table(
    { ...SUPPORT, shown: [] },
    none('merge_id issue_id joined'),
    id('user_id'),
    act('created_at'),
  ),
  issue_merges: impersonal(
    'merge_id issue_id canonical_issue_id cluster_id former_duplicate_of hid merged_at undone_at',
  ),
  issue_rollup: impersonal('city category priority status slot issues not_repaired'),
  issue_search: table(
    { ...REPORT, shown: [], erased: 'replaced', exported: false },
    none('issue_id city category_label created_at'),
    words('words'),
  ),
  issue_search_renames: table(
    { ...REPORT, shown: [], kept: 'ended', erased: 'deleted', exported: false },
    id('user_id'),
    none('renames'),
    act('renamed_at'),
  ),
  issue_status_events: table(
    { ...REPORT, shown: ['token', 'public', 'site', 'console'], kept: 'record', erased: 'nothing' },
    none(
      'id issue_id from_status to_status from_feed_status to_feed_status surface not_repaired actor_group',
    ),
    id('actor_id', { shown: ['console'] }),
    words('note', { whose: 'staff', ground: 'employment', erased: 'stays', exported: false }),
    act('at'),
  ),
  issue_upvotes: table(SUPPORT, none('issue_id joined'), id('user_id'), act('created_at')),
  issue_open_days: impersonal('city day open late'),
  issue_ward_counts: impersonal('city ward category reported resolved open late'),
  issue_ward_months: impersonal('city month ward on_time late durations'),
  issue_ward_moves: impersonal(
    'city ward category day is_open is_resolved is_on_time is_late duration change',
  ),
  privacy_applications: table(
    { ...REPORT, purpose: 'account', shown: ['own'], kept: 'account', erased: 'deleted' },
    id('user_id'),
    none('last_issue'),
    act('shown_as place requested_at done total finished_at'),
  ),
  feed_transitions: impersonal('from_status to_status'),
};
