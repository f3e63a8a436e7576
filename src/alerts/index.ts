/** The import surface: what other contexts may use. Nothing else in this folder is imported from outside. */
export { AlertLinkInvalid, TooManyConfirmations } from './alert.errors';
export { AlertPreferences } from './alert-preferences.service';
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
} from './alert-texts';
export { FollowRequests } from './follow-requests.service';
export { AlertsModule } from './alerts.module';
export { AlertDevices, type DeviceState } from './push/alert-devices.service';
export type { PushEndpoint } from './push/push-endpoint';
export { PushKeys } from './push/push-keys.service';
export { OwnIssues } from './own-issues.service';
export { StaffAddresses } from './staff-addresses';
export { DIGEST_FREQUENCIES, type Followed, isPending, MAX_RADIUS_M } from './subscription';
export { type AddressView, Subscriptions } from './subscriptions.service';
