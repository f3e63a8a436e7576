/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { AnswerConfirmationDto } from './dto/confirmation.dto';
export { RateDto, RequestReopenDto, ResolveDto, ReviewDto } from './dto/resolution.dto';
export {
  ConfirmationDecided,
  ConfirmationLinkInvalid,
  NothingAsked,
} from './confirmation/confirmation.errors';
export type {
  AnswerDraft,
  ChannelPerson,
  ShownConfirmation,
} from './confirmation/confirmation-answers.service';
export {
  CONFIRMATION_GROUPS,
  type ConfirmationFigure,
  ConfirmationFigureQueries,
  MIN_SHOWN,
  type ConfirmationGroup,
} from './confirmation/confirmation-figure.queries';
export type { AskedIssueRow, LinkedQuestion } from './confirmation/confirmation-question.queries';
export { type AnswerPaths, type AskedIssue, ConfirmationTexts } from './confirmation/confirmation-texts';
export { ConfirmationsService } from './confirmation/confirmations.service';
export { ResolutionModule } from './resolution.module';
export { PhotoNeeded, RequestNotFound, RequestReviewed, WrongStatus } from './resolution.errors';
export type { NotRepaired, ReviewAction, StaffResolutionDraft } from './resolution';
export { ReopenRequested, ResolutionRated } from './resolution.events';
export { type PhotoNeeds, PhotoNeedsService } from './after-photos/photo-needs.service';
export { canDecide } from './resolution.policy';
export { ResolutionRedactionsService } from './resolution-redactions.service';
export { ResolutionService } from './resolution.service';
export { NO_SHOWN_ISSUE, StaffResolutionsService } from './staff-resolutions.service';
