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
import { PersonalDataModule } from '../personal-data';
import { PublicReadModule } from '../public-read';
import { ResolutionModule } from '../resolution';
import { StaffModule } from '../staff';
import { WebhooksModule } from '../webhooks';
import { ACCESS, ACCESS_CONTROLLERS } from './access/access-parts';
import { ConsoleScopeGuard } from './access/console-scope.guard';
import { AlertsConsoleController } from './alerts/alerts-console.controller';
import { AnalyticsController } from './analytics/analytics.controller';
import { AnalyticsQueries } from './analytics/analytics.queries';
import { AnalyticsService } from './analytics/analytics.service';
import { ConsoleAccountsService } from './auth/console-accounts.service';
import { ConsoleActorsService } from './auth/console-actors.service';
import { CONSOLE_OIDC } from './auth/oidc/oidc-parts';
import { OidcController } from './auth/oidc/oidc.controller';
import { ConsoleCookiesService } from './auth/console-cookies.service';
import { ConsoleAuthController } from './auth/console-auth.controller';
import { ConsoleRightsService } from './auth/console-rights.service';
import { ConsoleSessionCookieService } from './auth/console-session-cookie.service';
import { ConsoleSessionGuard } from './auth/console-session.guard';
import { ConsoleSessionQueries } from './auth/console-session.queries';
import { ConsoleSessionService } from './auth/console-session.service';
import { ConsoleSignInService } from './auth/console-sign-in.service';
import { FirstAccountService } from './auth/first-account.service';
import { OwnAccountController } from './auth/own-account.controller';
import { OwnAccountService } from './auth/own-account.service';
import { SecondFactorQueries } from './auth/second-factor.queries';
import { SecondFactorService } from './auth/second-factor.service';
import { TotpController } from './auth/totp.controller';
import { TotpEnrolmentService } from './auth/totp-enrolment.service';
import { PasswordRulesService } from './auth/password-rules.service';
import { PasswordsService } from './auth/passwords.service';
import { ConsoleStaffModule } from './auth/console-staff.module';
import { ConfigurationController } from './configuration/configuration.controller';
import { ConsoleConfigurationModule, OutboundSwitchModule } from './configuration/configuration.module';
import { DashboardController } from './dashboard/dashboard.controller';
import { DashboardQueries } from './dashboard/dashboard.queries';
import { DueDateRuleActionsService } from './due-dates/due-date-rule-actions.service';
import { DueDateRulesController } from './due-dates/due-date-rules.controller';
import { IssueDueDateActionsService } from './due-dates/issue-due-date-actions.service';
import { IssueDueDatesController } from './due-dates/issue-due-dates.controller';
import { DuplicateDetectionJob } from './feed/duplicates/duplicate-detection.job';
import { DuplicateDetectionService } from './feed/duplicates/duplicate-detection.service';
import { DuplicateDismissalsService } from './feed/duplicates/duplicate-dismissals.service';
import { DuplicateEvidenceQueries } from './feed/duplicates/duplicate-evidence.queries';
import { TwinQueries } from './feed/duplicates/duplicate-twins.queries';
import { DuplicatesController } from './feed/duplicates/duplicates.controller';
import { DuplicateQueries } from './feed/duplicates/duplicate.queries';
import { DuplicatesService } from './feed/duplicates/duplicates.service';
import { JoinedHoldersService } from './feed/duplicates/joined-holders.service';
import { FeedActionsService } from './feed/feed-actions.service';
import { FeedRecordService } from './feed/feed-record.service';
import { FeedController } from './feed/feed.controller';
import { FeedQueries } from './feed/feed.queries';
import { FeedSearch } from './feed/feed-search.queries';
import { FeedReviewService } from './feed/feed-review.service';
import { ReopenRequestsController } from './feed/reopen-requests.controller';
import { ReopenReviewService } from './feed/reopen-review.service';
import { FlagEffectsService } from './feed/flags/flag-effects.service';
import { FlagQueries } from './feed/flags/flag.queries';
import { FlagReviewService } from './feed/flags/flag-review.service';
import { FlagsConsoleController } from './feed/flags/flags-console.controller';
import { BoundaryImportController } from './geography/boundary-import.controller';
import { BoundaryImportService } from './geography/boundary-import.service';
import { GeographyController } from './geography/geography.controller';
import { GeographyActionsService } from './geography/geography-actions.service';
import { ChannelsConsoleController } from './integrations/channels-console.controller';
import { IntegrationActionsService } from './integrations/integration-actions.service';
import { MentionActionsService } from './integrations/mention-actions.service';
import { IntegrationQueries } from './integrations/integration.queries';
import { OutboundActionsService } from './integrations/outbound-actions.service';
import { OutboundConsoleController } from './integrations/outbound-console.controller';
import { RoutingActionsService } from './integrations/routing-actions.service';
import { RoutingController } from './integrations/routing.controller';
import { HolderMailQueries } from './notifications/holder-mail.queries';
import { HolderMailTextsService } from './notifications/holder-mail-texts.service';
import { HolderMailsJob } from './notifications/holder-mails.job';
import { HolderMailsService } from './notifications/holder-mails.service';
import { NotificationSettingsService } from './notifications/notification-settings.service';
import { NotificationsController } from './notifications/notifications.controller';
import { NotificationsService } from './notifications/notifications.service';
import { OfficialActionsService } from './officials/official-actions.service';
import { OfficialReviewService } from './officials/official-review.service';
import { OfficialsController } from './officials/officials.controller';
import { RecordFilesController } from './officials/record-files.controller';
import { RecordFilesService } from './officials/record-files.service';
import { AuditQueries } from './operations/audit.queries';
import { OperationsController } from './operations/operations.controller';
import { QueueQueries } from './operations/queue.queries';
import { CoverMediaController } from './feed/cover-media.controller';
import { CoverMediaService } from './feed/cover-media.service';
import { FindingQueries } from './privacy/finding.queries';
import { FindingsController } from './privacy/findings.controller';
import { RedactTextController } from './privacy/redact-text.controller';
import { TextRedactionsService } from './privacy/text-redactions.service';
import { PrivacyConsoleController } from './privacy/privacy-console.controller';
import { LateRequestQueries } from './privacy/late-request.queries';
import { LateRequestsService } from './privacy/late-requests.service';
import { PrivacyRequestsJob } from './privacy/privacy-requests.job';
import { RequestActionsService } from './privacy/request-actions.service';
import { AddressSearchController } from './privacy/address-search.controller';
import { AddressSearchQueries } from './privacy/address-search.queries';
import { AddressSearchService } from './privacy/address-search.service';
import { RequestsConsoleController } from './privacy/requests-console.controller';
import { RevealQueries } from './privacy/reveal.queries';
import { RevealService } from './privacy/reveal.service';
import { ConsoleReporterQueries } from './reporters/console-reporter.queries';
import { WebhookActionsService } from './webhooks/webhook-actions.service';
import { WebhooksConsoleController } from './webhooks/webhooks-console.controller';
import { ReporterActionsService } from './reporters/reporter-actions.service';
import { ReportersConsoleController } from './reporters/reporters-console.controller';
import { STAFF_CONTROLLERS, STAFF_PROVIDERS } from './staff/staff-parts';
import { CityCount } from './entities/city-count.entity';
import { ConsoleAccount } from './entities/console-account.entity';
import { ConsoleGroup } from './entities/console-group.entity';
import { ConsoleInvite } from './entities/console-invite.entity';
import { ConsoleSession } from './entities/console-session.entity';
import { SplitActionsService } from './feed/split/split-actions.service';
import { SplitController } from './feed/split/split.controller';
import { SplitQueries } from './feed/split/split.queries';
import { DuplicateCluster } from './entities/duplicate-cluster.entity';
import { IssueAdminState } from './entities/issue-admin-state.entity';
import { Notification } from './entities/notification.entity';

