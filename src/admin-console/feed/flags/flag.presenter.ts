import type { FlagReason, FlagTargetKind } from '../../../kernel/flags';
import { mediaUrl } from '../../../kernel/media-types';
import type { DecidedFlag } from './flag-review.service';
import type { FlagDetailRow, FlagReportRow, FlagRow } from './flag.queries';
import type { ConsoleFlagDto, DecidedFlagDto, FlagDetailDto } from './flags-console.dto';

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

/** A flag in the list of the console. */
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

/** A flag after a decision (docs/api/console-feed.md#flag-decisions). */
export function presentDecision({ id, status }: DecidedFlag): DecidedFlagDto {
  return { id, status };
}

/** The target of a flag (docs/api/console-feed.md#flag-detail). */
export function presentFlagDetail({
  flag: { id, text, issueId, cityId, mediaId, postUrl },
  reports,
}: {
  flag: FlagDetailRow;
  reports: FlagReportRow[];
}): FlagDetailDto {
  return {
    id,
    text: text ?? '',
    issueId,
    cityId,
    mediaUrl: mediaId === null ? null : (postUrl ?? mediaUrl('', mediaId)),
    reports: reports.map(({ reason, note, at }) => ({
      reasonLabel: REASONS[reason],
      note: note ?? '',
      at: at.toISOString(),
    })),
  };
}
