import { CompareIssues1700000032000 } from './1700000032000-compare-issues';
import { CreateAccountability1700000001000 } from './1700000001000-create-accountability';
import { CreateChannels1700000011000 } from './1700000011000-create-channels';
import { CreateCommunity1700000014000 } from './1700000014000-create-community';
import { CreateConsole1700000015000 } from './1700000015000-create-console';
import { CreateDesk1700000016000 } from './1700000016000-create-desk';
import { CreateFlags1700000008000 } from './1700000008000-create-flags';
import { CreateFoundation1700000000000 } from './1700000000000-create-foundation';
import { CreateIssueCells1700000033000 } from './1700000033000-create-issue-cells';
import { CreateIssues1700000002000 } from './1700000002000-create-issues';
import { CreateMedia1700000004000 } from './1700000004000-create-media';
import { CreateMessages1700000003000 } from './1700000003000-create-messages';
import { CreateOutbound1700000017000 } from './1700000017000-create-outbound';
import { CreatePlaces1700000009000 } from './1700000009000-create-places';
import { CreateResolution1700000006000 } from './1700000006000-create-resolution';
import { CreateScores1700000007000 } from './1700000007000-create-scores';
import { CreateSearch1700000013000 } from './1700000013000-create-search';
import { CreateAlerts1700000045000 } from './1700000045000-create-alerts';
import { SeeLaterDueDates1700000049000 } from './1700000049000-see-later-due-dates';
import { CreateWebhooks1700000041000 } from './1700000041000-create-webhooks';
import { DateChangesOfRequests1700000040000 } from './1700000040000-date-changes-of-requests';
import { ForgetMails1700000041500 } from './1700000041500-forget-mails';
import { DateJobSuccesses1700000018000 } from './1700000018000-date-job-successes';
import { FillBoundaries1700000033200 } from './1700000033200-fill-boundaries';
import { DescribeTriggers1700000030000 } from './1700000030000-describe-triggers';
import { FillPlaces1700000010000 } from './1700000010000-fill-places';
import { NameConsoleSettings1700000019000 } from './1700000019000-name-console-settings';
import { CreateApiClients1700000034100 } from './1700000034100-create-api-clients';
import { OpenIssues1700000034000 } from './1700000034000-open-issues';
import { OrderFeedByWard1700000036000 } from './1700000036000-order-feed-by-ward';
import { CreateMails1700000039000 } from './1700000039000-create-mails';
import { CreateDueDates1700000038000 } from './1700000038000-create-due-dates';
import { NameBoundarySources1700000037000 } from './1700000037000-name-boundary-sources';
import { OrderOwnIssues1700000033100 } from './1700000033100-order-own-issues';
import { ReleaseEmails1700000005000 } from './1700000005000-release-emails';
import { CreateAlertDevices1700000048000 } from './1700000048000-create-alert-devices';
import { KeyOfficeReplies1700000051000 } from './1700000051000-key-office-replies';
import { WithholdWebhooks1700000052000 } from './1700000052000-withhold-webhooks';
import { ServeDevicesInTurn1700000053000 } from './1700000053000-serve-devices-in-turn';
import { PutFailingAlertsOff1700000053100 } from './1700000053100-put-failing-alerts-off';
import { PutFailingDigestsOff1700000059000 } from './1700000059000-put-failing-digests-off';
import { AskToFollowOwnIssues1700000053200 } from './1700000053200-ask-to-follow-own-issues';
import { SendConfirmationsLater1700000053300 } from './1700000053300-send-confirmations-later';
import { RemoveWebhookEndpointsLater1700000054000 } from './1700000054000-remove-webhook-endpoints-later';
import { FindDeliveriesOfEndpoints1700000054100 } from './1700000054100-find-deliveries-of-endpoints';
import { HoldWebhookEndpoints1700000054300 } from './1700000054300-hold-webhook-endpoints';
import { FindFailedWebhooks1700000054400 } from './1700000054400-find-failed-webhooks';
import { TellOnceADay1700000055000 } from './1700000055000-tell-once-a-day';
import { WithdrawMailsForAWhile1700000055100 } from './1700000055100-withdraw-mails-for-a-while';
import { KeepDevicesThatWorked1700000055200 } from './1700000055200-keep-devices-that-worked';
import { DateLateness1700000056000 } from './1700000056000-date-lateness';
import { KeepDefaultHours1700000056100 } from './1700000056100-keep-default-hours';
import { KeepNightsQuiet1700000059100 } from './1700000059100-keep-nights-quiet';
import { AllowEscalationToMp1700000056200 } from './1700000056200-allow-escalation-to-mp';
import { ValidateEscalationToMp1700000056300 } from './1700000056300-validate-escalation-to-mp';
import { PlaceInOwnCity1700000057000 } from './1700000057000-place-in-own-city';
import { TellOfUnreachedOffices1700000058000 } from './1700000058000-tell-of-unreached-offices';
import { NameCityStaff1700000062000 } from './1700000062000-name-city-staff';
import { DescribeTables1700000062100 } from './1700000062100-describe-tables';
import { ForgetCellsOfSubscriptions1700000063000 } from './1700000063000-forget-cells-of-subscriptions';
import { NameWaitingDigests1700000063100 } from './1700000063100-name-waiting-digests';
import { WithdrawMails1700000050000 } from './1700000050000-withdraw-mails';
import { FollowOwnIssues1700000047000 } from './1700000047000-follow-own-issues';
import { RememberAlternatives1700000012000 } from './1700000012000-remember-alternatives';
import { DateShownDuplicates1700000064000 } from './1700000064000-date-shown-duplicates';
import { FindStepsOfOfficials1700000065000 } from './1700000065000-find-steps-of-officials';
import { KeepUnsentLetters1700000066000 } from './1700000066000-keep-unsent-letters';
import { FindDigestsInOrder1700000067000 } from './1700000067000-find-digests-in-order';
import { KeepLanguagesOfMails1700000068000 } from './1700000068000-keep-languages-of-mails';
import { DescribeUnsentLetters1700000069000 } from './1700000069000-describe-unsent-letters';
import { SkipDigestsPutOff1700000070000 } from './1700000070000-skip-digests-put-off';
import { MarkMailsUnderWay1700000073000 } from './1700000073000-mark-mails-under-way';
import { HoldNewsOfHiddenIssues1700000074000 } from './1700000074000-hold-news-of-hidden-issues';
import { DateFailuresOfWebhooks1700000075000 } from './1700000075000-date-failures-of-webhooks';
import { DescribeHoldersOfOffices1700000076000 } from './1700000076000-describe-holders-of-offices';
import { DateShownEvents1700000080000 } from './1700000080000-date-shown-events';
import { FindShownEvents1700000081000 } from './1700000081000-find-shown-events';
import { DismissDuplicates1700000082000 } from './1700000082000-dismiss-duplicates';
import { FindAuditRecordsOfTargets1700000083000 } from './1700000083000-find-audit-records-of-targets';
import { WithdrawWebhooks1700000084000 } from './1700000084000-withdraw-webhooks';
import { FindHiddenWebhooks1700000084100 } from './1700000084100-find-hidden-webhooks';
import { TellOnceOfUnsentLetters1700000085000 } from './1700000085000-tell-once-of-unsent-letters';
import { FindLongPauses1700000086000 } from './1700000086000-find-long-pauses';
import { KeepRemovedKeywords1700000087000 } from './1700000087000-keep-removed-keywords';
import { RewordComments1700000088000 } from './1700000088000-reword-comments';
import { MoveLettersInPages1700000089000 } from './1700000089000-move-letters-in-pages';

