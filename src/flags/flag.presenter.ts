import type { RaisedFlagDto } from './dto/flag.dto';
import type { RaisedFlag } from './flag';

/** The answer to the person who flagged something. */
export function presentRaised({ flagId, target, reason, note, at }: RaisedFlag): RaisedFlagDto {
  return { flagId, target: { kind: target.kind, id: target.id }, reason, note, createdAt: at.toISOString() };
}
