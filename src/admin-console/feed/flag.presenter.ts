import type { FlagReason, FlagTargetKind } from '../../kernel/flags';
import type { FlagRow } from './flag.queries';
import type { ConsoleFlagDto } from './flags-console.dto';

const REASONS: Record<FlagReason, string> = {
  spam: 'Spam',
  abuse: 'Abuse',
  wronginfo: 'Wrong information',
  duplicate: 'Duplicate',
  other: 'Other',
};
const TARGETS: Record<FlagTargetKind, string> = {
  issue: 'Issue',
  comment: 'Comment',
  media: 'Media',
  reporter: 'Reporter profile',
};
const STATUSES: Record<FlagRow['status'], string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  warned: 'Warned',
  removed: 'Removed',
  banned: 'Banned',
};

/** A flag as the console lists it. */
export function presentFlag({ id, kind, reason, reporterCount, status, snippet }: FlagRow): ConsoleFlagDto {
  return {
    id,
    reasonLabel: REASONS[reason],
    target: TARGETS[kind],
    snippet,
    reporterCount,
    resolved: status !== 'open',
    resolvedLabel: status === 'open' ? '' : STATUSES[status],
    showBan: kind === 'reporter',
  };
}
