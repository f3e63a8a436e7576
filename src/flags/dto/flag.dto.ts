import type { FlagReason, FlagTargetKind } from '../../kernel/flags';
import { FLAG_REASON, FLAG_TARGET } from '../../kernel/named-values';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';

/** The reason for a flag. */
export class RaiseFlagDto {
  /** @example spam */
  @IsOneOf(FLAG_REASON)
  reason!: FlagReason;
  /** @example "The same advertisement stands under ten issues." */
  @IsOptional()
  @IsText(0, 1000)
  note?: string;
}

/** What was flagged. */
export class FlaggedTargetDto {
  @ValueOf(FLAG_TARGET)
  kind!: FlagTargetKind;
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
}

/** The caller's report, as recorded. */
export class RaisedFlagDto {
  /** The flag that gathers the open reports of one target. @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  flagId!: string;
  target!: FlaggedTargetDto;
  @ValueOf(FLAG_REASON)
  reason!: FlagReason;
  /** Present if one was given. */
  note?: string;
  @Moment()
  createdAt!: string;
}
