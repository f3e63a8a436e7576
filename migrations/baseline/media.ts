/** Photos and videos. */
export const MEDIA = `
create table media (
  id text collate "C" not null,
  issue_id text collate "C",
  type text collate "C" not null,
  state text collate "C" not null,
  post_url text,
  mime_type text,
  file_name text,
  size_bytes bigint,
  widths int[] not null default '{}'::integer[],
  added_by text collate "C",
  added_at timestamptz(3) not null,
  upload_expires_at timestamptz(3),
  stored_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by text collate "C",
  purge_tried_at timestamptz(3),
  purged_at timestamptz(3),
  upload_dropped_at timestamptz(3),
  redacted_at timestamptz(3),
  picture_hash bit(64),
  constraint media_pk primary key (id),
  constraint media_type_known check (type in ('image', 'video', 'microblog')),
  constraint media_state_known check (state in ('awaited', 'stored')),
  constraint media_reference_whole check ((type = 'microblog') = (post_url is not null)),
  constraint media_upload_whole check
    (type = 'microblog' or (mime_type is not null and file_name is not null and size_bytes > 0
      and upload_expires_at is not null)),
  constraint media_stored_whole check ((state = 'stored') = (stored_at is not null)),
  constraint media_issue_fk foreign key (issue_id) references issues (id),
  constraint media_adder_fk foreign key (added_by) references users (id),
  constraint media_deleter_fk foreign key (deleted_by) references users (id)
);
create index media_issue_idx on media (issue_id, added_at, id) where deleted_at is null;
create index media_adder_idx on media (added_by);
create index media_awaited_idx on media (upload_expires_at) where state = 'awaited' and deleted_at is null;
create index media_unpurged_idx on media (purge_tried_at nulls first)
  where deleted_at is not null and purged_at is null and type <> 'microblog';
create index media_undropped_idx on media (upload_expires_at)
  where state = 'stored' and upload_dropped_at is null and type <> 'microblog';
create index media_picture_idx on media (stored_at) where picture_hash is not null;
comment on table media is 'images and videos of issues, and references to posts on the microblog';
comment on column media.issue_id is 'null: file of a channel post that has not become an issue';
comment on column media.state is 'awaited: the file of the upload is not yet received, checked and cleaned';
comment on column media.widths is 'widths of the stored thumbnails';
comment on column media.purged_at is 'when the objects of a deleted upload were removed from storage';
comment on column media.upload_dropped_at is
  'when files sent again after storing were removed, or it was certain that there were none';
comment on column media.redacted_at is 'when city staff redacted it; it is no longer counted or shown';
comment on column media.picture_hash is
  'difference hash of an image; null: not an image, no contrast, or stored before hashes existed';
`;
