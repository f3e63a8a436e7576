import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIFECYCLE = `('open', 'in_progress', 'resolved', 'closed')`;
const FEED = `('new', 'ack', 'progress', 'resolved', 'overdue')`;

/** Creates issues, their upvotes, their append-only history, and the rollup from which figures are read. */
export class CreateIssues1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(HISTORY);
    await runner.query(ROLLUP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger issues_rollup_insert on issues;
      drop trigger issues_rollup_change on issues;
      drop function issue_rollup_rebuild;
      drop function issue_rollup_follow;
      drop function issue_rollup_add;
      drop table issue_rollup, issue_assignments, issue_status_events, issue_upvotes, issues;
      drop function refuse_change;
    `);
  }
}

const TABLES = `
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
    upvotes integer not null default 0,
    media_count integer not null default 0,
    message_count integer not null default 0,
    hidden boolean not null default false,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint issues_pk primary key (id),
    constraint issues_city_fk foreign key (city) references cities (slug),
    constraint issues_reporter_fk foreign key (reporter_id) references users (id),
    constraint issues_category_known check
      (category in ('traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic')),
    constraint issues_priority_known check (priority in ('low', 'medium', 'high')),
    constraint issues_status_known check (status in ${LIFECYCLE}),
    constraint issues_feed_status_known check (feed_status in ${FEED}),
    constraint issues_source_known check (source in ('platform', 'chat', 'photo', 'micro')),
    constraint issues_location_whole check ((lat is null) = (lng is null) and (lat is null) = (address is null)),
    constraint issues_lat_range check (lat between -90 and 90),
    constraint issues_lng_range check (lng between -180 and 180),
    constraint issues_pincode_form check (pincode ~ '^[0-9]{6}$'),
    constraint issues_counters_positive check (upvotes >= 0 and media_count >= 0 and message_count >= 0)
  );
  comment on column issues.status is 'the lifecycle; changed only together with feed_status';

  -- One index per exact order a list can have: a page is read from it without sorting. A filter without an index of
  -- its own is checked while walking the order.
  create index issues_created_idx on issues (created_at, id) where not hidden;
  create index issues_city_created_idx on issues (city, created_at, id) where not hidden;
  create index issues_category_created_idx on issues (category, created_at, id) where not hidden;
  create index issues_status_created_idx on issues (status, created_at, id) where not hidden;
  create index issues_upvotes_idx on issues (upvotes, id) where not hidden;
  create index issues_city_upvotes_idx on issues (city, upvotes, id) where not hidden;
  create index issues_reporter_idx on issues (reporter_id);

  create table issue_upvotes (
    issue_id text collate "C" not null,
    user_id text collate "C" not null,
    created_at timestamptz(3) not null,
    constraint issue_upvotes_pk primary key (issue_id, user_id),
    constraint issue_upvotes_issue_fk foreign key (issue_id) references issues (id) on delete cascade,
    constraint issue_upvotes_user_fk foreign key (user_id) references users (id) on delete cascade
  );
  create index issue_upvotes_user_idx on issue_upvotes (user_id);
`;

const HISTORY = `
  create table issue_status_events (
    id bigint generated always as identity,
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
    constraint issue_status_events_issue_fk foreign key (issue_id) references issues (id),
    constraint issue_status_events_status_known check (to_status in ${LIFECYCLE}),
    constraint issue_status_events_feed_status_known check (to_feed_status in ${FEED})
  );
  create index issue_status_events_issue_idx on issue_status_events (issue_id, id);
  comment on table issue_status_events is 'append-only: every change of either status column, with who and when';

  create table issue_assignments (
    id bigint generated always as identity,
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
  comment on table issue_assignments is 'append-only: the latest record of an issue is its assignment';

  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = '42501';
  end $$;
  create trigger issue_status_events_append_only before update or delete or truncate on issue_status_events
    for each statement execute function refuse_change();
  create trigger issue_assignments_append_only before update or delete or truncate on issue_assignments
    for each statement execute function refuse_change();
`;

/**
 * The rollup counts the publicly visible issues. A trigger updates it, so that no code path can omit that. Sixteen
 * slots per cell prevent lock waits between writers of the same cell. A slot can be negative, the sum of the slots of a
 * cell cannot.
 */
const ROLLUP = `
  create table issue_rollup (
    city text collate "C" not null,
    category text collate "C" not null,
    priority text collate "C" not null,
    status text collate "C" not null,
    slot smallint not null,
    issues bigint not null,
    constraint issue_rollup_pk primary key (city, category, priority, status, slot)
  ) with (fillfactor = 50);

  create function issue_rollup_add(issue issues, change integer) returns void language sql as $$
    insert into issue_rollup (city, category, priority, status, slot, issues)
    values (issue.city, issue.category, issue.priority, issue.status, pg_backend_pid() % 16, change)
    on conflict (city, category, priority, status, slot) do update
      set issues = issue_rollup.issues + excluded.issues
  $$;

  create function issue_rollup_follow() returns trigger language plpgsql as $$
  declare
    old_cell text;
    new_cell text;
  begin
    if tg_op <> 'INSERT' and not old.hidden then
      old_cell := concat_ws(' ', old.city, old.category, old.priority, old.status);
    end if;
    if tg_op <> 'DELETE' and not new.hidden then
      new_cell := concat_ws(' ', new.city, new.category, new.priority, new.status);
    end if;
    if old_cell is not distinct from new_cell then
      return null;
    end if;
    -- Two cells are always taken in one order, whichever way an issue moves, so that movers cannot deadlock.
    if old_cell < new_cell then
      perform issue_rollup_add(old, -1);
    end if;
    if new_cell is not null then
      perform issue_rollup_add(new, 1);
    end if;
    if old_cell > new_cell or (old_cell is not null and new_cell is null) then
      perform issue_rollup_add(old, -1);
    end if;
    return null;
  end $$;
  create trigger issues_rollup_insert after insert on issues
    for each row execute function issue_rollup_follow();
  create trigger issues_rollup_change after update of city, category, priority, status, hidden or delete on issues
    for each row execute function issue_rollup_follow();

  create function issue_rollup_rebuild() returns void language sql as $$
    lock table issues in share mode;
    delete from issue_rollup;
    insert into issue_rollup
      select city, category, priority, status, 0, count(*) from issues where not hidden group by 1, 2, 3, 4;
  $$;
  comment on function issue_rollup_rebuild is 'for an operator, after loading issues with triggers disabled';
`;
