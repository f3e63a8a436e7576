/**
 * The actions on issues in the audit log, by their names in the history of an issue, which also has changes of status.
 */
export type IssueAct =
  | 'issue.force_escalate'
  | 'issue.toggle_pause_sla'
  | 'issue.toggle_closed'
  | 'issue.toggle_hidden'
  | 'issue.toggle_pinned'
  | 'issue.toggle_redact_media'
  | 'issue.reassign'
  | 'issue.assign'
  | 'issue.change_category'
  | 'issue.change_priority'
  | 'issue.review_reopen_request'
  | 'issue.pause_clock'
  | 'issue.resume_clock'
  | 'issue.escalate_to_mp'
  | 'issue.office_reply'
  | 'issue.note'
  | 'issue.add_files'
  | 'issue.add_photos'
  | 'issue.answer'
  | 'issue.resolve'
  | 'issue.intake'
  | 'issue.split'
  | 'issue.cover_media'
  | 'issue.redact_text'
  | 'issue.undo_redaction';
