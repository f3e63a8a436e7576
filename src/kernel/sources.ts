/** Where an issue was first said: on the platform itself, on a channel, or by a client of Open311. */
export const ISSUE_SOURCES = ['platform', 'chat', 'photo', 'micro', 'open311'] as const;
export type IssueSource = (typeof ISSUE_SOURCES)[number];

/** What the public feed calls each. */
export const SOURCE_LABELS = {
  platform: 'Platform',
  chat: 'Chat',
  photo: 'Photo',
  micro: 'Micro',
  open311: 'Open311',
} as const satisfies Record<IssueSource, string>;
export type SourceLabel = (typeof SOURCE_LABELS)[IssueSource];
