import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the media attached to issues, and the jobs that maintain them. */
export class CreateMedia1700000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media (
        id text collate "C" not null,
        issue_id text collate "C" not null,
        type text collate "C" not null,
        state text collate "C" not null,
        post_url text,
        mime_type text,
        file_name text,
        size_bytes bigint,
        widths integer[] not null default '{}',
        added_by text collate "C" not null,
        added_at timestamptz(3) not null,
        upload_expires_at timestamptz(3),
        stored_at timestamptz(3),
        deleted_at timestamptz(3),
        deleted_by text collate "C",
        purge_tried_at timestamptz(3),
        purged_at timestamptz(3),
        upload_dropped_at timestamptz(3),
        constraint media_pk primary key (id),
        constraint media_issue_fk foreign key (issue_id) references issues (id),
        constraint media_adder_fk foreign key (added_by) references users (id),
        constraint media_deleter_fk foreign key (deleted_by) references users (id),
        constraint media_type_known check (type in ('image', 'video', 'microblog')),
        constraint media_state_known check (state in ('awaited', 'stored')),
        constraint media_reference_whole check ((type = 'microblog') = (post_url is not null)),
        constraint media_upload_whole check (type = 'microblog' or
          (mime_type is not null and file_name is not null and size_bytes > 0 and upload_expires_at is not null)),
        constraint media_stored_whole check ((state = 'stored') = (stored_at is not null))
      );
      create index media_issue_idx on media (issue_id, added_at, id) where deleted_at is null;
      create index media_adder_idx on media (added_by);
      create index media_awaited_idx on media (upload_expires_at) where state = 'awaited' and deleted_at is null;
      create index media_unpurged_idx on media (purge_tried_at nulls first)
        where deleted_at is not null and purged_at is null and type <> 'microblog';
      create index media_undropped_idx on media (upload_expires_at)
        where state = 'stored' and upload_dropped_at is null and type <> 'microblog';
      comment on column media.state is 'an upload is awaited until its bytes are there, checked and cleaned';
      comment on column media.widths is 'the thumbnails that are kept beside the object';
      comment on column media.upload_dropped_at is 'when it was made sure that nothing was sent after it was stored';
      comment on column media.purged_at is 'when the objects of a deleted upload were removed from storage';

      create table jobs (
        name text collate "C" not null,
        leased_until timestamptz(3) not null default '-infinity',
        started_at timestamptz(3),
        finished_at timestamptz(3),
        outcome jsonb,
        failure text,
        runs bigint not null default 0,
        failures bigint not null default 0,
        constraint jobs_pk primary key (name)
      );
      comment on table jobs is 'one row per scheduled job: who runs it now, and how its last run ended';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table jobs, media`);
  }
}
