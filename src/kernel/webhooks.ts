/** The types of events that webhooks are sent about (docs/webhooks.md#events). */
export const WEBHOOK_EVENT_TYPES = [
  'issue.reported',
  'issue.status_changed',
  'issue.feed_status_changed',
  'issue.category_changed',
  'issue.priority_changed',
  'issue.due_date_changed',
  'issue.overdue',
  'issue.escalated',
  'issue.answered',
  'issue.confirmation_decided',
  'issue.merged',
  'issue.unmerged',
  'issue.redacted',
  'issue.hidden',
  'issue.shown',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/**
 * Why an endpoint was disabled: its manager asked for it, it answered 410, it failed for days, or its client was
 * revoked.
 */
export const DISABLED_REASONS = ['asked', 'gone', 'failing', 'revoked'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
