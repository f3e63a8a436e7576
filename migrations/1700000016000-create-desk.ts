import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables for the moderation of issues by city staff, and for their figures. */
export class CreateDesk1700000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ISSUES);
    await runner.query(COUNTS);
    await runner.query(`select city_counts_rebuild()`);
    await runner.query(CONFIG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update messages set deleted_by = author_id where deleted_at is not null and deleted_by is null;
      alter table messages add constraint messages_deletion_whole check ((deleted_at is null) = (deleted_by is null));
      drop table desk_settings, notifications;
      drop trigger issues_city_counts_insert on issues;
      drop trigger issues_city_counts_change on issues;
      drop function city_counts_rebuild, city_counts_follow, city_counts_add, city_count_cells;
      drop table city_counts, duplicate_clusters, issue_admin_states;
      drop index issues_hidden_idx, issues_feed_idx, issues_ward_idx, issues_duplicate_idx;
      alter table issues drop column resolved_at, drop column duplicate_of;
    `);
  }
}

const ISSUES = `
  alter table issues
    add column resolved_at timestamptz(3),
    add column duplicate_of text collate "C",
    add constraint issues_duplicate_fk foreign key (duplicate_of) references issues (id),
    add constraint issues_duplicate_other check (duplicate_of <> id);
  comment on column issues.resolved_at is 'when it came to the resolution it has; null while it has none';
  comment on column issues.duplicate_of is 'the issue it was merged into';
  update issues i set resolved_at = coalesce(
      (select resolved_at from issue_resolutions r where r.issue_id = i.id and r.dropped_at is null), closed_at, updated_at)
    where status in ('resolved', 'closed');
  create index issues_hidden_idx on issues (city, created_at, id) where hidden;
  create index issues_feed_idx on issues (city, feed_status, created_at, id);
  create index issues_ward_idx on issues (city, ward, category_label, created_at)
    where ward <> '' and not hidden and duplicate_of is null;
  create index issues_duplicate_idx on issues (duplicate_of) where duplicate_of is not null;

  -- What the desk removes no user has deleted: who of the desk did is in the audit log.
  alter table messages drop constraint messages_deletion_whole;

  create table issue_admin_states (
    issue_id text collate "C" not null,
    forced boolean not null default false,
    sla_paused boolean not null default false,
    closed boolean not null default false,
    pinned boolean not null default false,
    chain_role_override text,
    updated_at timestamptz(3) not null,
    constraint issue_admin_states_pk primary key (issue_id),
    constraint issue_admin_states_issue_fk foreign key (issue_id) references issues (id) on delete cascade,
    constraint issue_admin_states_role_known check
      (chain_role_override in ('Local Police', 'Corporator', 'Municipal Ward Officer', 'MLA', 'MP'))
  );
  create index issue_admin_states_pinned_idx on issue_admin_states (issue_id) where pinned;
  comment on table issue_admin_states is
    'what the desk has said of an issue; that it is hidden, and which media are redacted, stands where it has its effect';

  create table duplicate_clusters (
    id text collate "C" not null,
    city text collate "C" not null,
    category text not null,
    ward text not null,
    members text[] not null,
    first_at timestamptz(3) not null,
    last_at timestamptz(3) not null,
    merged boolean not null default false,
    canonical_issue_id text collate "C",
    created_at timestamptz(3) not null,
    constraint duplicate_clusters_pk primary key (id),
    constraint duplicate_clusters_city_fk foreign key (city) references cities (slug),
    constraint duplicate_clusters_canonical_fk foreign key (canonical_issue_id) references issues (id),
    constraint duplicate_clusters_several check (cardinality(members) >= 2),
    constraint duplicate_clusters_merge_whole check (merged = (canonical_issue_id is not null))
  );
  create index duplicate_clusters_city_idx on duplicate_clusters (city, created_at desc, id desc);
  create index duplicate_clusters_members_idx on duplicate_clusters using gin (members);
  comment on table duplicate_clusters is 'issues that seem to be one; the first member is the oldest';
`;

/**
 * The figures of a dashboard, updated when issues change, in sixteen slots per cell: reports by day of the report,
 * resolutions by day of the resolution, and issues by feed status (without a day). Hidden issues are not counted.
 */
const COUNTS = `
  create table city_counts (
    city text collate "C" not null,
    measure text collate "C" not null,
    day date not null,
    slot smallint not null,
    issues bigint not null,
    constraint city_counts_pk primary key (city, measure, day, slot)
  ) with (fillfactor = 50);

  create function city_count_cells(issue issues) returns table (city text, measure text, day date)
  language sql stable as $$
    select issue.city, cell.measure, coalesce((cell.at at time zone c.time_zone)::date, date '-infinity')
      from cities c,
           (values ('reported', issue.created_at), ('resolved', issue.resolved_at),
                   ('feed ' || issue.feed_status, null)) cell (measure, at)
     where c.slug = issue.city and not issue.hidden and (cell.measure <> 'resolved' or cell.at is not null)
  $$;

  create function city_counts_add() returns trigger language plpgsql as $$
  declare
    zone text := (select time_zone from cities where slug = new.city);
  begin
    if not new.hidden then
      insert into city_counts (city, measure, day, slot, issues)
        select new.city, cell.measure, cell.day, pg_backend_pid() % 16, 1
          from (values ('feed ' || new.feed_status, date '-infinity'),
                       ('reported', (new.created_at at time zone zone)::date),
                       ('resolved', (new.resolved_at at time zone zone)::date)) cell (measure, day)
         where cell.day is not null
      on conflict (city, measure, day, slot) do update set issues = city_counts.issues + 1;
    end if;
    return null;
  end $$;

  create function city_counts_follow() returns trigger language plpgsql as $$
  begin
    -- In one order, whichever way an issue moves, so that movers cannot deadlock.
    insert into city_counts (city, measure, day, slot, issues)
      select city, measure, day, pg_backend_pid() % 16, sum(change)
        from (select *, -1 as change from city_count_cells(old)
              union all
              select *, 1 from city_count_cells(new) where tg_op <> 'DELETE') changes
       group by city, measure, day having sum(change) <> 0 order by city, measure, day
    on conflict (city, measure, day, slot) do update set issues = city_counts.issues + excluded.issues;
    return null;
  end $$;
  create trigger issues_city_counts_insert after insert on issues
    for each row execute function city_counts_add();
  create trigger issues_city_counts_change after update of city, feed_status, resolved_at, hidden or delete on issues
    for each row execute function city_counts_follow();

  create function city_counts_rebuild() returns void language sql as $$
    lock table issues in share mode;
    delete from city_counts;
    insert into city_counts (city, measure, day, slot, issues)
      select c.city, c.measure, c.day, 0, count(*) from issues i, city_count_cells(i) c group by 1, 2, 3;
  $$;
  comment on function city_counts_rebuild is 'for an operator, after loading issues with triggers disabled';
`;

const CONFIG = `
  create table desk_settings (
    name text collate "C" not null,
    value jsonb not null,
    updated_at timestamptz(3) not null default now(),
    constraint desk_settings_pk primary key (name)
  );
  insert into desk_settings (name, value) values
    ('slaHours', '{"Infrastructure": 48, "Garbage & filth": 48, "Safety": 48, "Traffic": 48, "Public transport": 48, "Corruption": 48}'),
    ('features', '{"duplicateDetection": true, "outboundMessages": true}');
  comment on table desk_settings is 'what the desk has configured';

  create table notifications (
    id text collate "C" not null,
    kind text not null,
    title text not null,
    target_type text not null,
    target_id text not null,
    created_at timestamptz(3) not null,
    read_at timestamptz(3),
    read_by text,
    constraint notifications_pk primary key (id),
    constraint notifications_kind_known check (kind in ('flag', 'delivery_failed', 'channel_degraded'))
  );
  create index notifications_created_idx on notifications (created_at desc, id desc);
  create index notifications_unread_idx on notifications (created_at desc, id desc) where read_at is null;
`;
