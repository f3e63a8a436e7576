/** What GeoReport v2 adds to an issue. */
export const OPEN311 = `
create table issue_contacts (
  issue_id text collate "C" not null,
  email text,
  phone text,
  first_name text,
  last_name text,
  created_at timestamptz(3) not null,
  constraint issue_contacts_pk primary key (issue_id),
  constraint issue_contacts_any check (num_nonnulls(email, phone, first_name, last_name) > 0),
  constraint issue_contacts_issue_fk foreign key (issue_id) references issues (id) on delete cascade
);
comment on table issue_contacts is
  'people for whom an Open311 client reported, for the confirmation of the report; not shown by any API';
`;
