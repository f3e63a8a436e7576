import { PLACE_PRECISION } from '../../kernel/named-values';
import type { PlacePrecision } from '../../kernel/place-precision';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf } from '../../api/validation/fields';

/** How an issue is to be shown. */
export class ChangeIssuePrivacyDto {
  /** `grid`: the middle of a cell of 0.001 degrees; `ward`: no point and no address. @example grid */
  @IsOneOf(PLACE_PRECISION)
  place!: PlacePrecision;
}

/** How an issue is shown. */
export class IssuePrivacyDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  @ValueOf(PLACE_PRECISION)
  place!: PlacePrecision;
  @Moment()
  updatedAt!: string;
}
