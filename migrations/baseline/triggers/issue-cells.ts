/** Keeps the number of located issues by grid square. */
export const ISSUE_CELLS = `
create function issue_cell_shares(issue issues) returns table(
    city text, zoom smallint, x integer, y integer, category text, open integer, in_progress integer, resolved integer,
    closed integer, lat_sum bigint, lng_sum bigint
  ) language sql immutable as $$
  select issue.city, z, floor((issue.lng + 180) * (1 << (z + 2)) / 360)::integer,
         floor((issue.lat + 90) * (1 << (z + 2)) / 360)::integer, issue.category,
         (issue.status = 'open')::integer, (issue.status = 'in_progress')::integer,
         (issue.status = 'resolved')::integer, (issue.status = 'closed')::integer,
         round(issue.lat * 1000000)::bigint, round(issue.lng * 1000000)::bigint
    from (values (10::smallint), (12::smallint), (14::smallint)) zooms (z)
   where issue.lat is not null and not issue.hidden
$$;

create function issue_cells_add() returns trigger language plpgsql as $$
  begin
    insert into issue_cells as cell
        (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
      select city, zoom, x, y, category, pg_backend_pid() % case zoom when 10 then 8 when 12 then 2 else 1 end,
             sum(open), sum(in_progress), sum(resolved), sum(closed), sum(lat_sum), sum(lng_sum)
        from (select s.* from added, issue_cell_shares(row(added.*)::issues) s) shares
       group by city, zoom, x, y, category order by city, zoom, x, y, category
    on conflict (city, zoom, x, y, category, slot) do update
      set open = cell.open + excluded.open, in_progress = cell.in_progress + excluded.in_progress,
          resolved = cell.resolved + excluded.resolved, closed = cell.closed + excluded.closed,
          lat_sum = cell.lat_sum + excluded.lat_sum, lng_sum = cell.lng_sum + excluded.lng_sum;
    return null;
  end
$$;

create function issue_cells_follow() returns trigger language plpgsql as $$
  begin
    -- In one order, whichever way an issue moves, so that movers cannot deadlock.
    insert into issue_cells as cell
        (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
      select city, zoom, x, y, category, pg_backend_pid() % case zoom when 10 then 8 when 12 then 2 else 1 end,
             sum(change * open), sum(change * in_progress), sum(change * resolved), sum(change * closed),
             sum(change * lat_sum), sum(change * lng_sum)
        from (select -1 as change, * from issue_cell_shares(old)
              union all
              select 1, * from issue_cell_shares(new) where tg_op <> 'DELETE') changes
       group by city, zoom, x, y, category
      having (sum(change * open), sum(change * in_progress), sum(change * resolved), sum(change * closed),
              sum(change * lat_sum), sum(change * lng_sum)) <> (0, 0, 0, 0, 0, 0)
       order by city, zoom, x, y, category
    on conflict (city, zoom, x, y, category, slot) do update
      set open = cell.open + excluded.open, in_progress = cell.in_progress + excluded.in_progress,
          resolved = cell.resolved + excluded.resolved, closed = cell.closed + excluded.closed,
          lat_sum = cell.lat_sum + excluded.lat_sum, lng_sum = cell.lng_sum + excluded.lng_sum;
    return null;
  end
$$;

create function issue_cells_rebuild() returns void language sql as $$
  lock table issues in share mode;
  delete from issue_cells;
  insert into issue_cells (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
    select s.city, s.zoom, s.x, s.y, s.category, 0, sum(s.open), sum(s.in_progress), sum(s.resolved), sum(s.closed),
           sum(s.lat_sum), sum(s.lng_sum)
      from issues i, issue_cell_shares(i) s group by 1, 2, 3, 4, 5;
$$;
comment on function issue_cells_rebuild() is 'for an operator, after loading issues with triggers disabled';

-- Once for a statement: one that loads many issues would change the row of a square once for each of them.
create trigger issues_cells_insert after insert on issues referencing new table as added
  for each statement
  execute function issue_cells_add();
comment on trigger issues_cells_insert on issues is
  'issue_cells: adds new located issues to their grid square at each zoom, unless they are hidden';

create trigger issues_cells_change after update of city, category, status, hidden, lat, lng on issues
  for each row
  when (old.lat is not null or new.lat is not null)
  execute function issue_cells_follow();
comment on trigger issues_cells_change on issues is
  'issue_cells: moves an issue to other counts when its city, category, status or point changes; subtracts it when it is hidden, adds it when it is shown again';

create trigger issues_cells_delete after delete on issues
  for each row
  when (old.lat is not null and not old.hidden)
  execute function issue_cells_follow();
comment on trigger issues_cells_delete on issues is 'issue_cells: subtracts a deleted issue, unless it was hidden';
`;
