/** The kinds of notifications for city staff. */
export const NOTIFICATION_KINDS = [
  'flag',
  'delivery_failed',
  'channel_degraded',
  'webhook_disabled',
  'office_not_reached',
  'picture_not_stored',
  'mail_outage',
  'reopen_request',
  'resolution_rated_down',
  'issue_assigned',
  'issue_reopened',
  'issue_escalated',
  'issue_mentioned',
] as const;
/** The kinds of news about issues that an account holds. */
export const HOLDER_NEWS: readonly NotificationKind[] = [
  'issue_assigned',
  'issue_reopened',
  'issue_escalated',
];

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
