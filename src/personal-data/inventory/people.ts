import { act, id, identity, impersonal, none, place, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const PROFILE: Handling = {
  whose: 'citizen',
  purpose: 'recognition',
  ground: 'voluntary',
  shown: ['token', 'public', 'site', 'console'],
  kept: 'account',
  erased: 'deleted',
  exported: true,
};

/** What is computed from contributions. */
export const SCORES: Inventory = {
  user_scores: table(
    PROFILE,
    id('user_id'),
    none('city updated_at listed'),
    act(
      'reports reports_resolved upvotes_received images_added videos_added high_priority_reports votes_cast',
    ),
    act('comments_made events_joined streaks categories score'),
    act('first_report_at community_voice_at problem_solver_at legend_at'),
  ),
  user_report_days: table({ ...PROFILE, shown: [] }, id('user_id'), act('day reports')),
  user_report_categories: table({ ...PROFILE, shown: [] }, id('user_id'), act('category reports')),
  score_counts: impersonal('span low city users'),
  score_moves: impersonal('city score change'),
};

/** Profiles, and events of communities. */
export const PUBLIC_READ: Inventory = {
  reporters: table(
    { ...PROFILE, shown: ['public', 'site', 'console'] },
    id('user_id'),
    identity('slug words'),
    act('city is_citizen_reporter created_at'),
    none('listed'),
    place('zone beat area'),
    words('bio reached impact'),
  ),
  events: table(
    {
      ...PROFILE,
      purpose: 'community',
      shown: ['public', 'site'],
      kept: 'held',
      erased: 'stays',
      exported: false,
    },
    none('id city title description type place date time duration location max_attendees impact created_at'),
    identity('organiser words'),
  ),
  event_attendees: table(
    { ...PROFILE, purpose: 'community', shown: ['own'], kept: 'unlimited', erased: 'parted' },
    none('event_id'),
    id('user_id'),
    act('created_at'),
  ),
  nominations: table(
    {
      ...PROFILE,
      shown: ['public', 'site'],
      ground: 'public',
      kept: 'held',
      erased: 'stays',
      exported: false,
    },
    none('id city place supporters type created_at'),
    identity('title description'),
  ),
};

/** Exports that people ask for. */
export const ME: Inventory = {
  data_exports: table(
    { ...PROFILE, purpose: 'account', shown: ['own'], kept: 'exports', exported: false },
    none('id language state done total attempts size_bytes'),
    id('user_id'),
    act('asked_at ready_at removed_at'),
  ),
};
