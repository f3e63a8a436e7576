/** Where an issue was first said: on the platform itself, or on a channel. */
export const ISSUE_SOURCES = ['platform', 'chat', 'photo', 'micro'] as const;
export type IssueSource = (typeof ISSUE_SOURCES)[number];

/** What the public feed calls each. */
export const SOURCE_LABELS = {
  platform: 'Platform',
  chat: 'Chat',
  photo: 'Photo',
  micro: 'Micro',
} as const satisfies Record<IssueSource, string>;
export type SourceLabel = (typeof SOURCE_LABELS)[IssueSource];
