import type { FlagReason, FlagTargetKind } from '../kernel/flags';

/** Something was flagged that no open flag was about. */
export class FlagRaised {
  constructor(
    readonly flagId: string,
    readonly kind: FlagTargetKind,
    readonly reason: FlagReason,
  ) {}
}
