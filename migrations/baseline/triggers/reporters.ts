/** Keeps a profile for each person who has reported something. */
export const REPORTER_PROFILES = `
create function slug_of(name text) returns text language sql immutable as $$
  select coalesce(nullif(trim('-' from left(trim('-' from
           regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')),
         60)), ''), 'reporter')
$$;

create function reporters_describe() returns trigger language plpgsql as $$
  begin
    new.words := searchable(concat_ws(E'\\x1f',
      (select display_name from users where id = new.user_id), new.beat, new.area));
    return new;
  end
$$;

create function reporters_enter(person text) returns void language plpgsql as $$
  declare
    wanted text := (select slug_of(display_name) from users where id = person);
    free text := wanted;
  begin
    -- Whoever has the wanted one, at the same moment too: chance finds another.
    while not exists (select from reporters where user_id = person) loop
      insert into reporters (user_id, slug, city)
        select u.id, free, coalesce(i.city, u.city)
          from users u
          left join lateral (select city from issues where reporter_id = u.id and not hidden
                              order by created_at limit 1) i on true
         where u.id = person
      on conflict do nothing;
      free := wanted || '-' || substr(md5(random()::text || clock_timestamp()::text), 1, 8);
    end loop;
  end
$$;

create function reporters_follow_score() returns trigger language plpgsql as $$
  begin
    perform reporters_enter(new.user_id);
    return null;
  end
$$;

create function reporters_follow_user() returns trigger language plpgsql as $$
  begin
    update reporters set words = '' where user_id = new.id;
    return null;
  end
$$;

create trigger reporters_describe before insert or update on reporters
  for each row
  execute function reporters_describe();
comment on trigger reporters_describe on reporters is
  'words: the search text, made from display name, beat and area, in lower case';

create trigger user_scores_reporter after insert or update of reports on user_scores
  for each row
  when (new.reports > 0)
  execute function reporters_follow_score();
comment on trigger user_scores_reporter on user_scores is
  'reporters: adds the profile of a person who has reported something, unless there is one';

create trigger users_reporter_change after update of display_name on users
  for each row
  when (old.display_name <> new.display_name)
  execute function reporters_follow_user();
comment on trigger users_reporter_change on users is
  'reporters.words: updates the search text when the display name of the reporter changes';
`;
