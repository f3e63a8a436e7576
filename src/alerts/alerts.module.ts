import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { AuthModule } from '../auth';
import { DueDatesModule } from '../due-dates';
import { IssuesModule } from '../issues';
import { AlertEventQueries } from './alert-event.queries';
import { AlertDigestsJob } from './digests/alert-digests.job';
import { AlertDigests } from './digests/alert-digests.service';
import { AlertLinksService } from './mails/alert-links.service';
import { AlertMailsService } from './mails/alert-mails.service';
import { AlertConsentsService } from './subscriptions/alert-consents.service';
import { AlertPreferencesService } from './subscriptions/alert-preferences.service';
import { AlertQueries } from './alert.queries';
import { AlertRecorder } from './alert-recorder.service';
import { AlertsErasureQueries } from './alerts-erasure.queries';
import { AlertRetentionService } from './alert-retention.service';
import { AlertsJob } from './alerts.job';
import { CallerAccountsService } from './contacts/caller-accounts.service';
import { CallerSupportsService } from './contacts/caller-supports.service';
import { IssueContactQueries } from './contacts/issue-contacts.queries';
import { IssueContactsService } from './contacts/issue-contacts.service';
import { CityDigestsService } from './digests/city-digests.service';
import { CityTimesService } from './digests/city-times.service';
import { AlertAddress } from './entities/alert-address.entity';
import { AlertDevice } from './entities/alert-device.entity';
import { AlertEvent } from './entities/alert-event.entity';
import { AlertPush } from './entities/alert-push.entity';
import { AlertSent } from './entities/alert-sent.entity';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { CallerAccount } from './entities/caller-account.entity';
import { IssueContact } from './entities/issue-contact.entity';
import { FollowedPagesService } from './subscriptions/followed-pages.service';
import { FollowerMailsService } from './mails/follower-mails.service';
import { FollowerQueries } from './subscriptions/follower.queries';
import { FollowRequestsService } from './subscriptions/follow-requests.service';
import { ReporterUnsubscriptionService } from './subscriptions/reporter-unsubscription.service';
import { HiddenIssueAlertsService } from './hidden-issue-alerts.service';
import { CoarsenedPlaceAlertsService } from './coarsened-place-alerts.service';
import { JoinedIssueAlertsService } from './joined-issue-alerts.service';
import { JoinedIssueQueries } from './joined-issue.queries';
import { InstantAlerts } from './instant-alerts.service';
import { MinimumResponseTime } from './minimum-response-time';
import { OwnIssuesService } from './subscriptions/own-issues.service';
import { AlertDevicesService } from './push/alert-devices.service';
import { AlertPushesJob } from './push/alert-pushes.job';
import { AlertPushesService } from './push/alert-pushes.service';
import { PushDeliveriesService } from './push/push-deliveries.service';
import { PushClientService } from './push/push-client.service';
import { PushKeysService } from './push/push-keys.service';
import { PushQueries } from './push/push.queries';
import { Subscriptions } from './subscriptions/subscriptions.service';
import { WithdrawnDigestsService } from './digests/withdrawn-digests.service';
import { AlertsPersonalDataService } from './alerts-personal-data.service';

/** Sends mails about what happens to issues. Followers need no account. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AlertAddress,
      AlertDevice,
      AlertEvent,
      AlertPush,
      AlertSent,
      AlertSubscription,
      CallerAccount,
      IssueContact,
    ]),
    AccountabilityModule,
    AuthModule,
    DueDatesModule,
    IssuesModule,
  ],
  providers: [
    AlertsPersonalDataService,
    AlertConsentsService,
    AlertDevicesService,
    AlertDigests,
    AlertDigestsJob,
    AlertEventQueries,
    AlertLinksService,
    AlertMailsService,
    AlertPreferencesService,
    AlertPushesService,
    AlertPushesJob,
    AlertQueries,
    AlertRecorder,
    AlertRetentionService,
    AlertsErasureQueries,
    AlertsJob,
    CallerAccountsService,
    CallerSupportsService,
    CityDigestsService,
    CityTimesService,
    FollowerMailsService,
    FollowerQueries,
    FollowedPagesService,
    FollowRequestsService,
    ReporterUnsubscriptionService,
    HiddenIssueAlertsService,
    CoarsenedPlaceAlertsService,
    JoinedIssueAlertsService,
    JoinedIssueQueries,
    InstantAlerts,
    IssueContactQueries,
    IssueContactsService,
    MinimumResponseTime,
    OwnIssuesService,
    PushDeliveriesService,
    PushClientService,
    PushKeysService,
    PushQueries,
    Subscriptions,
    WithdrawnDigestsService,
  ],
  exports: [
    AlertConsentsService,
    AlertDevicesService,
    AlertPreferencesService,
    AlertQueries,
    CallerSupportsService,
    FollowRequestsService,
    IssueContactsService,
    OwnIssuesService,
    PushKeysService,
    Subscriptions,
  ],
})
export class AlertsModule {}
