/** The import surface: what other contexts may use. Nothing else in this folder is imported from outside. */
export { AlertLinkInvalid, TooManyConfirmations } from './alert.errors';
export { CallerSupportsService } from './contacts/caller-supports.service';
export type { Contact } from './contacts/contact';
export { IssueContactsService } from './contacts/issue-contacts.service';
export { AlertConsentsService } from './subscriptions/alert-consents.service';
export { AlertPreferencesService } from './subscriptions/alert-preferences.service';
export {
  AlertQueries,
  type EventOfIssue,
  type OwnSubscription,
  type SubscriptionCount,
} from './alert.queries';
export {
  type AlertLinks,
  type AlertNotification,
  type AlertText,
  AlertTexts,
  type FollowedThing,
} from './mails/alert-texts';
export { FollowRequestsService } from './subscriptions/follow-requests.service';
export { AlertsModule } from './alerts.module';
export { AlertDevicesService, type DeviceState } from './push/alert-devices.service';
export type { PushEndpoint } from './push/push-endpoint';
export { PushKeysService } from './push/push-keys.service';
export { OwnIssuesService } from './subscriptions/own-issues.service';
export { StaffAddresses } from './staff-addresses';
export { DIGEST_FREQUENCIES, type Followed, isPending, MAX_RADIUS_M } from './subscriptions/subscription';
export { type AddressView, Subscriptions } from './subscriptions/subscriptions.service';
