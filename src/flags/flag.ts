import type { FlagReason, FlagTargetKind } from '../kernel/flags';
import type { Flag } from './entities/flag.entity';

export interface FlagTarget {
  kind: FlagTargetKind;
  id: string;
}

/** A person's report about a target. */
export interface FlagInput {
  reason: FlagReason;
  note?: string;
}

/** A recorded report; its flag collects the reports of one target. */
export interface RaisedFlag extends FlagInput {
  flagId: string;
  target: FlagTarget;
  at: Date;
}

/** The decisions of city staff about a flag (docs/api/flags.md#flag-states). */
export type SettledStatus = 'dismissed' | 'warned' | 'removed' | 'banned';

/** A flag, as needed for its review. */
export interface KnownFlag extends Pick<Flag, 'id' | 'targetId' | 'issueId' | 'status'> {
  kind: Flag['targetKind'];
}
