import { PLACE_PRECISION, SHOWN_AS } from '../../kernel/named-values';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { PlacePrecision } from '../../kernel/place-precision';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOne } from '../../api/validation/at-least-one';
import { IsOneOf, IsOptional } from '../../api/validation/fields';

/** How the caller, and the place of an issue, are to be shown in it. */
@AtLeastOne('shownAs', 'place')
export class ChangeIssuePrivacyDto {
  /** How all contributions of the caller to the issue are shown. @example name */
  @IsOptional()
  @IsOneOf(SHOWN_AS)
  shownAs?: ShownAs;
  /** `grid`: the middle of a cell of 0.001 degrees; `ward`: no point and no address. @example grid */
  @IsOptional()
  @IsOneOf(PLACE_PRECISION)
  place?: PlacePrecision;
}

/** What was asked for, as it is now. */
export class IssuePrivacyDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** Present if it was sent. */
  @ValueOf(SHOWN_AS)
  shownAs?: ShownAs;
  /** Present if it was sent. */
  @ValueOf(PLACE_PRECISION)
  place?: PlacePrecision;
  @Moment()
  updatedAt!: string;
}
