import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { AlertsModule } from '../alerts';
import { AuthModule } from '../auth';
import { ChannelsModule } from '../channels';
import { DueDatesModule } from '../due-dates';
import { FlagsModule } from '../flags';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { MessagesModule } from '../messages';
import { PublicReadModule } from '../public-read';
import { ResolutionModule } from '../resolution';
import { WebhooksModule } from '../webhooks';
import { AccessController } from './access/access.controller';
import { ApiClientActions } from './access/api-client-actions.service';
import { ApiClientsController } from './access/api-clients.controller';
import { AccountAdministration } from './access/account-administration.service';
import { InviteQueries } from './access/invite.queries';
import { Invites } from './access/invites.service';
import { PasswordReset } from './access/password-reset.service';
import { AlertsConsoleController } from './alerts/alerts-console.controller';
import { AnalyticsController } from './analytics/analytics.controller';
import { AnalyticsQueries } from './analytics/analytics.queries';
import { AnalyticsService } from './analytics/analytics.service';
import { ConsoleAccounts } from './auth/console-accounts.service';
import { ConsoleAuthController } from './auth/console-auth.controller';
import { ConsoleSessionCookie } from './auth/console-session-cookie.service';
import { ConsoleSessionGuard } from './auth/console-session.guard';
import { ConsoleSessionQueries } from './auth/console-session.queries';
import { ConsoleSessionService } from './auth/console-session.service';
import { ConsoleSignIn } from './auth/console-sign-in.service';
import { FirstAccount } from './auth/first-account.service';
import { OwnAccountController } from './auth/own-account.controller';
import { OwnAccountActions } from './auth/own-account.service';
import { PasswordRules } from './auth/password-rules.service';
import { Passwords } from './auth/passwords.service';
import { StaffModule } from './auth/staff.module';
import { ConfigurationController } from './configuration/configuration.controller';
import { ConsoleConfigurationModule, OutboundSwitchModule } from './configuration/configuration.module';
import { DashboardController } from './dashboard/dashboard.controller';
import { DashboardQueries } from './dashboard/dashboard.queries';
import { DueDateRuleActions } from './due-dates/due-date-rule-actions.service';
import { DueDateRulesController } from './due-dates/due-date-rules.controller';
import { IssueDueDateActions } from './due-dates/issue-due-date-actions.service';
import { IssueDueDatesController } from './due-dates/issue-due-dates.controller';
import { DuplicateDetectionJob } from './feed/duplicates/duplicate-detection.job';
import { DuplicateDetection } from './feed/duplicates/duplicate-detection.service';
import { DuplicateDismissals } from './feed/duplicates/duplicate-dismissals.service';
import { DuplicateEvidenceQueries } from './feed/duplicates/duplicate-evidence.queries';
import { TwinQueries } from './feed/duplicates/duplicate-twins.queries';
import { DuplicatesController } from './feed/duplicates/duplicates.controller';
import { DuplicateQueries } from './feed/duplicates/duplicate.queries';
import { Duplicates } from './feed/duplicates/duplicates.service';
import { FeedActions } from './feed/feed-actions.service';
import { FeedRecord } from './feed/feed-record.service';
import { FeedController } from './feed/feed.controller';
import { FeedQueries } from './feed/feed.queries';
import { FeedSearch } from './feed/feed-search.queries';
import { FeedReview } from './feed/feed-review.service';
import { ReopenRequestsController } from './feed/reopen-requests.controller';
import { ReopenReview } from './feed/reopen-review.service';
import { FlagEffects } from './feed/flags/flag-effects.service';
import { FlagQueries } from './feed/flags/flag.queries';
import { FlagReview } from './feed/flags/flag-review.service';
import { FlagsConsoleController } from './feed/flags/flags-console.controller';
import { BoundaryImportController } from './geography/boundary-import.controller';
import { BoundaryImport } from './geography/boundary-import.service';
import { GeographyController } from './geography/geography.controller';
import { GeographyActions } from './geography/geography-actions.service';
import { GeographyQueries } from './geography/geography.queries';
import { ChannelsConsoleController } from './integrations/channels-console.controller';
import { IntegrationActions } from './integrations/integration-actions.service';
import { MentionActions } from './integrations/mention-actions.service';
import { IntegrationQueries } from './integrations/integration.queries';
import { OutboundActions } from './integrations/outbound-actions.service';
import { OutboundConsoleController } from './integrations/outbound-console.controller';
import { RoutingActions } from './integrations/routing-actions.service';
import { RoutingController } from './integrations/routing.controller';
import { NotificationsController } from './notifications/notifications.controller';
import { Notifications } from './notifications/notifications.service';
import { OfficialActions } from './officials/official-actions.service';
import { OfficialReview } from './officials/official-review.service';
import { OfficialsController } from './officials/officials.controller';
import { RecordFilesController } from './officials/record-files.controller';
import { RecordFiles } from './officials/record-files.service';
import { AuditQueries } from './operations/audit.queries';
import { OperationsController } from './operations/operations.controller';
import { QueueQueries } from './operations/queue.queries';
import { ConsoleReporterQueries } from './reporters/console-reporter.queries';
import { WebhookActions } from './webhooks/webhook-actions.service';
import { WebhooksConsoleController } from './webhooks/webhooks-console.controller';
import { ReporterActions } from './reporters/reporter-actions.service';
import { ReportersConsoleController } from './reporters/reporters-console.controller';
import { CityCount } from './entities/city-count.entity';
import { ConsoleAccount } from './entities/console-account.entity';
import { ConsoleInvite } from './entities/console-invite.entity';
import { ConsoleSession } from './entities/console-session.entity';
import { DuplicateCluster } from './entities/duplicate-cluster.entity';
import { IssueAdminState } from './entities/issue-admin-state.entity';
import { Notification } from './entities/notification.entity';

