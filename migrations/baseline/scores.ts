/** Scores of people, and the moves between scores from which ranks are counted. */
export const SCORES = `
create table user_scores (
  user_id text collate "C" not null,
  city text collate "C" not null,
  reports int not null default 0,
  reports_resolved int not null default 0,
  upvotes_received int not null default 0,
  images_added int not null default 0,
  videos_added int not null default 0,
  high_priority_reports int not null default 0,
  votes_cast int not null default 0,
  comments_made int not null default 0,
  events_joined int not null default 0,
  streaks int not null default 0,
  categories int not null default 0,
  score int not null,
  first_report_at timestamptz(3),
  community_voice_at timestamptz(3),
  problem_solver_at timestamptz(3),
  legend_at timestamptz(3),
  updated_at timestamptz(3) not null,
  constraint user_scores_pk primary key (user_id),
  constraint user_scores_user_fk foreign key (user_id) references users (id) on delete cascade,
  constraint user_scores_city_fk foreign key (city) references cities (slug)
) with (fillfactor=80);
create index user_scores_rank_idx on user_scores (score desc, user_id) where score > 0;
create index user_scores_city_rank_idx on user_scores (city, score desc, user_id) where score > 0;
create index user_scores_pioneers_idx on user_scores (first_report_at, user_id) where first_report_at is not null;
comment on table user_scores is 'contributions of each person; changed in the transaction of each contribution';
comment on column user_scores.first_report_at is 'time of the first publicly visible report';

create table user_report_days (
  user_id text collate "C" not null,
  day date not null,
  reports int not null,
  constraint user_report_days_pk primary key (user_id, day),
  constraint user_report_days_user_fk foreign key (user_id) references users (id) on delete cascade
);
comment on table user_report_days is 'days on which a person reported something, for streaks';
comment on column user_report_days.day is 'day in the time zone of the city of the report';

create table user_report_categories (
  user_id text collate "C" not null,
  category text collate "C" not null,
  reports int not null,
  constraint user_report_categories_pk primary key (user_id, category),
  constraint user_report_categories_user_fk foreign key (user_id) references users (id) on delete cascade
);
comment on table user_report_categories is 'categories in which a person has reported something, for badges';

create table score_moves (
  city text collate "C" not null,
  score int not null,
  change int not null
);
comment on table score_moves is 'users who reached (+1) or left (-1) a score since score_counts was last updated';

create table score_counts (
  span int not null,
  low int not null,
  city text collate "C" not null,
  users bigint not null,
  constraint score_counts_pk primary key (span, low, city),
  constraint score_counts_span_known check (span in (1, 256))
);
comment on table score_counts is
  'number of people per score (span 1) and per range of 256 scores; a rank is the sum of a few hundred rows';
`;