/** Every migration, oldest first. Append only: one that has landed is never changed. */
export const MIGRATIONS = [
  CreateFoundation1700000000000,
  CreateAccountability1700000001000,
  CreateIssues1700000002000,
  CreateMessages1700000003000,
  CreateMedia1700000004000,
  ReleaseEmails1700000005000,
  CreateResolution1700000006000,
  CreateScores1700000007000,
  CreateFlags1700000008000,
  CreatePlaces1700000009000,
  FillPlaces1700000010000,
  CreateChannels1700000011000,
  RememberAlternatives1700000012000,
  CreateSearch1700000013000,
  CreateCommunity1700000014000,
  CreateConsole1700000015000,
  CreateDesk1700000016000,
  CreateOutbound1700000017000,
  DateJobSuccesses1700000018000,
  NameConsoleSettings1700000019000,
  DescribeTriggers1700000030000,
  CompareIssues1700000032000,
  CreateIssueCells1700000033000,
  OrderOwnIssues1700000033100,
  FillBoundaries1700000033200,
  OpenIssues1700000034000,
  CreateApiClients1700000034100,
  OrderFeedByWard1700000036000,
  NameBoundarySources1700000037000,
  CreateDueDates1700000038000,
  CreateMails1700000039000,
  DateChangesOfRequests1700000040000,
  CreateWebhooks1700000041000,
  ForgetMails1700000041500,
  CreateAlerts1700000045000,
  FollowOwnIssues1700000047000,
  CreateAlertDevices1700000048000,
  SeeLaterDueDates1700000049000,
  WithdrawMails1700000050000,
  KeyOfficeReplies1700000051000,
  WithholdWebhooks1700000052000,
  ServeDevicesInTurn1700000053000,
  PutFailingAlertsOff1700000053100,
  AskToFollowOwnIssues1700000053200,
  SendConfirmationsLater1700000053300,
  RemoveWebhookEndpointsLater1700000054000,
  FindDeliveriesOfEndpoints1700000054100,
  HoldWebhookEndpoints1700000054300,
  FindFailedWebhooks1700000054400,
  TellOnceADay1700000055000,
  WithdrawMailsForAWhile1700000055100,
  KeepDevicesThatWorked1700000055200,
  DateLateness1700000056000,
  KeepDefaultHours1700000056100,
  AllowEscalationToMp1700000056200,
  ValidateEscalationToMp1700000056300,
  PlaceInOwnCity1700000057000,
  TellOfUnreachedOffices1700000058000,
  PutFailingDigestsOff1700000059000,
  KeepNightsQuiet1700000059100,
  NameCityStaff1700000062000,
  DescribeTables1700000062100,
  ForgetCellsOfSubscriptions1700000063000,
  NameWaitingDigests1700000063100,
  DateShownDuplicates1700000064000,
  FindStepsOfOfficials1700000065000,
  KeepUnsentLetters1700000066000,
  FindDigestsInOrder1700000067000,
  KeepLanguagesOfMails1700000068000,
  DescribeUnsentLetters1700000069000,
  SkipDigestsPutOff1700000070000,
  MarkMailsUnderWay1700000073000,
  HoldNewsOfHiddenIssues1700000074000,
  DateFailuresOfWebhooks1700000075000,
  DescribeHoldersOfOffices1700000076000,
  DateShownEvents1700000080000,
  FindShownEvents1700000081000,
  DismissDuplicates1700000082000,
  FindAuditRecordsOfTargets1700000083000,
  WithdrawWebhooks1700000084000,
  FindHiddenWebhooks1700000084100,
  TellOnceOfUnsentLetters1700000085000,
  FindLongPauses1700000086000,
  KeepRemovedKeywords1700000087000,
  RewordComments1700000088000,
  MoveLettersInPages1700000089000,
];