const CONTROLLERS = [
  ConsoleAuthController,
  OidcController,
  OwnAccountController,
  TotpController,
  DashboardController,
  FeedController,
  ReopenRequestsController,
  IssueDueDatesController,
  DueDateRulesController,
  FlagsConsoleController,
  DuplicatesController,
  SplitController,
  OperationsController,
  ...ACCESS_CONTROLLERS,
  ConfigurationController,
  NotificationsController,
  AnalyticsController,
  GeographyController,
  BoundaryImportController,
  OfficialsController,
  RecordFilesController,
  ReportersConsoleController,
  PrivacyConsoleController,
  FindingsController,
  RedactTextController,
  CoverMediaController,
  AddressSearchController,
  RequestsConsoleController,
  ChannelsConsoleController,
  OutboundConsoleController,
  RoutingController,
  WebhooksConsoleController,
  AlertsConsoleController,
  ...STAFF_CONTROLLERS,
];

const SESSIONS = [
  PasswordsService,
  PasswordRulesService,
  OwnAccountService,
  SecondFactorQueries,
  SecondFactorService,
  TotpEnrolmentService,
  ConsoleAccountsService,
  ConsoleActorsService,
  ConsoleRightsService,
  ConsoleSessionQueries,
  ConsoleSessionService,
  ConsoleCookiesService,
  ConsoleSessionCookieService,
  ConsoleSessionGuard,
  ConsoleScopeGuard,
  ConsoleSignInService,
  FirstAccountService,
  ...ACCESS,
  ...CONSOLE_OIDC,
];

