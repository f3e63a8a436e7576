import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the exports that people ask for of their data. */
export class ExportDataOfPeople1700000109010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table data_exports (
        id text collate "C" not null,
        user_id text collate "C" not null,
        language text not null,
        state text not null default 'queued',
        done int not null default 0,
        total int not null default 0,
        attempts smallint not null default 0,
        size_bytes bigint,
        asked_at timestamptz(3) not null,
        ready_at timestamptz(3),
        removed_at timestamptz(3),
        constraint data_exports_pk primary key (id),
        constraint data_exports_user_fk foreign key (user_id) references users (id),
        constraint data_exports_state_known check (state in ('queued', 'running', 'ready', 'failed')),
        constraint data_exports_ready_whole
          check ((state = 'ready') = (ready_at is not null) and (ready_at is null) = (size_bytes is null))
      );
      create index data_exports_user_idx on data_exports (user_id, asked_at);
      create index data_exports_due_idx on data_exports (asked_at, id) where state in ('queued', 'running');
      comment on table data_exports is 'exports of all data of a person, which they asked for; kept for 7 days';
      comment on column data_exports.language is 'language of the README and of the mail';
      comment on column data_exports.state is 'queued, running, ready or failed';
      comment on column data_exports.done is 'how many lines are written';
      comment on column data_exports.total is 'how many lines there will be; 0: not counted yet';
      comment on column data_exports.attempts is 'how often it was begun';
      comment on column data_exports.size_bytes is 'size of the file; null: not ready';
      comment on column data_exports.removed_at is
        'when its person removed it; the row still counts as one of the week';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table data_exports');
  }
}
