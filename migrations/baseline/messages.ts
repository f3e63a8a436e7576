/** The threads of issues. */
export const MESSAGES = `
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
  constraint messages_content_length check (char_length(content) between 1 and 1000),
  constraint messages_issue_fk foreign key (issue_id) references issues (id),
  constraint messages_author_fk foreign key (author_id) references users (id),
  constraint messages_deleter_fk foreign key (deleted_by) references users (id)
);
create unique index messages_thread_unique on messages (issue_id, created_at);
create index messages_author_idx on messages (author_id);
comment on table messages is 'messages in the threads of issues; a deleted message keeps its position';
comment on column messages.reactions is 'number of reactions per emoji; follows message_reactions';

create table message_reactions (
  message_id text collate "C" not null,
  user_id text collate "C" not null,
  emoji text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint message_reactions_pk primary key (message_id, user_id),
  constraint message_reactions_emoji_known check (emoji in ('👍', '❤️', '😂', '😮', '😢', '🙏')),
  constraint message_reactions_message_fk foreign key (message_id) references messages (id) on delete cascade,
  constraint message_reactions_user_fk foreign key (user_id) references users (id) on delete cascade
);
create index message_reactions_user_idx on message_reactions (user_id);
comment on table message_reactions is 'reactions of people to messages';
`;
