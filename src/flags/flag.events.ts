import type { FlagReason, FlagTargetKind } from '../kernel/flags';

/** A target without an open flag was flagged. */
export class FlagRaised {
  constructor(
    readonly flagId: string,
    readonly kind: FlagTargetKind,
    readonly reason: FlagReason,
  ) {}
}
