import { PERSONAL_DATA, PERSONAL_KIND } from '../../issues';
import type { PersonalDataChoice, PersonalKind } from '../../personal-data';
import { Count, ValueOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';

/** Personal data in the text of a post, in UTF-16 units. */
export class PersonalPartDto {
  @ValueOf(PERSONAL_KIND)
  kind!: PersonalKind;
  @Count()
  start!: number;
  /** Exclusive. */
  @Count()
  end!: number;
}

/** What converting does with personal data in the text of a post. */
export class WantedConversionDto {
  /** Hidden, unless `keep` is chosen. @example hide */
  @IsOptional()
  @IsOneOf(PERSONAL_DATA)
  personalData: PersonalDataChoice = 'hide';
}
