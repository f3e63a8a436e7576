import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the exact places of issues whose place everyone sees less exactly. */
export class KeepExactPlaces1700000103000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table exact_places (
        issue_id text collate "C" not null,
        precision text collate "C" not null,
        lat double precision,
        lng double precision,
        address text,
        unplaced boolean not null,
        set_at timestamptz(3) not null,
        constraint exact_places_pk primary key (issue_id),
        constraint exact_places_issue_fk foreign key (issue_id) references issues (id) on delete cascade,
        constraint exact_places_precision_known check (precision in ('grid', 'ward')),
        constraint exact_places_point_whole check ((lat is null) = (lng is null))
      );
      create index exact_places_unplaced_idx on exact_places (issue_id) where unplaced;
      comment on table exact_places is
        'exact places of issues whose own columns have a coarser one, which everyone sees; private';
      comment on column exact_places.precision is 'how exactly everyone sees the place: grid or ward';
      comment on column exact_places.unplaced is
        'whether the issue is still to be placed by this point, of which its own columns say nothing';
      comment on column exact_places.set_at is 'when the precision was chosen';
      comment on column issues.lat is 'latitude that everyone may see, as the exact one may be in exact_places';
      comment on column issues.lng is 'longitude that everyone may see, as lat';
      comment on column issues.address is 'words for the place that everyone may see, as lat';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column issues.lat is null;
      comment on column issues.lng is null;
      comment on column issues.address is null;
      drop table exact_places;
    `);
  }
}
