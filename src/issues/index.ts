/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export {
  CreateIssueDto,
  OriginalIssueDto,
  DESCRIPTION,
  IssueDto,
  ReportedLocationDto,
  TITLE,
} from './dto/issue.dto';
export { OwnIssuePageDto, OwnListQueryDto, UpvotedIssuePageDto } from './dto/own-issues.dto';
export { BeforeAfterDto, OutcomeReasonDto, ResolutionDto } from './dto/resolution-view.dto';
export { RedactedDto, RemovedRangesDto } from './dto/redaction.dto';
export { SimilarIssueDto } from './dto/similar-issue.dto';
export { FeedTransitionsService, type FeedTransitionTable } from './feed-transitions.service';
export { IssueCategoriesService } from './issue-categories.service';
export { IssueCounters } from './counters/issue-counters.service';
export { exactPlaceOf, withExactPlace } from './privacy/exact-place.rows';
export { IssuePlacePrivacyService } from './privacy/issue-place-privacy.service';
export { boxAround, metresBetween, placeOf } from './list/issue-distance.queries';
export { IssueHolderColumnsService } from './issue-holder-columns.service';
export { IssueDueDates } from './issue-due-dates.service';
export {
  ContributionTextsService,
  type TextPlace,
  type TextTarget,
} from './words/contribution-texts.service';
export { FindingNotFound, NOT_ITS_AUTHOR, RedactionNotFound, TextChanged } from './words/redaction.errors';
export { TextReplaced } from './words/redaction.events';
export { presentRedacted } from './words/redaction.presenter';
export { placesOf } from './words/text-ranges';
export { UnlinkedChangesService } from './privacy/unlinked-changes.service';
export { IssueRedactionsService } from './words/issue-redactions.service';
export { RedactionsService, type WrittenText } from './words/redactions.service';
export { PERSONAL_DATA, PERSONAL_KIND, TEXT_KIND } from './words/personal-text.values';
export { ErasedTextsService, WORDS_REMOVED } from './words/erased-texts.service';
export type { NewIssue } from './issue-lifecycle.queries';
export { IssueLifecycle } from './issue-lifecycle.service';
export { IssueListQueries } from './list/issue-list.queries';
export { IssueModeration } from './issue-moderation.service';
export { IssuePrivacyService } from './privacy/issue-privacy.service';
export { PrivacyApplicationsService } from './privacy/apply/privacy-applications.service';
export type { PrivacyApplication } from './entities/privacy-application.entity';
export { type ContributionCounts, ContributionQueries } from './privacy/contributions.queries';
export { ChangeIssuePrivacyDto } from './dto/issue-privacy.dto';
export { IssuePlacingQueueService } from './placing/issue-placing-queue.service';
export {
  BEFORE_AFTER_JSON,
  type BeforeAfterJson,
  CONFIRMATION,
  isUndecided,
  OUTCOME_COLUMNS,
  OUTCOME_REASON_JSON,
  type OutcomeReasonJson,
  type OutcomeRow,
  RESOLUTION_JSON,
  type ResolutionJson,
} from './issue-resolution.queries';
export {
  askedWords,
  HAS_ASKED_WORDS,
  hasAskedWordsByIndex,
  issueContains,
  issueContainsByIndex,
  similarityOf,
} from './list/issue-words.queries';
export {
  ExactPlaceUnknown,
  FeedTransitionRefused,
  IssueClosed,
  IssueJoined,
  IssueNotFound,
  MediaFull,
  TransitionRefused,
} from './issue.errors';
export {
  type ChangeOrigin,
  IssueAssigned,
  IssueAnswered,
  IssueCategoryChanged,
  IssueConfirmationDecided,
  IssueFeedStatusChanged,
  IssuePlaced,
  IssuePriorityChanged,
  IssuePlaceCoarsened,
  IssueRedacted,
  IssueReported,
  IssueStatusChanged,
  IssueUpvoteToggled,
  IssueVisibilityChanged,
  IssueWithheldChanged,
  type LockedIssue,
} from './issue.events';
export { IssueTimelineQueries, type TimelineEvent } from './timeline/issue-timeline.queries';
export { accountOf, isJoined, isKnownTo } from './issue.policy';
export {
  presentDetail,
  presentDuplicateOf,
  presentListItem,
  presentOwn,
  presentUpvoted,
} from './issue.presenter';
export {
  type AttachedMedia,
  DUPLICATE_OF,
  type DuplicateMark,
  type IssueDetailRow,
  type JoinedMedia,
} from './issue.rows';
export { type CityFigures, type IssueFigures, IssueQueries, type VisibleIssue } from './issue.queries';
export { IssuesModule } from './issues.module';
export { IssueEditsService } from './issue-edits.service';
export { IssuesService } from './issues.service';
export { withJoined } from './merging/issue-merge.queries';
export { JoinedSince, MergeTooOld, NotMerged } from './merging/issue-merge.errors';
export {
  IssuePartMade,
  IssuesMerged,
  IssuesUnmerged,
  IssueUpvotesMoved,
  type JoinedPlace,
} from './merging/issue-merge.events';
export { IssueMerges, type Merged, UNDO_DAYS } from './merging/issue-merges.service';
export { OwnIssueQueries } from './own-issue.queries';
export { presentBeforeAfter, presentOutcomeReason, presentResolution } from './resolution-view.presenter';
export { presentSimilar } from './similar/similar-issues.presenter';
export { SAME_WORDS, type SimilarIssue, SimilarIssues } from './similar/similar-issues.queries';
export { type SimilarTitle, SimilarTitles } from './similar/similar-titles.queries';
export { IssueWardCounts } from './wards/issue-ward-counts.service';
