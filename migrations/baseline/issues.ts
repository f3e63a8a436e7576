/** Issues with their upvotes, status events, assignments and search texts, and the counts of lists and maps. */
export const ISSUES = `
create table issues (
  id text collate "C" not null,
  title text not null,
  description text not null,
  city text collate "C" not null,
  category text collate "C" not null,
  category_label text not null,
  priority text collate "C" not null,
  status text collate "C" not null,
  feed_status text collate "C" not null,
  reporter_id text collate "C" not null,
  lat double precision,
  lng double precision,
  address text,
  pincode text,
  source text not null default 'platform',
  upvotes int not null default 0,
  media_count int not null default 0,
  message_count int not null default 0,
  hidden boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  last_message_at timestamptz(3),
  closed_at timestamptz(3),
  closed_by text,
  area text not null default '',
  ward text not null default '',
  jurisdiction_id text collate "C",
  responsible jsonb,
  placed_by text,
  placed_at timestamptz(3),
  resolved_at timestamptz(3),
  duplicate_of text collate "C",
  withheld boolean not null default false,
  due_at timestamptz(3),
  breached_at timestamptz(3),
  escalation_level smallint not null default 0,
  next_escalation_at timestamptz(3),
  pictures_changed_at timestamptz(3),
  lateness_changed_at timestamptz(3),
  constraint issues_pk primary key (id),
  constraint issues_category_known check
    (category in ('traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic')),
  constraint issues_priority_known check (priority in ('low', 'medium', 'high')),
  constraint issues_status_known check (status in ('open', 'in_progress', 'resolved', 'closed')),
  constraint issues_feed_status_known check (feed_status in ('new', 'ack', 'progress', 'resolved', 'overdue')),
  constraint issues_lat_range check (lat between -90 and 90),
  constraint issues_lng_range check (lng between -180 and 180),
  constraint issues_pincode_form check (pincode ~ '^[0-9]{6}$'),
  constraint issues_counters_positive check (upvotes >= 0 and media_count >= 0 and message_count >= 0),
  constraint issues_closed_by_known check (closed_by in ('owner', 'admin', 'auto')),
  constraint issues_placed_by_known check (placed_by in ('boundary', 'pincode', 'geocoder', 'centroid', 'nothing')),
  constraint issues_duplicate_other check (duplicate_of <> id),
  constraint issues_withheld_hidden check (hidden or not withheld),
  constraint issues_location_whole check ((lat is null) = (lng is null) and (lat is null or address is not null)),
  constraint issues_source_known check (source in ('platform', 'chat', 'photo', 'micro', 'open311')),
  constraint issues_escalation_due check (next_escalation_at is null or due_at is not null),
  constraint issues_escalation_level_range check (escalation_level between 0 and 4),
  constraint issues_city_fk foreign key (city) references cities (slug),
  constraint issues_reporter_fk foreign key (reporter_id) references users (id),
  constraint issues_duplicate_fk foreign key (duplicate_of) references issues (id)
);
-- One index per exact order a list can have: a page is read from it without sorting. A filter without an index of
-- its own is checked while walking the order.
create index issues_created_idx on issues (created_at, id) where not hidden;
create index issues_city_created_idx on issues (city, created_at, id) where not hidden;
create index issues_category_created_idx on issues (category, created_at, id) where not hidden;
create index issues_status_created_idx on issues (status, created_at, id) where not hidden;
create index issues_upvotes_idx on issues (upvotes, id) where not hidden;
create index issues_city_upvotes_idx on issues (city, upvotes, id) where not hidden;
create index issues_visible_reporter_idx on issues (reporter_id, created_at) where not hidden;
create index issues_unplaced_idx on issues (created_at, id)
  where placed_at is null and (lat is not null or pincode is not null);
create index issues_hidden_idx on issues (city, created_at, id) where hidden;
create index issues_feed_idx on issues (city, feed_status, created_at, id);
create index issues_duplicate_idx on issues (duplicate_of) where duplicate_of is not null;
-- Squares of 1/400 of a degree, some 270 metres. A GiST index over points doubled the cost of an upvote.
create index issues_place_idx on issues ((floor(lat * 400)::int), (floor(lng * 400)::int), created_at)
  where not hidden and status in ('open', 'in_progress') and lat is not null;
create index issues_location_idx on issues (city, lat, lng) where lat is not null and not hidden;
create index issues_reporter_created_idx on issues (reporter_id, created_at, id);
create index issues_feed_ward_idx on issues (city, ward, category_label, feed_status, created_at, id);
create index issues_feed_category_idx on issues (city, category_label, feed_status, created_at, id);
create index issues_next_escalation_idx on issues (next_escalation_at)
  where next_escalation_at is not null and not hidden;
create index issues_changed_idx on issues (city, (greatest(updated_at, placed_at, pictures_changed_at)));
create index issues_kind_idx on issues (city, category, status, created_at, id) where not hidden;
create index issues_merged_idx on issues (city, created_at, id) where duplicate_of is not null and not withheld;
create index issues_later_due_idx on issues (due_at, id)
  where due_at is distinct from breached_at and due_at is distinct from next_escalation_at
    and status in ('open', 'in_progress') and not hidden;
create index issues_lateness_idx on issues (city, lateness_changed_at) where lateness_changed_at is not null;
comment on table issues is
  'reports of something broken, with both statuses and counters of upvotes, media and messages';
comment on column issues.status is 'lifecycle status; changed only together with feed_status';
comment on column issues.last_message_at is
  'time of the last message; the next message gets a later time, so a thread is read in commit order';
comment on column issues.responsible is 'chain of the responsible offices at that time';
comment on column issues.placed_at is 'when the ward of the issue was determined; null: still to be done';
comment on column issues.resolved_at is 'when it got its current resolution; null: it has none';
comment on column issues.duplicate_of is 'issue into which it was merged';
comment on column issues.withheld is
  'hidden by moderation; an issue that is hidden but not withheld was merged into another';
comment on column issues.due_at is
  'time by which it must be resolved; set at the report, written only by IssueDueDates';
comment on column issues.breached_at is
  'latest due date that passed before the issue was resolved; a later due date replaces it only after it has passed too';
comment on column issues.escalation_level is 'level of the last office it was escalated to; 0: none';
comment on column issues.next_escalation_at is
  'when the escalation to the next office is due; null: resolved, or already at the last level reached by time';
comment on column issues.pictures_changed_at is
  'when its media last changed (added, removed, redacted), or the issue it duplicates was hidden or shown; null: never';
comment on column issues.lateness_changed_at is
  'when it was last marked as late or escalated; null: never, or before this column existed';

create table issue_upvotes (
  issue_id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint issue_upvotes_pk primary key (issue_id, user_id),
  constraint issue_upvotes_issue_fk foreign key (issue_id) references issues (id) on delete cascade,
  constraint issue_upvotes_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index issue_upvotes_user_created_idx on issue_upvotes (user_id, created_at, issue_id);
comment on table issue_upvotes is 'upvotes; at most one per person and issue';

create table issue_status_events (
  id bigint not null generated always as identity,
  issue_id text collate "C" not null,
  from_status text,
  to_status text not null,
  from_feed_status text,
  to_feed_status text not null,
  actor_id text collate "C",
  surface text not null,
  note text,
  at timestamptz(3) not null,
  constraint issue_status_events_pk primary key (id),
  constraint issue_status_events_status_known check (to_status in ('open', 'in_progress', 'resolved', 'closed')),
  constraint issue_status_events_feed_status_known check
    (to_feed_status in ('new', 'ack', 'progress', 'resolved', 'overdue')),
  constraint issue_status_events_issue_fk foreign key (issue_id) references issues (id)
);
create index issue_status_events_issue_idx on issue_status_events (issue_id, id);
comment on table issue_status_events is 'append-only: every change of either status column, with actor and time';

create table issue_assignments (
  id bigint not null generated always as identity,
  issue_id text collate "C" not null,
  assignee_id text collate "C" not null,
  assignee_name text not null,
  department text not null,
  note text,
  assigned_by text collate "C" not null,
  assigned_at timestamptz(3) not null,
  constraint issue_assignments_pk primary key (id),
  constraint issue_assignments_issue_fk foreign key (issue_id) references issues (id),
  constraint issue_assignments_assigner_fk foreign key (assigned_by) references users (id)
);
create index issue_assignments_issue_idx on issue_assignments (issue_id, id desc);
comment on table issue_assignments is
  'append-only: assignments of issues; the latest row of an issue is its current assignment';

create table issue_rollup (
  city text collate "C" not null,
  category text collate "C" not null,
  priority text collate "C" not null,
  status text collate "C" not null,
  slot smallint not null,
  issues bigint not null,
  constraint issue_rollup_pk primary key (city, category, priority, status, slot)
) with (fillfactor=50);
comment on table issue_rollup is
  'number of issues of one kind, in sixteen slots to avoid lock waits of writers; kept by trigger';

create table issue_search (
  issue_id text collate "C" not null,
  city text collate "C" not null,
  category_label text not null,
  created_at timestamptz(3) not null,
  words text not null,
  constraint issue_search_pk primary key (issue_id),
  constraint issue_search_issue_fk foreign key (issue_id) references issues (id) on delete cascade
);
create index issue_search_city_created_idx on issue_search (city, created_at, issue_id);
create index issue_search_category_idx on issue_search (city, category_label, created_at, issue_id);
-- The city leads the key, so that what another city has much of is not read.
create index issue_search_words_idx on issue_search using gin (search_key(city || E'\\x1f' || words) gin_trgm_ops);
comment on table issue_search is 'search words of publicly visible issues, in lower case; one row per issue';

create table issue_search_renames (
  user_id text collate "C" not null,
  renames int not null default 1,
  renamed_at timestamptz(3) not null default now(),
  constraint issue_search_renames_pk primary key (user_id),
  constraint issue_search_renames_user_fk foreign key (user_id) references users (id) on delete cascade
);
comment on table issue_search_renames is 'people whose new name is not yet in the search words of their issues';

create table feed_transitions (
  from_status text not null,
  to_status text not null,
  constraint feed_transitions_pk primary key (from_status, to_status),
  constraint feed_transitions_from_known check (from_status in ('new', 'ack', 'progress', 'resolved', 'overdue')),
  constraint feed_transitions_to_known check (to_status in ('new', 'ack', 'progress', 'resolved', 'overdue')),
  constraint feed_transitions_overdue_open check (to_status <> 'overdue' or from_status <> 'resolved')
);
comment on table feed_transitions is 'transitions of the feed status that city staff may make';

create table issue_cells (
  city text collate "C" not null,
  zoom smallint not null,
  x int not null,
  y int not null,
  category text collate "C" not null,
  slot smallint not null,
  open int not null,
  in_progress int not null,
  resolved int not null,
  closed int not null,
  lat_sum bigint not null,
  lng_sum bigint not null,
  constraint issue_cells_pk primary key (city, zoom, x, y, category, slot),
  constraint issue_cells_zoom_known check (zoom in (10, 12, 14))
) with (fillfactor=50);
comment on table issue_cells is
  'number of located issues by status in grid squares, 360 / 2^(zoom + 2) degrees wide; kept by trigger';
comment on column issue_cells.slot is
  'spreads concurrent writers of one square: 8 slots for the largest squares, 2 for the middle ones, 1 for the smallest';
comment on column issue_cells.lat_sum is 'sum of the latitudes, in millionths of a degree';
comment on column issue_cells.lng_sum is 'sum of the longitudes, in millionths of a degree';
`;
