import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the search text of issues in a table of its own, so that an upvote does not update a text index. */
export class CreateSearch1700000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
    await runner.query(`select issue_search_rebuild()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger issues_search_insert on issues;
      drop trigger issues_search_change on issues;
      drop trigger users_search_rename on users;
      drop function issue_search_rebuild, issue_search_follow, issue_search_rename;
      drop table issue_search_renames, issue_search;
      drop function issue_search_text, search_key, searchable, containing;
      drop extension pg_trgm;
    `);
  }
}

/**
 * Trigrams consist of letters and digits. In a database with the C locale, only ASCII characters count as letters. The
 * key therefore writes all other characters in digits, so that the index finds text in every script. Its results are
 * checked against the text itself.
 */
const FUNCTIONS = `
  create extension if not exists pg_trgm;

  create function search_key(words text) returns text language sql immutable strict parallel safe as
    $$ select replace(encode(convert_to(words, 'UTF8'), 'escape'), '\\', '') $$;
  comment on function search_key is 'a text with every character beyond ASCII spelt in digits';

  -- An id's own collation would win, and it knows no case beyond ASCII.
  create function searchable(words text) returns text language sql immutable strict parallel safe as
    $$ select lower(normalize(words, NFKC) collate "default") $$;
  comment on function searchable is 'a text as it is compared: in lower case, letters composed in one way';

  create function containing(words text) returns text language sql immutable strict parallel safe as
    $$ select '%' || replace(replace(replace(words, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' $$;
  comment on function containing is 'the LIKE pattern of the texts that contain these words literally';

  create function issue_search_text(issue issues, reporter text) returns text language sql immutable as $$
    select searchable(concat_ws(E'\\x1f', issue.title, issue.area, issue.ward, issue.pincode, issue.id,
                           issue.category_label, reporter))
  $$;
`;

const TABLES = `
  create table issue_search (
    issue_id text collate "C" not null,
    city text collate "C" not null,
    category_label text not null,
    created_at timestamptz(3) not null,
    words text not null,
    constraint issue_search_pk primary key (issue_id),
    constraint issue_search_issue_fk foreign key (issue_id) references issues (id) on delete cascade
  );
  create index issue_search_city_created_idx on issue_search (city, created_at, issue_id);
  create index issue_search_category_idx on issue_search (city, category_label, created_at, issue_id);
  -- The city leads the key: what another one has much of is not looked at.
  create index issue_search_words_idx on issue_search
    using gin (search_key(city || E'\\x1f' || words) gin_trgm_ops);
  comment on table issue_search is 'one row for each issue everyone may see: what it can be found by, in lower case';

  create table issue_search_renames (
    user_id text collate "C" not null,
    renames integer not null default 1,
    renamed_at timestamptz(3) not null default now(),
    constraint issue_search_renames_pk primary key (user_id),
    constraint issue_search_renames_user_fk foreign key (user_id) references users (id) on delete cascade
  );
  comment on table issue_search_renames is 'people whose issues are still to be found by their new name';
`;

const TRIGGERS = `
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
  end $$;
  create trigger issues_search_insert after insert on issues
    for each row execute function issue_search_follow();
  create trigger issues_search_change
    after update of title, area, ward, pincode, category_label, city, hidden, reporter_id on issues
    for each row when (
      (old.title, old.area, old.ward, old.pincode, old.category_label, old.city, old.hidden, old.reporter_id)
      is distinct from
      (new.title, new.area, new.ward, new.pincode, new.category_label, new.city, new.hidden, new.reporter_id))
    execute function issue_search_follow();

  create function issue_search_rename() returns trigger language plpgsql as $$
  begin
    insert into issue_search_renames (user_id) values (new.id)
      on conflict (user_id) do update set renames = issue_search_renames.renames + 1, renamed_at = now();
    return null;
  end $$;
  create trigger users_search_rename after update of display_name on users
    for each row when (old.display_name <> new.display_name) execute function issue_search_rename();

  create function issue_search_rebuild() returns void language sql as $$
    lock table issues in share mode;
    delete from issue_search;
    insert into issue_search (issue_id, city, category_label, created_at, words)
      select i.id, i.city, i.category_label, i.created_at, issue_search_text(i, u.display_name)
        from issues i join users u on u.id = i.reporter_id where not i.hidden order by i.created_at;
  $$;
  comment on function issue_search_rebuild is 'for an operator, after loading issues with triggers disabled';
`;
