import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { DueDatesModule } from '../due-dates';
import { IssuesModule } from '../issues';
import { AlertCleanupJob } from './alert-cleanup.job';
import { AlertEventQueries } from './alert-event.queries';
import { AlertDigestsJob } from './digests/alert-digests.job';
import { AlertDigests } from './digests/alert-digests.service';
import { AlertLinks } from './mails/alert-links.service';
import { AlertMails } from './mails/alert-mails.service';
import { AlertPreferences } from './subscriptions/alert-preferences.service';
import { AlertQueries } from './alert.queries';
import { AlertRecorder } from './alert-recorder.service';
import { AlertsJob } from './alerts.job';
import { CityDigests } from './digests/city-digests.service';
import { CityTimes } from './digests/city-times.service';
import { AlertAddress } from './entities/alert-address.entity';
import { AlertDevice } from './entities/alert-device.entity';
import { AlertEvent } from './entities/alert-event.entity';
import { AlertPush } from './entities/alert-push.entity';
import { AlertSent } from './entities/alert-sent.entity';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { FollowedPages } from './subscriptions/followed-pages.service';
import { FollowerMails } from './mails/follower-mails.service';
import { FollowerQueries } from './subscriptions/follower.queries';
import { FollowRequests } from './subscriptions/follow-requests.service';
import { ReporterUnsubscriptionService } from './subscriptions/reporter-unsubscription.service';
import { HiddenIssueAlertsService } from './hidden-issue-alerts.service';
import { InstantAlerts } from './instant-alerts.service';
import { LeastTime } from './least-time';
import { OwnIssues } from './subscriptions/own-issues.service';
import { AlertDevices } from './push/alert-devices.service';
import { AlertPushesJob } from './push/alert-pushes.job';
import { AlertPushes } from './push/alert-pushes.service';
import { PushDeliveries } from './push/push-deliveries.service';
import { PushGateway } from './push/push-gateway.service';
import { PushKeys } from './push/push-keys.service';
import { PushQueries } from './push/push.queries';
import { Subscriptions } from './subscriptions/subscriptions.service';
import { WithdrawnDigests } from './digests/withdrawn-digests.service';

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
    ]),
    AccountabilityModule,
    DueDatesModule,
    IssuesModule,
  ],
  providers: [
    AlertCleanupJob,
    AlertDevices,
    AlertDigests,
    AlertDigestsJob,
    AlertEventQueries,
    AlertLinks,
    AlertMails,
    AlertPreferences,
    AlertPushes,
    AlertPushesJob,
    AlertQueries,
    AlertRecorder,
    AlertsJob,
    CityDigests,
    CityTimes,
    FollowerMails,
    FollowerQueries,
    FollowedPages,
    FollowRequests,
    ReporterUnsubscriptionService,
    HiddenIssueAlertsService,
    InstantAlerts,
    LeastTime,
    OwnIssues,
    PushDeliveries,
    PushGateway,
    PushKeys,
    PushQueries,
    Subscriptions,
    WithdrawnDigests,
  ],
  exports: [AlertDevices, AlertPreferences, AlertQueries, FollowRequests, OwnIssues, PushKeys, Subscriptions],
})
export class AlertsModule {}
