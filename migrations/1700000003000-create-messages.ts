import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the messages in the thread of an issue, and the reactions to them. */
export class CreateMessages1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column last_message_at timestamptz(3);
      comment on column issues.last_message_at is
        'the next message gets a later time: a thread is read in the order it was committed in';

      create table messages (
        id text collate "C" not null,
        issue_id text collate "C" not null,
        author_id text collate "C" not null,
        content text not null,
        reactions jsonb not null default '{}',
        created_at timestamptz(3) not null,
        edited_at timestamptz(3),
        deleted_at timestamptz(3),
        deleted_by text collate "C",
        constraint messages_pk primary key (id),
        constraint messages_issue_fk foreign key (issue_id) references issues (id),
        constraint messages_author_fk foreign key (author_id) references users (id),
        constraint messages_deleter_fk foreign key (deleted_by) references users (id),
        constraint messages_content_length check (char_length(content) between 1 and 1000),
        constraint messages_deletion_whole check ((deleted_at is null) = (deleted_by is null))
      );
      create unique index messages_thread_unique on messages (issue_id, created_at);
      create index messages_author_idx on messages (author_id);
      comment on column messages.reactions is 'how many people reacted with each emoji; follows message_reactions';

      create table message_reactions (
        message_id text collate "C" not null,
        user_id text collate "C" not null,
        emoji text collate "C" not null,
        created_at timestamptz(3) not null,
        constraint message_reactions_pk primary key (message_id, user_id),
        constraint message_reactions_message_fk foreign key (message_id) references messages (id) on delete cascade,
        constraint message_reactions_user_fk foreign key (user_id) references users (id) on delete cascade,
        constraint message_reactions_emoji_known check (emoji in ('👍', '❤️', '😂', '😮', '😢', '🙏'))
      );
      create index message_reactions_user_idx on message_reactions (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table message_reactions, messages;
      alter table issues drop column last_message_at;
    `);
  }
}
