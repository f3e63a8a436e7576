import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { AuthModule } from '../auth';
import { AssigneeQueries } from './assignee.queries';
import { ContributionTextsService } from './words/contribution-texts.service';
import { PersonalFinding } from './entities/personal-finding.entity';
import { Redaction } from './entities/redaction.entity';
import { IssueRedactionsController } from './words/issue-redactions.controller';
import { IssueRedactionsService } from './words/issue-redactions.service';
import { RedactionQueries } from './words/redaction.queries';
import { RedactionsService } from './words/redactions.service';
import { IssueEditsController } from './issue-edits.controller';
import { IssueEditsService } from './issue-edits.service';
import { BulkStatusService } from './bulk-status.service';
import { FeedTransitionsService } from './feed-transitions.service';
import { IssueHolderColumnsService } from './issue-holder-columns.service';
import { IssueCategoriesService } from './issue-categories.service';
import { IssueCategoryQueries } from './issue-category.queries';
import { IssueCounterQueries } from './counters/issue-counter.queries';
import { IssueCounters } from './counters/issue-counters.service';
import { IssueDueDateQueries } from './issue-due-date.queries';
import { IssueDueDates } from './issue-due-dates.service';
import { IssueLifecycleQueries } from './issue-lifecycle.queries';
import { IssueLifecycle } from './issue-lifecycle.service';
import { IssueModeration } from './issue-moderation.service';
import { IssueListQueries } from './list/issue-list.queries';
import { IssueMapController } from './map/issue-map.controller';
import { IssueMapQueries } from './map/issue-map.queries';
import { IssuePlacesJob } from './placing/issue-places.job';
import { IssuePlacingQueries } from './placing/issue-placing.queries';
import { IssuePlacingService } from './placing/issue-placing.service';
import { IssuePlacingQueueService } from './placing/issue-placing-queue.service';
import { IssuePrivacyController } from './privacy/issue-privacy.controller';
import { IssuePrivacyService } from './privacy/issue-privacy.service';
import { UnlinkedChangesQueries } from './privacy/unlinked-changes.queries';
import { UnlinkedChangesService } from './privacy/unlinked-changes.service';
import { IssueReportersService } from './privacy/issue-reporters.service';
import { IssueSearchNameQueries } from './list/issue-search-name.queries';
import { IssueSearchNamesJob } from './list/issue-search-names.job';
import { IssueSearchNamesService } from './list/issue-search-names.service';
import { IssueTimelineController } from './timeline/issue-timeline.controller';
import { IssueTimelineQueries } from './timeline/issue-timeline.queries';
import { IssueQueries } from './issue.queries';
import { IssuesController } from './issues.controller';
import { IssuesPersonalDataService } from './issues-personal-data.service';
import { IssuesErasureQueries } from './issues-erasure.queries';
import { IssuesErasureService } from './issues-erasure.service';
import { IssuesService } from './issues.service';
import { ErasedTextsService } from './words/erased-texts.service';
import { IssuePlacePrivacyQueries } from './privacy/issue-place-privacy.queries';
import { ExactPlaceRetentionService } from './privacy/exact-place-retention.service';
import { IssuePlacePrivacyService } from './privacy/issue-place-privacy.service';
import { ReportedPlacesService } from './placing/reported-places.service';
import { SimilarIssuesController } from './similar/similar-issues.controller';
import { SimilarIssues } from './similar/similar-issues.queries';
import { SimilarTitles } from './similar/similar-titles.queries';
import { ExactPlace } from './entities/exact-place.entity';
import { FeedTransition } from './entities/feed-transition.entity';
import { IssueAssignment } from './entities/issue-assignment.entity';
import { IssueCell } from './entities/issue-cell.entity';
import { IssueMergeUpvote } from './entities/issue-merge-upvote.entity';
import { IssueMerge } from './entities/issue-merge.entity';
import { IssueOpenDay } from './entities/issue-open-day.entity';
import { IssueRollupCell } from './entities/issue-rollup-cell.entity';
import { IssueSearchEntry } from './entities/issue-search-entry.entity';
import { IssueSearchRename } from './entities/issue-search-rename.entity';
import { IssueStatusEvent } from './entities/issue-status-event.entity';
import { IssueUpvote } from './entities/issue-upvote.entity';
import { IssueWardCount } from './entities/issue-ward-count.entity';
import { IssueWardMonth } from './entities/issue-ward-month.entity';
import { IssueWardMove } from './entities/issue-ward-move.entity';
import { Issue } from './entities/issue.entity';
import { PrivacyApplication } from './entities/privacy-application.entity';
import { DetachedReporterQueries } from './privacy/detached-reporters.queries';
import {
  DetachedReportersRetentionService,
  DetachedReportersService,
} from './privacy/detached-reporters.service';
import { PrivacyApplicationsController } from './privacy/apply/privacy-applications.controller';
import { PrivacyApplicationsService } from './privacy/apply/privacy-applications.service';
import { PrivacyApplyJob } from './privacy/apply/privacy-apply.job';
import { ContributionQueries } from './privacy/contributions.queries';
import { IssueMergeQueries } from './merging/issue-merge.queries';
import { IssueMerges } from './merging/issue-merges.service';
import { OwnIssueQueries } from './own-issue.queries';
import { IssueWardCountQueries } from './wards/issue-ward-count.queries';
import { IssueWardCountsJob } from './wards/issue-ward-counts.job';
import { IssueWardCounts } from './wards/issue-ward-counts.service';

