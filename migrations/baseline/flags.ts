/** Reports of people against contents, and the clusters of duplicates. */
export const FLAGS = `
create table flags (
  id text collate "C" not null,
  target_kind text collate "C" not null,
  target_id text collate "C" not null,
  issue_id text collate "C",
  reason text collate "C" not null,
  status text collate "C" not null default 'open',
  reporter_count int not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  resolved_by text collate "C",
  resolved_at timestamptz(3),
  constraint flags_pk primary key (id),
  constraint flags_target_kind_known check (target_kind in ('issue', 'comment', 'media', 'reporter')),
  constraint flags_issue_whole check ((target_kind = 'reporter') = (issue_id is null)),
  constraint flags_reason_known check (reason in ('spam', 'abuse', 'wronginfo', 'duplicate', 'other')),
  constraint flags_status_known check (status in ('open', 'dismissed', 'warned', 'removed', 'banned')),
  constraint flags_resolution_whole check
    ((status = 'open') = (resolved_at is null) and (resolved_at is null) = (resolved_by is null)),
  constraint flags_reporters_positive check (reporter_count > 0),
  constraint flags_issue_fk foreign key (issue_id) references issues (id)
);
create unique index flags_open_unique on flags (target_kind, target_id) where status = 'open';
create index flags_created_idx on flags (created_at, id);
comment on table flags is 'reports of people against a target; its open reports share one flag';

create table flag_reports (
  target_kind text collate "C" not null,
  target_id text collate "C" not null,
  user_id text collate "C" not null,
  flag_id text collate "C" not null,
  reason text collate "C" not null,
  note text,
  at timestamptz(3) not null,
  constraint flag_reports_pk primary key (target_kind, target_id, user_id),
  constraint flag_reports_reason_known check (reason in ('spam', 'abuse', 'wronginfo', 'duplicate', 'other')),
  constraint flag_reports_flag_fk foreign key (flag_id) references flags (id),
  constraint flag_reports_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index flag_reports_flag_idx on flag_reports (flag_id);
create index flag_reports_user_idx on flag_reports (user_id);
comment on table flag_reports is 'reports of a target by people; a person can report a target only once';
`;
