import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search text of an issue, by the SQL for the name of its reporter. */
const searchText = (name: string) => `
  create or replace function issue_search_text(issue issues, reporter text) returns text language sql immutable as $$
    select translate(searchable(concat_ws(E'\\x1f', issue.title, issue.area, issue.ward, issue.pincode, issue.id,
                           issue.category_label, ${name})), E'\\x1e', '')
           || E'\\x1e' || searchable(coalesce(issue.address, '')) || E'\\x1f#' || issue.category
  $$`;

/** @param media SQL that follows the condition of the media that count for whoever added them */
const contributions = (media: string) => `
  create or replace function contributions(users text[]) returns table(
      user_id text, city text, reports integer, reports_resolved integer, upvotes_received integer, images_added
      integer, videos_added integer, high_priority_reports integer, votes_cast integer, comments_made integer,
      events_joined integer, streaks integer, categories integer, first_report_at timestamptz
    ) language sql stable as $$
    select u.id, u.city, coalesce(r.reports, 0), coalesce(r.resolved, 0), coalesce(r.upvotes, 0),
           coalesce(m.images, 0), coalesce(m.videos, 0), coalesce(r.high, 0), coalesce(v.votes, 0),
           coalesce(t.comments, 0), coalesce(e.events, 0), coalesce(d.streaks, 0),
           coalesce(r.categories, 0), r.first_at
      from users u
      left join (select reporter_id, count(*)::int as reports,
                        (count(*) filter (where status in ('resolved', 'closed') and not not_repaired))::int as resolved,
                        sum(upvotes)::int as upvotes, (count(*) filter (where priority = 'high'))::int as high,
                        count(distinct category)::int as categories, min(created_at) as first_at
                   from issues i where reporter_id = any (users) and not i.withheld group by reporter_id) r
             on r.reporter_id = u.id
      left join (select added_by, (count(*) filter (where type = 'image'))::int as images,
                        (count(*) filter (where type = 'video'))::int as videos
                   from media where added_by = any (users) and deleted_at is null and redacted_at is null${media}
                  group by added_by) m
             on m.added_by = u.id
      left join (select user_id, count(*)::int as votes
                   from issue_upvotes where user_id = any (users) group by user_id) v on v.user_id = u.id
      left join (select author_id, count(*)::int as comments
                   from messages where author_id = any (users) and deleted_at is null group by author_id) t
             on t.author_id = u.id
      left join (select user_id, completed_weeks(array_agg(day)) as streaks
                   from contributed_days(users) group by user_id) d on d.user_id = u.id
      left join (select user_id, count(*)::int as events
                   from event_attendees where user_id = any (users) group by user_id) e on e.user_id = u.id
     where u.id = any (users)
  $$`;
/** Media of an issue where the person is not shown by name would show, by their count, whose the issue is. */
const SHOWN_BY_NAME = `
                     and not exists (select from persona_owners p where p.user_id = media.added_by
                                        and p.scope = media.issue_id and p.shown_as <> 'name')`;

/** Only listed people are counted for ranks. @param listed SQL that follows the comparison of a score, by its row */
const countScores = (listed: (row: string) => string) => `
  create or replace function user_scores_tell() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.score > 0${listed('old')} then
        insert into score_moves (city, score, change) values (old.city, old.score, -1);
      end if;
      if tg_op <> 'DELETE' and new.score > 0${listed('new')} then
        insert into score_moves (city, score, change) values (new.city, new.score, 1);
      end if;
      return null;
    end
  $$`;
const followScores = (when: string, comment: string) => `
  drop trigger user_scores_moved on user_scores;
  create trigger user_scores_moved after update on user_scores
    for each row
    when (old.score <> new.score or old.city <> new.city${when})
    execute function user_scores_tell();
  comment on trigger user_scores_moved on user_scores is '${comment}'`;

/** @param wanted SQL for the slug of a person (u), with a column more and the SQL for its value */
const enterReporters = (wanted: string, column: string, value: string) => `
  create or replace function reporters_enter(person text) returns void language plpgsql as $$
    declare
      wanted text := (select ${wanted} from users u where u.id = person);
      free text := wanted;
    begin
      -- Whoever has the wanted one, at the same moment too: chance finds another.
      while not exists (select from reporters where user_id = person) loop
        insert into reporters (user_id, slug, city${column})
          select u.id, free, coalesce(i.city, u.city)${value}
            from users u
            left join lateral (select city from issues where reporter_id = u.id and not hidden
                                order by created_at limit 1) i on true
           where u.id = person
        on conflict do nothing;
        free := wanted || '-' || substr(md5(random()::text || clock_timestamp()::text), 1, 8);
      end loop;
    end
  $$`;
const MOVED = 'score_moves: -1 for the former score or city, +1 for the new one; a score of 0 is not counted';

