import type { FindingRow } from './finding.queries';
import type { DismissedFindingDto, FindingDto, UndoneRedactionDto } from './findings.dto';

const AROUND = 60;

/** A finding, with the words around it (docs/api/privacy.md#findings). */
export function presentFinding({
  text,
  foundAt,
  targetKind,
  start,
  end,
  ...finding
}: FindingRow): FindingDto {
  const { id, issueId, issueTitle, targetId, field, kind } = finding;
  return {
    id,
    foundAt: foundAt.toISOString(),
    issueId,
    issueTitle,
    target: targetKind,
    targetId,
    field,
    kind,
    start,
    end,
    before: text.slice(Math.max(0, start - AROUND), start),
    words: text.slice(start, end),
    after: text.slice(end, end + AROUND),
  };
}

/** The confirmation that a finding is listed no more. */
export function presentDismissed(findingId: string): DismissedFindingDto {
  return { findingId, dismissed: true };
}

/** The confirmation that words were put back. */
export function presentUndone(redactionId: string): UndoneRedactionDto {
  return { redactionId, undone: true };
}
