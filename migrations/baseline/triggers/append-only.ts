/** Refuses to change or delete a row of the append-only tables, also for the owner of the schema. */
export const APPEND_ONLY = `
create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = '42501';
  end
$$;

create trigger issue_status_events_append_only before update or delete or truncate on issue_status_events
  for each statement
  execute function refuse_change();
comment on trigger issue_status_events_append_only on issue_status_events is
  'refuses to change or delete a status event';

create trigger issue_assignments_append_only before update or delete or truncate on issue_assignments
  for each statement
  execute function refuse_change();
comment on trigger issue_assignments_append_only on issue_assignments is 'refuses to change or delete an assignment';

create trigger audit_records_append_only before update or delete or truncate on audit_records
  for each statement
  execute function refuse_change();
comment on trigger audit_records_append_only on audit_records is 'refuses to change or delete an audit record';

create trigger due_date_changes_append_only before update or delete or truncate on due_date_changes
  for each statement
  execute function refuse_change();
comment on trigger due_date_changes_append_only on due_date_changes is
  'refuses to change or delete a change of a due date';

create trigger issue_escalations_append_only before update or delete or truncate on issue_escalations
  for each statement
  execute function refuse_change();
comment on trigger issue_escalations_append_only on issue_escalations is 'refuses to change or delete an escalation';

create trigger office_replies_append_only before update or delete or truncate on office_replies
  for each statement
  execute function refuse_change();
comment on trigger office_replies_append_only on office_replies is
  'refuses to change or delete the reply of an office';
`;
