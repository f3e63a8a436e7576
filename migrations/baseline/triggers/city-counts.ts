/** Keeps the figures of dashboards: reports and resolutions by day, issues by feed status. */
export const CITY_COUNTS = `
create function city_count_cells(issue issues) returns table(city text, measure text, day date) language sql stable as $$
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
  end
$$;

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
  end
$$;

create function city_counts_rebuild() returns void language sql as $$
  lock table issues in share mode;
  delete from city_counts;
  insert into city_counts (city, measure, day, slot, issues)
    select c.city, c.measure, c.day, 0, count(*) from issues i, city_count_cells(i) c group by 1, 2, 3;
$$;
comment on function city_counts_rebuild() is 'for an operator, after loading issues with triggers disabled';

create trigger issues_city_counts_insert after insert on issues
  for each row
  execute function city_counts_add();
comment on trigger issues_city_counts_insert on issues is
  'city_counts: adds a new issue to the counts of the day of its report, the day of its resolution and its feed status, unless it is hidden';

create trigger issues_city_counts_change after update of city, feed_status, resolved_at, hidden or delete on issues
  for each row
  execute function city_counts_follow();
comment on trigger issues_city_counts_change on issues is
  'city_counts: moves an issue to other counts when its city, feed status or day of resolution changes; subtracts it when it is hidden or deleted, adds it when it is shown again';
`;
