/** A rule by which the service deletes what it no longer needs. */
interface RetentionRule {
  /** What is deleted, or emptied. */
  what: string;
  /** How long it is kept before. */
  kept: string;
}

/**
 * The rules in the order of a run. Each is carried out by a method with `@Retention` of the context that owns the rows;
 * the inventory of personal data says which columns it concerns.
 */
export const RETENTION_RULES = {
  sessions: { what: 'sessions of people, since they expired or were ended', kept: '30 days' },
  'idempotency-keys': {
    what: 'answers to repeated requests',
    kept: '24 hours, of forms of the site 30 days',
  },
  mails: { what: 'mails that were sent or given up', kept: '30 days' },
  'alert-subscriptions': { what: 'subscriptions that were not confirmed', kept: '72 hours' },
  'alert-events': { what: 'events of issues, and what was sent about them', kept: '40 days' },
  'alert-devices': {
    what: 'devices of addresses that have neither a subscription nor an account',
    kept: 'until the next night',
  },
  'alert-addresses': {
    what: 'mail preferences of addresses that have neither a subscription nor an account',
    kept: 'until the next night',
  },
  'suppressed-addresses': {
    what: 'addresses that refuse mail: a digest stays, by which they are recognised',
    kept: 'not at all, from earlier versions until the next night',
  },
  'issue-contacts': {
    what: 'contacts of people for whom somebody reported',
    kept: '90 days after the issue was closed, at most 400 days',
  },
  'caller-accounts': { what: 'what callers are recognised by', kept: '400 days' },
  'unsigned-posts': {
    what: 'chat messages without a signature that became no issue',
    kept: '7 days',
  },
  'channel-posts': {
    what: 'posts on channels that became no issue, with their files',
    kept: 'CHANNEL_POST_DAYS, 30 days unless set',
  },
  'converted-posts': {
    what: 'author, text and place of posts that became an issue, since it was closed',
    kept: '90 days',
  },
  'expired-posts': { what: 'digests of posts that were forgotten', kept: '400 days' },
  'outbound-messages': { what: 'recipients and texts of messages on channels', kept: '30 days' },
  'channel-walls': { what: 'the last posts read from a channel that is not read any more', kept: '7 days' },
  'geocoded-points': { what: 'answers of the geocoder about points', kept: '180 days' },
  'flag-notes': { what: 'notes of people about what they flagged, since it was decided', kept: '1 year' },
  'webhook-endpoints': {
    what: 'endpoints that were removed, with their deliveries',
    kept: 'until the next night',
  },
  'webhook-events': { what: 'events with their deliveries and attempts', kept: '30 days' },
  'console-sessions': { what: 'sessions of the console', kept: '14 days after they began' },
  'console-invites': { what: 'invitations that were used or have expired', kept: '30 days' },
  notifications: { what: 'notifications of the console', kept: '180 days' },
  'exact-places': {
    what: 'exact places of issues that are shown less exactly, since the issue was closed',
    kept: 'EXACT_PLACE_MONTHS, 12 months unless set',
  },
  'reporter-names': {
    what: 'who reported an issue by their name, since it was closed; a stand-in without an owner stays',
    kept: 'DETACH_REPORTERS_MONTHS, without limit unless set',
  },
  'redacted-media': {
    what: 'photos and videos that city staff redacted, with their objects',
    kept: '30 days',
  },
  redactions: { what: 'words that were taken out of texts, for undoing that', kept: '72 hours' },
  'former-pseudonyms': { what: 'digests of pseudonyms that were given up', kept: '1 year' },
  'privacy-requests': {
    what: 'requests of people about their data, since they were answered',
    kept: '3 years',
  },
  'lowered-identities': {
    what: 'digests of identities of erased accounts that staff had restricted to reading',
    kept: '1 year',
  },
  exports: { what: 'exports of their data that people asked for', kept: '7 days' },
  reads: { what: 'reads of personal data by staff', kept: 'READ_LOG_DAYS, 365 days unless set' },
} as const satisfies Record<string, RetentionRule>;

export type RetentionRuleName = keyof typeof RETENTION_RULES;
