/** Keeps the number of issues by city, category, priority and status. */
export const ISSUE_ROLLUP = `
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
  end
$$;

create function issue_rollup_rebuild() returns void language sql as $$
  lock table issues in share mode;
  delete from issue_rollup;
  insert into issue_rollup
    select city, category, priority, status, 0, count(*) from issues where not hidden group by 1, 2, 3, 4;
$$;
comment on function issue_rollup_rebuild() is 'for an operator, after loading issues with triggers disabled';

create trigger issues_rollup_insert after insert on issues
  for each row
  execute function issue_rollup_follow();
comment on trigger issues_rollup_insert on issues is
  'issue_rollup: adds a new issue to the cell of its city, category, priority and status, unless it is hidden';

create trigger issues_rollup_change after update of city, category, priority, status, hidden or delete on issues
  for each row
  execute function issue_rollup_follow();
comment on trigger issues_rollup_change on issues is
  'issue_rollup: moves an issue to another cell when its city, category, priority or status changes; subtracts it when it is hidden or deleted, adds it when it is shown again';
`;
