import { Literal, Placeholder } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { CityScopeDto } from '../city-scope.dto';
import type { Grade } from '../scores/grade';
import { Colour, GradeLetter, PercentText } from '../scores/graded.dto';
import { type RoleKey, type RoleLabel, ROLES } from './role-contact';

/** A role of the directory. */
export class DirectoryRoleDto {
  @Literal(...ROLES.map(({ key }) => key))
  key!: RoleKey;
  @Literal(...ROLES.map(({ label }) => label))
  label!: RoleLabel;
  /** @example "Elected to the city council for a ward" */
  hint!: string;
}

/** An office with its contact data; the person who holds it is not named. */
export class RoleContactDto {
  /** @example Corporator */
  role!: string;
  /** The ward or the constituency. @example "Ward H/West, Bandra West" */
  jur!: string;
  /** @example "Office of the corporator, Ward H/West, Mumbai" */
  office!: string;
  /** Generated, under the domain .example, where none is stored. @example corporator.h-west@mumbai.example */
  email!: string;
  /** @example "Not listed" */
  phone!: string;
  /** @example 71 */
  @Placeholder({ type: 'integer', minimum: 44, maximum: 92 })
  score!: number;
  @GradeLetter()
  grade!: Grade;
  /** The colour of the grade's letter. */
  @Colour('#5B8C1B')
  gradeC!: string;
  /** The background of the grade's letter. */
  @Colour('#EEF6DF')
  gradeBg!: string;
  /** @example 148 */
  @Placeholder({ type: 'integer', minimum: 60, maximum: 260 })
  owned!: number;
  /** @example 96 */
  @Placeholder({ type: 'integer', minimum: 0, maximum: 260 })
  resolved!: number;
  @PercentText('65%')
  resPct!: string;
  /** The background of the role. */
  @Colour('#E8F1FE')
  tintBg!: string;
  /** The foreground of the role. */
  @Colour('#1D5FBF')
  tintFg!: string;
}

/** An office of the directory. */
export class AdministratorDto extends RoleContactDto {
  /** The name of the ward, or the kind of constituency. @example "Bandra West" */
  sub!: string;
}

/** The filters of the list of offices. */
export class AdministratorQueryDto extends CityScopeDto {
  /** The key of a role; there are no offices of an unknown role. @example MLA */
  @FirstText()
  role: string = 'Corporator';
}
