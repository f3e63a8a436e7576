/** Keeps the search text of each visible issue. */
export const ISSUE_SEARCH = `
create function issue_search_text(issue issues, reporter text) returns text language sql immutable as $$
  select searchable(concat_ws(E'\\x1f', issue.title, issue.area, issue.ward, issue.pincode, issue.id,
                         issue.category_label, reporter))
$$;

create function issue_search_follow() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.hidden then
      delete from issue_search where issue_id = new.id;
    elsif not new.hidden then
      insert into issue_search (issue_id, city, category_label, created_at, words)
        select new.id, new.city, new.category_label, new.created_at, issue_search_text(new, u.display_name)
          from users u where u.id = new.reporter_id
      on conflict (issue_id) do update
        set city = excluded.city, category_label = excluded.category_label, words = excluded.words;
    end if;
    return null;
  end
$$;

create function issue_search_rename() returns trigger language plpgsql as $$
  begin
    insert into issue_search_renames (user_id) values (new.id)
      on conflict (user_id) do update set renames = issue_search_renames.renames + 1, renamed_at = now();
    return null;
  end
$$;

create function issue_search_rebuild() returns void language sql as $$
  lock table issues in share mode;
  delete from issue_search;
  insert into issue_search (issue_id, city, category_label, created_at, words)
    select i.id, i.city, i.category_label, i.created_at, issue_search_text(i, u.display_name)
      from issues i join users u on u.id = i.reporter_id where not i.hidden order by i.created_at;
$$;
comment on function issue_search_rebuild() is 'for an operator, after loading issues with triggers disabled';

create trigger issues_search_insert after insert on issues
  for each row
  execute function issue_search_follow();
comment on trigger issues_search_insert on issues is
  'issue_search: adds the search text of a new issue, unless it is hidden';

create trigger issues_search_change
  after update of title, area, ward, pincode, category_label, city, hidden, reporter_id on issues
  for each row
  when ((old.title, old.area, old.ward, old.pincode, old.category_label, old.city, old.hidden, old.reporter_id)
    is distinct from (new.title, new.area, new.ward, new.pincode, new.category_label, new.city, new.hidden, new.reporter_id))
  execute function issue_search_follow();
comment on trigger issues_search_change on issues is
  'issue_search: updates the search text and the city when a column they are made from changes; deletes the row when the issue is hidden, adds it when the issue is shown again';

create trigger users_search_rename after update of display_name on users
  for each row
  when (old.display_name <> new.display_name)
  execute function issue_search_rename();
comment on trigger users_search_rename on users is
  'issue_search_renames: adds a person whose display name changes; the job search-names then updates the search text of their issues';
`;
