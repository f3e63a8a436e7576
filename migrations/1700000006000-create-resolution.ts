import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates resolutions of issues, their ratings, reopen requests, and the audit log of privileged changes. */
export class CreateResolution1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column closed_at timestamptz(3);
      alter table issues add column closed_by text;
      alter table issues add constraint issues_closed_by_known check (closed_by in ('owner', 'admin', 'auto'));

      create table issue_resolutions (
        id bigint generated always as identity,
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
        constraint issue_resolutions_issue_fk foreign key (issue_id) references issues (id),
        constraint issue_resolutions_one_end check (dropped_at is null or settled_at is null)
      );
      create unique index issue_resolutions_live_unique on issue_resolutions (issue_id) where dropped_at is null;
      create index issue_resolutions_due_idx on issue_resolutions (resolved_at, id)
        where dropped_at is null and settled_at is null;
      comment on column issue_resolutions.dropped_at is 'when the issue was reopened: it was no resolution';
      comment on column issue_resolutions.settled_at is 'when the issue was closed: it stands for good';

      create table resolution_ratings (
        resolution_id bigint not null,
        user_id text collate "C" not null,
        vote text not null,
        at timestamptz(3) not null,
        constraint resolution_ratings_pk primary key (resolution_id, user_id),
        constraint resolution_ratings_resolution_fk foreign key (resolution_id) references issue_resolutions (id),
        constraint resolution_ratings_user_fk foreign key (user_id) references users (id) on delete cascade,
        constraint resolution_ratings_vote_known check (vote in ('up', 'down'))
      );
      create index resolution_ratings_user_idx on resolution_ratings (user_id);

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
        constraint reopen_requests_issue_fk foreign key (issue_id) references issues (id),
        constraint reopen_requests_resolution_fk foreign key (resolution_id) references issue_resolutions (id),
        constraint reopen_requests_user_fk foreign key (user_id) references users (id),
        constraint reopen_requests_status_known check (status in ('pending', 'approved', 'denied')),
        constraint reopen_requests_review_whole check ((status = 'pending') = (reviewed_at is null))
      );
      create index reopen_requests_resolution_idx on reopen_requests (resolution_id, at, id);
      create index reopen_requests_pending_idx on reopen_requests (at, id) where status = 'pending';
      create index users_created_idx on users (created_at, id);

      create table audit_records (
        id bigint generated always as identity,
        at timestamptz(3) not null,
        surface text not null,
        actor_id text not null,
        actor_name text not null,
        action text not null,
        target_kind text not null,
        target_id text not null,
        before jsonb,
        after jsonb,
        constraint audit_records_pk primary key (id)
      );
      create index audit_records_target_idx on audit_records (target_kind, target_id, id);
      comment on table audit_records is 'append-only: every privileged change, with what was before and after it';
      create trigger audit_records_append_only before update or delete or truncate on audit_records
        for each statement execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audit_records, reopen_requests, resolution_ratings, issue_resolutions;
      drop index users_created_idx;
      alter table issues drop column closed_by, drop column closed_at;
    `);
  }
}
