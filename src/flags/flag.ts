import type { FlagReason, FlagTargetKind } from '../kernel/flags';
import type { Flag } from './entities/flag.entity';

export interface FlagTarget {
  kind: FlagTargetKind;
  id: string;
}

/** What a person says against something. */
export interface FlagInput {
  reason: FlagReason;
  note?: string;
}

/** A report as it was recorded: the flag it belongs to gathers all of one target. */
export interface RaisedFlag extends FlagInput {
  flagId: string;
  target: FlagTarget;
  at: Date;
}

/** How city staff decide about a flag (docs/api/flags.md#flag-states). */
export type SettledStatus = 'dismissed' | 'warned' | 'removed' | 'banned';

/** A flag city staff look at. */
export interface KnownFlag extends Pick<Flag, 'id' | 'targetId' | 'issueId' | 'status'> {
  kind: Flag['targetKind'];
}
