/** What a person's export has, one file each, with what a line of it is. */
export const EXPORT_KINDS = {
  reports: 'a report, with its exact place',
  upvotes: 'an upvote of an issue',
  merged_upvotes: 'an upvote of an issue as it was before the issue was merged into another one',
  status_changes: 'a change of the status of an issue that the person made',
  messages: 'a message in the thread of an issue',
  reactions: 'a reaction to a message',
} as const;

export type ExportKind = keyof typeof EXPORT_KINDS;
