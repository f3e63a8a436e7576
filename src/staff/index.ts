/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export type { Holder, HolderChange } from './holders/holder';
export { IssueHolderChanged } from './holders/holder.events';
export { HolderQueries } from './holders/holder.queries';
export { HoldersService } from './holders/holders.service';
export { type AppliedRules, AssignmentRulesService, type RuleInput } from './rules/assignment-rules.service';
export { RuleQueries, type RuleRow } from './rules/rule.queries';
export { HolderChanged, HoldsIssues, RuleNotFound, UnitNotFound } from './staff.errors';
export { StaffModule } from './staff.module';
export { UnitQueries, type UnitRow, type UnitWithMembers } from './units/unit.queries';
export { type UnitChange, type UnitInput, UnitsService } from './units/units.service';
export type { AnswerTemplate } from './entities/answer-template.entity';
export { IssueUnseen } from './answers/answer.errors';
export { type AnswerDraft, AnswersService, type PostedAnswer } from './answers/answers.service';
export {
  MAX_STAFF_FILE_BYTES,
  MAX_STAFF_FILES,
  STAFF_FILE_TYPES,
  StaffFileNotFound,
  StaffFileTooLarge,
  type StaffFileType,
  StaffFileUnfit,
} from './files/staff-file';
export { StaffFilesService } from './files/staff-files.service';
export { NoteNotFound, NoteOfAnother, NoteSettled } from './notes/note.errors';
export { type NoteRow, NOTES_OF_ISSUE, type StaffFileRow } from './notes/note.queries';
export { type NoteDraft, NotesService } from './notes/notes.service';
export { PLACEHOLDERS, unknownPlaceholder } from './templates/template';
export { TemplateNotFound } from './templates/template.errors';
export { type TemplateInput, TemplatesService } from './templates/templates.service';
export { type StaffView, VIEW_SCOPES } from './entities/staff-view.entity';
export { DEFAULT_COLUMNS, type View } from './views/default-views';
export { ViewReportsService } from './views/view-reports.service';
export { TooManyViews, ViewNotFound, ViewUnchangeable } from './views/view.errors';
export { type ViewInput, ViewsService } from './views/views.service';
export { BulkActNotFound, BulkActSettled } from './acts/bulk-act.errors';
export type { BulkActResult, TakenIssue } from './acts/bulk-act.queries';
export { BulkActRecordsService, type BulkActReport, type Changed } from './acts/bulk-act-records.service';
export { type BulkAct, BULK_ACT_STATES, BULK_ACTS, type BulkActName } from './entities/bulk-act.entity';
