import { AnswerActionsService } from './answer-actions.service';
import { AnswersController } from './answers.controller';
import { AssignmentRulesController } from './assignment-rules.controller';
import { AssignmentsController } from './assignments.controller';
import { HeldIssuesService } from './held-issues.service';
import { HolderActionsService } from './holder-actions.service';
import { HolderNewsService } from './holder-news.service';
import { IntakeActionsService } from './intake/intake-actions.service';
import { IntakeController } from './intake/intake.controller';
import { IntakeIssuesService } from './intake/intake-issues.service';
import { IntakePhotosService } from './intake/intake-photos.service';
import { IntakePlacesService } from './intake/intake-places.service';
import { IntakeScopeService } from './intake/intake-scope.service';
import { SimilarReportsService } from './intake/similar-reports.service';
import { IssueActivityController } from './issue-activity.controller';
import { IssueActivityQueries } from './issue-activity.queries';
import { IssueActivityService } from './issue-activity.service';
import { IssuePhotoActionsService } from './issue-photo-actions.service';
import { IssuePhotosController } from './issue-photos.controller';
import { MentionQueries } from './mention.queries';
import { NoteActionsService } from './note-actions.service';
import { NotesController } from './notes.controller';
import { BulkActFactsQueries } from './queue/acts/bulk-act-facts.queries';
import { BulkActPerformerService } from './queue/acts/bulk-act-performer.service';
import { BulkActPreviewService } from './queue/acts/bulk-act-preview.service';
import { BulkActWorkerService } from './queue/acts/bulk-act-worker.service';
import { BulkActsController } from './queue/acts/bulk-acts.controller';
import { BulkActsJob } from './queue/acts/bulk-acts.job';
import { BulkActsService } from './queue/acts/bulk-acts.service';
import { BulkTextsService } from './queue/acts/bulk-texts.service';
import { IssuePriorityActionsService } from './queue/acts/issue-priority-actions.service';
import { QueueExportController } from './queue/export/queue-export.controller';
import { QueueExportQueries } from './queue/export/queue-export.queries';
import { QueueExportService } from './queue/export/queue-export.service';
import { QueueViewsService } from './queue/queue-views.service';
import { QueueController } from './queue/queue.controller';
import { QueueCountsService } from './queue/queue-counts.service';
import { QueueQuestionsService } from './queue/queue-questions.service';
import { QueueReader } from './queue/queue.queries';
import { QueueService } from './queue/queue.service';
import { ViewActionsService } from './queue/view-actions.service';
import { ViewsController } from './queue/views.controller';
import { ViewFiguresService } from './reports/view-figures.service';
import { ViewReportActionsService } from './reports/view-report-actions.service';
import { ViewReportMailsService } from './reports/view-report-mails.service';
import { ViewReportsController } from './reports/view-reports.controller';
import { ViewReportsJob } from './reports/view-reports.job';
import { ResolveActionsService } from './resolve-actions.service';
import { ResolveController } from './resolve.controller';
import { RuleActionsService } from './rule-actions.service';
import { StaffAccountQueries } from './staff-account.queries';
import { TemplateActionsService } from './template-actions.service';
import { TemplatesController } from './templates.controller';
import { UnitActionsService } from './unit-actions.service';
import { UnitsController } from './units.controller';

/** The routes of the work of city staff: units, holders, queues, notes, answers, templates. */
export const STAFF_CONTROLLERS = [
  UnitsController,
  IntakeController,
  AssignmentsController,
  AssignmentRulesController,
  BulkActsController,
  QueueExportController,
  QueueController,
  ViewsController,
  ViewReportsController,
  NotesController,
  AnswersController,
  IssuePhotosController,
  ResolveController,
  IssueActivityController,
  TemplatesController,
];

/** What these routes use. */
export const STAFF_PROVIDERS = [
  UnitActionsService,
  IntakeActionsService,
  IntakeIssuesService,
  IntakePlacesService,
  IntakeScopeService,
  IntakePhotosService,
  SimilarReportsService,
  StaffAccountQueries,
  HeldIssuesService,
  HolderActionsService,
  HolderNewsService,
  RuleActionsService,
  BulkActFactsQueries,
  BulkActPerformerService,
  BulkActPreviewService,
  BulkTextsService,
  BulkActWorkerService,
  BulkActsJob,
  BulkActsService,
  IssuePriorityActionsService,
  QueueExportQueries,
  QueueExportService,
  QueueCountsService,
  QueueQuestionsService,
  QueueReader,
  QueueService,
  QueueViewsService,
  ViewActionsService,
  ViewFiguresService,
  ViewReportActionsService,
  ViewReportMailsService,
  ViewReportsJob,
  AnswerActionsService,
  IssueActivityQueries,
  IssueActivityService,
  IssuePhotoActionsService,
  ResolveActionsService,
  MentionQueries,
  NoteActionsService,
  TemplateActionsService,
];
