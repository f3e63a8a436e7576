/** Where an issue was first reported: on the platform itself, on a channel, or by an Open311 client. */
export const ISSUE_SOURCES = ['platform', 'chat', 'photo', 'micro', 'open311'] as const;
export type IssueSource = (typeof ISSUE_SOURCES)[number];

/** The label of each source in the public feed. */
export const SOURCE_LABELS = {
  platform: 'Platform',
  chat: 'Chat',
  photo: 'Photo',
  micro: 'Micro',
  open311: 'Open311',
} as const satisfies Record<IssueSource, string>;
export type SourceLabel = (typeof SOURCE_LABELS)[IssueSource];
