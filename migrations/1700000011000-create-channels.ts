import type { MigrationInterface, QueryRunner } from 'typeorm';
import { typeid } from 'typeid-js';
import { seededKeywords } from './data/keywords';

/**
 * Creates posts of the channels and their conversion to issues, the latest answers of upstreams, and the keywords that
 * detect categories and cities.
 */
export class CreateChannels1700000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    const keywords = seededKeywords().map((keyword) => ({ id: typeid('kwd').toString(), ...keyword }));
    await runner.query(
      `insert into keywords (id, kind, target, label, keyword, language, weight, romanised)
       select id, kind, target, label, keyword, language, weight, romanised
         from jsonb_populate_recordset(null::keywords, $1)`,
      [JSON.stringify(keywords)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table keywords, channel_feeds, channel_events, mentions;
      delete from media where issue_id is null;
      alter table media alter column issue_id set not null, alter column added_by set not null;
    `);
  }
}

const TABLES = `
  create table mentions (
    id text collate "C" not null,
    channel text collate "C" not null,
    external_id text collate "C" not null,
    author text not null,
    author_name text not null default '',
    text text not null default '',
    permalink text,
    media jsonb not null default '[]',
    location jsonb,
    category text not null default '',
    category_keyword text not null default '',
    city text not null default '',
    city_keyword text not null default '',
    sent_at timestamptz(3) not null,
    received_at timestamptz(3) not null,
    issue_id text collate "C",
    converted_by text collate "C",
    converted_at timestamptz(3),
    verified boolean not null default true,
    media_tries smallint not null default 0,
    media_tried_at timestamptz(3),
    media_pending boolean not null default false,
    constraint mentions_pk primary key (id),
    constraint mentions_external_unique unique (channel, external_id),
    constraint mentions_channel_known check (channel in ('chat', 'photo', 'micro')),
    constraint mentions_issue_fk foreign key (issue_id) references issues (id),
    constraint mentions_converter_fk foreign key (converted_by) references users (id),
    constraint mentions_conversion_whole check ((issue_id is null) = (converted_at is null))
  );
  create index mentions_latest_idx on mentions (channel, sent_at desc, id desc);
  create index mentions_received_idx on mentions (received_at desc, id desc);
  create index mentions_media_idx on mentions (received_at) where media_pending;
  comment on table mentions is 'posts of all channels that were seen, each once however often it was delivered';
  comment on column mentions.verified is 'false: taken without a signature, while there was no secret to sign with';
  comment on column mentions.category_keyword is 'the keyword that decided; what is detected is a hint';

  create table channel_events (
    channel text collate "C" not null,
    kind text collate "C" not null,
    events bigint not null,
    latest_at timestamptz(3) not null,
    constraint channel_events_pk primary key (channel, kind)
  );
  comment on table channel_events is 'what was acknowledged and is kept nowhere, counted by what it was';

  create table channel_feeds (
    channel text collate "C" not null,
    mode text,
    posts jsonb not null default '[]',
    read_at timestamptz(3),
    fresh_until timestamptz(3) not null default '-infinity',
    leased_until timestamptz(3) not null default '-infinity',
    requests bigint not null default 0,
    errors bigint not null default 0,
    last_error text,
    last_error_at timestamptz(3),
    constraint channel_feeds_pk primary key (channel)
  );
  insert into channel_feeds (channel) values ('photo'), ('micro');
  comment on table channel_feeds is 'what an upstream answered last, shared by all instances, and how it has been doing';

  create table keywords (
    id text collate "C" not null,
    kind text collate "C" not null,
    target text collate "C" not null,
    label text not null,
    keyword text not null,
    language text not null default '',
    weight smallint not null default 2,
    romanised boolean not null default false,
    created_at timestamptz(3) not null default now(),
    constraint keywords_pk primary key (id),
    constraint keywords_unique unique (kind, label, language, keyword, target),
    constraint keywords_kind_known check (kind in ('category', 'city')),
    constraint keywords_weight_range check (weight between 1 and 9)
  );
  create index keywords_created_idx on keywords (created_at, id);

  alter table media alter column issue_id drop not null, alter column added_by drop not null;
  comment on column media.issue_id is 'null: bytes of a channel''s post that has not become an issue';
`;