/**
 * Adds what people choose about how they are shown, and the accounts under which they contribute without their name.
 * Accounts of before keep what they have: by name, with picture, listed.
 */
export class ShowPeopleAsTheyChoose1700000102000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column kind text not null default 'person',
        add column shown_as text not null default 'name',
        add column pseudonym text,
        add column pseudonym_key text,
        add column pseudonym_changed_at timestamptz(3),
        add column own_name text,
        add column show_picture boolean not null default true,
        add column listed boolean not null default true,
        add column place_default text not null default 'exact',
        add column welcomed_at timestamptz(3) default now(),
        add constraint users_kind_known check (kind in ('person', 'persona', 'client', 'service', 'erased')) not valid,
        add constraint users_shown_as_known check (shown_as in ('name', 'pseudonym', 'anonymous')) not valid,
        add constraint users_place_default_known check (place_default in ('exact', 'grid', 'ward')) not valid,
        add constraint users_pseudonym_there check (shown_as <> 'pseudonym' or pseudonym is not null) not valid;
      alter table users alter column welcomed_at drop default;
      comment on column users.kind is
        'person: signs in; persona: contributes for a person without their name; client: of Open311; service: of city staff';
      comment on column users.shown_as is 'how contributions of the person are shown, unless they say otherwise';
      comment on column users.pseudonym_key is 'the pseudonym in the form that is compared';
      comment on column users.own_name is 'the name the person corrected; sign-ins do not change the display name then';
      comment on column users.show_picture is 'whether the picture of the identity provider is stored and shown';
      comment on column users.listed is 'whether the person is in the directory and the leaderboards, and has a profile';
      comment on column users.place_default is 'how exactly the places of new reports of the person are shown';
      comment on column users.welcomed_at is 'when the site asked how the person is shown; null: not yet';
      update users set kind = 'client' where id >= 'cli_' and id < 'cli\`';
      update users set kind = 'service'
       where id = 'usr_city_desk' or id >= 'unt_' and id < 'unt\`' or id >= 'clr_' and id < 'clr\`';

      create table persona_owners (
        persona_id text collate "C" not null,
        user_id text collate "C" not null,
        scope text collate "C" not null,
        shown_as text not null,
        constraint persona_owners_pk primary key (persona_id),
        constraint persona_owners_scope_unique unique (user_id, scope),
        constraint persona_owners_shown_as_known check (shown_as in ('name', 'pseudonym', 'anonymous')),
        constraint persona_owners_persona_fk foreign key (persona_id) references users (id),
        constraint persona_owners_user_fk foreign key (user_id) references users (id)
      );
      comment on table persona_owners is
        'private: the person behind an account that contributes without a name, one for each issue or event';
      comment on column persona_owners.scope is 'the issue or the event';
      comment on column persona_owners.shown_as is
        'how the person is shown there; name: shown by name again, the account is kept for another change';

      create table former_pseudonyms (
        digest text collate "C" not null,
        blocked_until timestamptz(3) not null,
        constraint former_pseudonyms_pk primary key (digest)
      );
      comment on table former_pseudonyms is 'pseudonyms that people gave up, as digests; nobody takes one for a year';

      alter table issue_status_events
        add column actor_group text not null default 'service',
        add constraint issue_status_events_group_known
          check (actor_group in ('reporter', 'city', 'service')) not valid;
      comment on column issue_status_events.actor_group is 'who acted, as the group that is shown';

      alter table reporters add column listed boolean not null default true;
      comment on column reporters.listed is 'users.listed of the person';
      alter table user_scores add column listed boolean not null default true;
      comment on column user_scores.listed is 'users.listed of the person';
    `);
    await runner.query(searchText(`nullif(reporter, 'Anonymous')`));
    await runner.query(contributions(SHOWN_BY_NAME));
    await runner.query(countScores((row) => ` and ${row}.listed`));
    await runner.query(
      followScores(
        ' or old.listed <> new.listed',
        'score_moves: -1 for the former score or city, +1 for the new one; a score of 0 and people who are not listed are not counted',
      ),
    );
    await runner.query(
      enterReporters(
        `case when u.listed then slug_of(u.display_name) else replace(gen_random_uuid()::text, '-', '') end`,
        ', listed',
        ', u.listed',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(enterReporters('slug_of(u.display_name)', '', ''));
    await runner.query(followScores('', MOVED));
    await runner.query(countScores(() => ''));
    await runner.query(searchText('reporter'));
    await runner.query(contributions(''));
    await runner.query(`
      alter table user_scores drop column listed;
      alter table reporters drop column listed;
      alter table issue_status_events drop column actor_group;
      drop table former_pseudonyms;
      drop table persona_owners;
      alter table users
        drop column kind, drop column shown_as, drop column pseudonym, drop column pseudonym_key,
        drop column pseudonym_changed_at, drop column own_name, drop column show_picture, drop column listed,
        drop column place_default, drop column welcomed_at;
    `);
  }
}
