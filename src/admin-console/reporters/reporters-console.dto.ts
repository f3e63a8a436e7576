import { Integer, Moment } from '../../api/openapi/answer-fields';
import { Flag, Optional } from '../../api/validation/fields';
import { FirstText, PageLimit } from '../../api/validation/query-fields';

/** Which reporters are listed. */
export class ConsoleReporterQueryDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** Text the name, beat or area contains. @example asha */
  @FirstText()
  q: string = '';
  /** The userId of the last reporter of the page before. */
  @FirstText()
  after: string = '';
  @PageLimit()
  limit: number = 100;
}

/** A reporter as city staff see one. */
export class ConsoleReporterDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** The name in the URL of the public profile. @example asha-kulkarni */
  slug!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
  /** Empty where none is known. @example asha@example.org */
  email!: string;
  /** The role of the account: superadmin, admin, power_user, user, viewer. @example user */
  role!: string;
  /** @example mumbai */
  cityId!: string;
  isCitizenReporter!: boolean;
  /** Empty where none is known. @example "Zone 3" */
  zone!: string;
  /** @example Bandra */
  area!: string | null;
  @Integer()
  reports!: number;
  @Integer()
  resolved!: number;
  @Integer()
  score!: number;
  @Moment()
  joinedAt!: string;
}

/** Whether a citizen reporter is verified. */
export class VerifyReporterDto {
  /** false takes the verification back. @example true */
  @Optional()
  @Flag()
  verified: boolean = true;
}

/** A reporter after the change. */
export class VerifiedReporterDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  isCitizenReporter!: boolean;
}

/** A reporter after the ban. */
export class BannedReporterDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example viewer */
  role!: string;
}
