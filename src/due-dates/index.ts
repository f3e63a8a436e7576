/** The import surface: what other contexts may use. Nothing else in this folder is imported from outside. */
export { type CalendarRow, CityCalendarsService, type HolidayRow } from './rules/city-calendars.service';
export { DefaultHoursService } from './rules/default-hours.service';
export { IssueDueDateDto } from './dto/issue-due-date.dto';
export {
  EscalationConflict,
  HolidayExists,
  HolidayNotFound,
  OfficeLinkInvalid,
  PauseConflict,
  PauseNotFound,
  PolicyNotFound,
  TooManyReplies,
} from './due-date.errors';
export {
  IssueBreached,
  IssueDueDateChanged,
  IssueEscalated,
  type Office,
  OfficeNotReached,
} from './due-date.events';
export { USUAL_HOURS } from './due-date-facts';
export { DueDateRuleQueries } from './rules/due-date-rule.queries';
export { DueDatesModule } from './due-dates.module';
export { presentIssueDueDate } from './issue-due-date.presenter';
export {
  type CurrentDueDate,
  IssueDueDateReviewService,
  type ReviewedDueDate,
  type ShownPause,
} from './issue-due-date-review.service';
export { MpEscalationsService } from './escalation/mp-escalations.service';
export { OfficeMailsService } from './letters/office-mails.service';
export { officeName } from './letters/office-name';
export { OfficeReplies } from './letters/office-replies.service';
export { type OfficeView, OfficeViewsService } from './letters/office-views.service';
export { type NewPause, SlaPausesService } from './pauses/sla-pauses.service';
export { type NewPolicy, SlaPoliciesService, type SlaPolicyRecord } from './rules/sla-policies.service';