/** Issues, and what people do with them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ExactPlace,
      FeedTransition,
      IssueAssignment,
      IssueCell,
      IssueMerge,
      IssueMergeUpvote,
      IssueOpenDay,
      IssueRollupCell,
      IssueSearchEntry,
      IssueSearchRename,
      IssueStatusEvent,
      IssueUpvote,
      IssueWardCount,
      IssueWardMonth,
      IssueWardMove,
      Issue,
      PersonalFinding,
      Redaction,
      PrivacyApplication,
    ]),
    AccountabilityModule,
    AuthModule,
  ],
  // `near` must be declared before `:id`.
  controllers: [
    IssuePrivacyController,
    IssueRedactionsController,
    PrivacyApplicationsController,
    SimilarIssuesController,
    IssueEditsController,
    IssuesController,
    IssueMapController,
    IssueTimelineController,
  ],
  providers: [
    IssuePrivacyService,
    UnlinkedChangesQueries,
    UnlinkedChangesService,
    DetachedReporterQueries,
    DetachedReportersRetentionService,
    DetachedReportersService,
    PrivacyApplicationsService,
    PrivacyApplyJob,
    ContributionQueries,
    IssueReportersService,
    IssuesPersonalDataService,
    IssuesErasureQueries,
    IssuesErasureService,
    ErasedTextsService,
    IssuesService,
    BulkStatusService,
    FeedTransitionsService,
    IssueLifecycle,
    ContributionTextsService,
    IssueRedactionsService,
    RedactionQueries,
    RedactionsService,
    IssueEditsService,
    IssueLifecycleQueries,
    IssueCategoriesService,
    IssueCategoryQueries,
    IssueCounters,
    IssueCounterQueries,
    IssueDueDates,
    IssueDueDateQueries,
    IssueModeration,
    IssueMerges,
    IssueMergeQueries,
    ExactPlaceRetentionService,
    IssuePlacePrivacyService,
    IssuePlacePrivacyQueries,
    IssuePlacingService,
    IssuePlacingQueries,
    IssuePlacingQueueService,
    IssueQueries,
    IssueListQueries,
    IssueMapQueries,
    IssueSearchNamesService,
    IssueSearchNameQueries,
    IssueTimelineQueries,
    IssueWardCounts,
    IssueWardCountQueries,
    OwnIssueQueries,
    ReportedPlacesService,
    AssigneeQueries,
    IssueHolderColumnsService,
    SimilarIssues,
    SimilarTitles,
    IssuePlacesJob,
    IssueSearchNamesJob,
    IssueWardCountsJob,
  ],
  exports: [
    ErasedTextsService,
    ContributionTextsService,
    IssueRedactionsService,
    RedactionsService,
    IssuePrivacyService,
    UnlinkedChangesService,
    PrivacyApplicationsService,
    ContributionQueries,
    IssueHolderColumnsService,
    FeedTransitionsService,
    IssueEditsService,
    IssuesService,
    IssueListQueries,
    IssueLifecycle,
    IssueCategoriesService,
    IssueCounters,
    IssueDueDates,
    IssueMapQueries,
    IssueModeration,
    IssueMerges,
    IssuePlacePrivacyService,
    IssueQueries,
    IssueTimelineQueries,
    IssueWardCounts,
    SimilarIssues,
    SimilarTitles,
    OwnIssueQueries,
  ],
})
export class IssuesModule {}
