/** Resolutions, ratings and requests to reopen. */
export const RESOLUTION = `
create table issue_resolutions (
  id bigint not null generated always as identity,
  issue_id text collate "C" not null,
  description text not null,
  media_ids text[] not null,
  resolver_id text collate "C" not null,
  resolver_name text not null,
  resolver_role text not null,
  resolved_at timestamptz(3) not null,
  dropped_at timestamptz(3),
  settled_at timestamptz(3),
  constraint issue_resolutions_pk primary key (id),
  constraint issue_resolutions_one_end check (dropped_at is null or settled_at is null),
  constraint issue_resolutions_issue_fk foreign key (issue_id) references issues (id)
);
create unique index issue_resolutions_live_unique on issue_resolutions (issue_id) where dropped_at is null;
create index issue_resolutions_due_idx on issue_resolutions (resolved_at, id)
  where dropped_at is null and settled_at is null;
comment on table issue_resolutions is 'resolutions of issues, and their outcome';
comment on column issue_resolutions.dropped_at is 'when the issue was reopened, which made the resolution invalid';
comment on column issue_resolutions.settled_at is 'when the issue was closed, which made the resolution final';

create table resolution_ratings (
  resolution_id bigint not null,
  user_id text collate "C" not null,
  vote text not null,
  at timestamptz(3) not null,
  constraint resolution_ratings_pk primary key (resolution_id, user_id),
  constraint resolution_ratings_vote_known check (vote in ('up', 'down')),
  constraint resolution_ratings_resolution_fk foreign key (resolution_id) references issue_resolutions (id),
  constraint resolution_ratings_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index resolution_ratings_user_idx on resolution_ratings (user_id);
comment on table resolution_ratings is 'votes on resolutions';

create table reopen_requests (
  id text collate "C" not null,
  issue_id text collate "C" not null,
  resolution_id bigint not null,
  user_id text collate "C" not null,
  reason text not null,
  status text not null default 'pending',
  at timestamptz(3) not null,
  reviewed_by text collate "C",
  reviewed_at timestamptz(3),
  constraint reopen_requests_pk primary key (id),
  constraint reopen_requests_status_known check (status in ('pending', 'approved', 'denied')),
  constraint reopen_requests_review_whole check ((status = 'pending') = (reviewed_at is null)),
  constraint reopen_requests_issue_fk foreign key (issue_id) references issues (id),
  constraint reopen_requests_resolution_fk foreign key (resolution_id) references issue_resolutions (id),
  constraint reopen_requests_user_fk foreign key (user_id) references users (id)
);
create index reopen_requests_resolution_idx on reopen_requests (resolution_id, at, id);
create index reopen_requests_pending_idx on reopen_requests (at, id) where status = 'pending';
comment on table reopen_requests is 'requests to reopen resolved issues';
`;