const CONTROLLERS = [
  ConsoleAuthController,
  OwnAccountController,
  DashboardController,
  FeedController,
  ReopenRequestsController,
  IssueDueDatesController,
  DueDateRulesController,
  FlagsConsoleController,
  DuplicatesController,
  OperationsController,
  AccessController,
  ApiClientsController,
  ConfigurationController,
  NotificationsController,
  AnalyticsController,
  GeographyController,
  BoundaryImportController,
  OfficialsController,
  RecordFilesController,
  ReportersConsoleController,
  ChannelsConsoleController,
  OutboundConsoleController,
  RoutingController,
  WebhooksConsoleController,
  AlertsConsoleController,
];

const SESSIONS = [
  Passwords,
  PasswordRules,
  OwnAccountActions,
  ConsoleAccounts,
  ConsoleSessionQueries,
  ConsoleSessionService,
  ConsoleSessionCookie,
  ConsoleSessionGuard,
  ConsoleSignIn,
  FirstAccount,
  InviteQueries,
  Invites,
  AccountAdministration,
  PasswordReset,
];

const CONSOLE = [
  ApiClientActions,
  AuditQueries,
  QueueQueries,
  DashboardQueries,
  FeedQueries,
  FeedSearch,
  FeedReview,
  FeedActions,
  FeedRecord,
  ReopenReview,
  DueDateRuleActions,
  IssueDueDateActions,
  FlagQueries,
  FlagEffects,
  FlagReview,
  Duplicates,
  DuplicateDetection,
  DuplicateDetectionJob,
  DuplicateDismissals,
  DuplicateEvidenceQueries,
  DuplicateQueries,
  TwinQueries,
  Notifications,
  AnalyticsQueries,
  AnalyticsService,
  GeographyQueries,
  BoundaryImport,
  ConsoleReporterQueries,
  IntegrationQueries,
  IntegrationActions,
  MentionActions,
  GeographyActions,
  OfficialActions,
  OfficialReview,
  RecordFiles,
  OutboundActions,
  ReporterActions,
  RoutingActions,
  WebhookActions,
];

/** The console of city staff: its sessions and all its routes. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CityCount,
      ConsoleAccount,
      ConsoleInvite,
      ConsoleSession,
      DuplicateCluster,
      IssueAdminState,
      Notification,
    ]),
    ConsoleConfigurationModule,
    OutboundSwitchModule,
    StaffModule,
    AccountabilityModule,
    AuthModule,
    PublicReadModule,
    DueDatesModule,
    FlagsModule,
    IssuesModule,
    MessagesModule,
    ResolutionModule,
    MediaModule,
    ChannelsModule,
    WebhooksModule,
    AlertsModule,
  ],
  controllers: CONTROLLERS,
  providers: [...SESSIONS, ...CONSOLE],
  exports: [ConsoleSessionGuard, FirstAccount],
})
export class AdminConsoleModule {}