const CONSOLE = [
  AuditQueries,
  QueueQueries,
  DashboardQueries,
  FeedQueries,
  FeedSearch,
  FeedReviewService,
  FeedActionsService,
  FeedRecordService,
  ReopenReviewService,
  DueDateRuleActionsService,
  IssueDueDateActionsService,
  FlagQueries,
  FlagEffectsService,
  FlagReviewService,
  DuplicatesService,
  JoinedHoldersService,
  SplitActionsService,
  SplitQueries,
  DuplicateDetectionService,
  DuplicateDetectionJob,
  DuplicateDismissalsService,
  DuplicateEvidenceQueries,
  DuplicateQueries,
  TwinQueries,
  NotificationsService,
  NotificationSettingsService,
  HolderMailQueries,
  HolderMailTextsService,
  HolderMailsJob,
  HolderMailsService,
  AnalyticsQueries,
  AnalyticsService,
  BoundaryImportService,
  ConsoleReporterQueries,
  IntegrationQueries,
  IntegrationActionsService,
  MentionActionsService,
  GeographyActionsService,
  OfficialActionsService,
  OfficialReviewService,
  RecordFilesService,
  OutboundActionsService,
  ReporterActionsService,
  LateRequestQueries,
  LateRequestsService,
  PrivacyRequestsJob,
  AddressSearchQueries,
  AddressSearchService,
  RequestActionsService,
  RevealQueries,
  RevealService,
  FindingQueries,
  TextRedactionsService,
  CoverMediaService,
  RoutingActionsService,
  WebhookActionsService,
];

/** The console of city staff: its sessions and all its routes. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CityCount,
      ConsoleAccount,
      ConsoleGroup,
      ConsoleInvite,
      ConsoleSession,
      DuplicateCluster,
      IssueAdminState,
      Notification,
    ]),
    ConsoleConfigurationModule,
    OutboundSwitchModule,
    ConsoleStaffModule,
    StaffModule,
    AccountabilityModule,
    AuthModule,
    PersonalDataModule,
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
  providers: [...SESSIONS, ...CONSOLE, ...STAFF_PROVIDERS],
  exports: [ConsoleRightsService, ConsoleScopeGuard, ConsoleSessionGuard, FirstAccountService],
})
export class AdminConsoleModule {}
