import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the data of the map: the number of located issues per grid square, and an index over their locations. */
export class CreateIssueCells1700000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CELLS);
    await runner.query(TRIGGERS);
    await runner.query(`select issue_cells_rebuild()`);
    await runner.query(`
      create index issues_location_idx on issues (city, lat, lng) where lat is not null and not hidden
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index issues_location_idx;
      drop trigger issues_cells_insert on issues;
      drop trigger issues_cells_change on issues;
      drop trigger issues_cells_delete on issues;
      drop function issue_cells_rebuild, issue_cells_add, issue_cells_follow, issue_cell_shares;
      drop table issue_cells;
    `);
  }
}

const CELLS = `
  create table issue_cells (
    city text collate "C" not null,
    zoom smallint not null,
    x integer not null,
    y integer not null,
    category text collate "C" not null,
    slot smallint not null,
    open integer not null,
    in_progress integer not null,
    resolved integer not null,
    closed integer not null,
    lat_sum bigint not null,
    lng_sum bigint not null,
    constraint issue_cells_pk primary key (city, zoom, x, y, category, slot),
    constraint issue_cells_zoom_known check (zoom in (10, 12, 14))
  ) with (fillfactor = 50);
  comment on table issue_cells is
    'located issues by status in the squares of a grid, 360 / 2^(zoom + 2) degrees wide; kept by trigger';
  comment on column issue_cells.slot is
    'writers of one square are spread over slots: 8 of the largest squares, 2 of the middle ones, 1 of the smallest';
  comment on column issue_cells.lat_sum is 'the sum of the latitudes, in millionths of a degree';
  comment on column issue_cells.lng_sum is 'the sum of the longitudes, in millionths of a degree';
`;

const COLUMNS = `city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum`;
const SLOT = `pg_backend_pid() % case zoom when 10 then 8 when 12 then 2 else 1 end`;
const ON_CONFLICT = `
  on conflict (city, zoom, x, y, category, slot) do update
    set open = cell.open + excluded.open, in_progress = cell.in_progress + excluded.in_progress,
        resolved = cell.resolved + excluded.resolved, closed = cell.closed + excluded.closed,
        lat_sum = cell.lat_sum + excluded.lat_sum, lng_sum = cell.lng_sum + excluded.lng_sum`;

/**
 * One row of a square contains all statuses. A change of status, the most frequent change, thus updates one row per
 * zoom. More slots would prevent more lock waits between writers, but every reader adds the slots up. The fewer issues
 * a square can contain, the fewer concurrent writers it has. A slot can be negative, the sum of the slots of a square
 * cannot.
 */
const TRIGGERS = `
  create function issue_cell_shares(issue issues) returns table (
    city text, zoom smallint, x integer, y integer, category text,
    open integer, in_progress integer, resolved integer, closed integer, lat_sum bigint, lng_sum bigint)
  language sql immutable as $$
    select issue.city, z, floor((issue.lng + 180) * (1 << (z + 2)) / 360)::integer,
           floor((issue.lat + 90) * (1 << (z + 2)) / 360)::integer, issue.category,
           (issue.status = 'open')::integer, (issue.status = 'in_progress')::integer,
           (issue.status = 'resolved')::integer, (issue.status = 'closed')::integer,
           round(issue.lat * 1000000)::bigint, round(issue.lng * 1000000)::bigint
      from (values (10::smallint), (12::smallint), (14::smallint)) zooms (z)
     where issue.lat is not null and not issue.hidden
  $$;

  -- Once for a statement: whoever loads many issues would change the row of a square once for each of them.
  create function issue_cells_add() returns trigger language plpgsql as $$
  begin
    insert into issue_cells as cell (${COLUMNS})
      select city, zoom, x, y, category, ${SLOT}, sum(open), sum(in_progress), sum(resolved), sum(closed),
             sum(lat_sum), sum(lng_sum)
        from (select s.* from added, issue_cell_shares(row(added.*)::issues) s) shares
       group by city, zoom, x, y, category order by city, zoom, x, y, category
    ${ON_CONFLICT};
    return null;
  end $$;

  create function issue_cells_follow() returns trigger language plpgsql as $$
  begin
    -- In one order, whichever way an issue moves, so that movers cannot deadlock.
    insert into issue_cells as cell (${COLUMNS})
      select city, zoom, x, y, category, ${SLOT},
             sum(change * open), sum(change * in_progress), sum(change * resolved), sum(change * closed),
             sum(change * lat_sum), sum(change * lng_sum)
        from (select -1 as change, * from issue_cell_shares(old)
              union all
              select 1, * from issue_cell_shares(new) where tg_op <> 'DELETE') changes
       group by city, zoom, x, y, category
      having (sum(change * open), sum(change * in_progress), sum(change * resolved), sum(change * closed),
              sum(change * lat_sum), sum(change * lng_sum)) <> (0, 0, 0, 0, 0, 0)
       order by city, zoom, x, y, category
    ${ON_CONFLICT};
    return null;
  end $$;
  create trigger issues_cells_insert after insert on issues referencing new table as added
    for each statement execute function issue_cells_add();
  create trigger issues_cells_change after update of city, category, status, hidden, lat, lng on issues
    for each row when (old.lat is not null or new.lat is not null) execute function issue_cells_follow();
  create trigger issues_cells_delete after delete on issues
    for each row when (old.lat is not null and not old.hidden) execute function issue_cells_follow();

  comment on trigger issues_cells_insert on issues is
    'issue_cells: counts a new located issue in its square of each zoom, unless it is hidden';
  comment on trigger issues_cells_change on issues is
    'issue_cells: counts an issue in other squares when its city, category, status or point changes, and in none while it is hidden';
  comment on trigger issues_cells_delete on issues is 'issue_cells: counts an issue no more once it is deleted';

  create function issue_cells_rebuild() returns void language sql as $$
    lock table issues in share mode;
    delete from issue_cells;
    insert into issue_cells (${COLUMNS})
      select s.city, s.zoom, s.x, s.y, s.category, 0, sum(s.open), sum(s.in_progress), sum(s.resolved), sum(s.closed),
             sum(s.lat_sum), sum(s.lng_sum)
        from issues i, issue_cell_shares(i) s group by 1, 2, 3, 4, 5;
  $$;
  comment on function issue_cells_rebuild is 'for an operator, after loading issues with triggers disabled';
`;
