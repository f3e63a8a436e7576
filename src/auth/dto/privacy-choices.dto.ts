import type { Language } from '../../kernel/languages';
import { LANGUAGE, PLACE_PRECISION, SHOWN_AS } from '../../kernel/named-values';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { PlacePrecision } from '../../kernel/place-precision';
import { ValueOf } from '../../api/openapi/answer-fields';
import { AtLeastOne } from '../../api/validation/at-least-one';
import { IsFlag, IsName, IsNameOrBlank, IsOneOf, IsOptional } from '../../api/validation/fields';
import { PSEUDONYM_LENGTH } from '../pseudonym';

/** The maximum length of a display name. */
const MAX_NAME_LENGTH = 100;

/** What the caller chose about how they are shown. */
export class PrivacyChoicesDto {
  /** How contributions are shown that do not say otherwise. */
  @ValueOf(SHOWN_AS)
  shownAs!: ShownAs;
  /** null if there is none. @example "Blue Kite" */
  pseudonym!: string | null;
  /** The corrected name; null if the name is that of the identity provider. @example "Asha Kulkarni" */
  ownName!: string | null;
  /** Whether the picture of the identity provider is stored and shown. */
  showPicture!: boolean;
  /** Whether the person is in the directory and the leaderboards, and has a profile. */
  listed!: boolean;
  /** How exactly the places of new reports are shown. */
  @ValueOf(PLACE_PRECISION)
  placeDefault!: PlacePrecision;
}

/** The changes; at least one member. */
@AtLeastOne('shownAs', 'pseudonym', 'ownName', 'showPicture', 'listed', 'placeDefault')
export class ChangePrivacyDto {
  /** @example name */
  @IsOptional()
  @IsOneOf(SHOWN_AS)
  shownAs?: ShownAs;
  /** Unique among those that look alike, not the name of an office; changed once in 30 days. @example "Blue Kite" */
  @IsOptional()
  @IsName(...PSEUDONYM_LENGTH)
  pseudonym?: string;
  /** Empty takes the correction back: the next sign-in stores the provider's name. @example "Asha Kulkarni" */
  @IsOptional()
  @IsNameOrBlank(MAX_NAME_LENGTH)
  ownName?: string;
  /** true: the next sign-in stores the picture. false: it is deleted. @example false */
  @IsOptional()
  @IsFlag()
  showPicture?: boolean;
  /** @example true */
  @IsOptional()
  @IsFlag()
  listed?: boolean;
  /** @example exact */
  @IsOptional()
  @IsOneOf(PLACE_PRECISION)
  placeDefault?: PlacePrecision;
  /** The language in which the person was asked, for the record of consents; `en` unless another is named. */
  @IsOptional()
  @IsOneOf(LANGUAGE)
  language?: Language;
}
