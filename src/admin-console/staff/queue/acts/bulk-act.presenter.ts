import type { BulkActReport, BulkActResult } from '../../../../staff';
import type { BulkPreview } from './bulk-act-preview.service';
import type { BulkActDto, BulkResultDto, StartedBulkActDto } from './bulk-acts.dto';

/** An act on many issues with its results (docs/api/staff.md#bulk-acts). */
export function presentBulkAct({ act, total, done, failed, results }: BulkActReport): BulkActDto {
  const isEnded = act.endedAt !== null;
  return {
    id: act.id,
    act: act.act,
    state: act.state,
    total,
    done,
    failed,
    results: results.map((result) => presentResult(result, isEnded)),
  };
}

/** An act that was begun, or what it would do. */
export function presentBegun(begun: BulkActReport | BulkPreview): StartedBulkActDto {
  if ('act' in begun) return presentBulkAct(begun);
  const { total, would, refused } = begun;
  return { total, would, refused: refused.map(({ issueId, reason }) => ({ issueId, reason })) };
}

function presentResult({ issueId, state, undo, reason }: BulkActResult, isEnded: boolean): BulkResultDto {
  const outcome = undo ?? state;
  const why = outcome === 'waiting' && isEnded ? 'Stopped before' : reason;
  return { issueId, done: outcome === 'done', ...(why !== null && { reason: why }) };
}
