import { Integer, Moment } from '../../api/openapi/answer-fields';
import { IsFlag, IsOptional } from '../../api/validation/fields';
import { FirstText, IsPageLimit } from '../../api/validation/query-fields';

/** The filters of the list of reporters. */
export class ConsoleReporterQueryDto {
  /** The city, by its id. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
  /** Text the name, beat or area contains. @example asha */
  @FirstText()
  q: string = '';
  /** The userId of the last reporter of the previous page. */
  @FirstText()
  after: string = '';
  @IsPageLimit()
  limit: number = 100;
}

/** A reporter, as shown to city staff. */
export class ConsoleReporterDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** The name in the URL of the public profile. @example asha-kulkarni */
  slug!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
  /** Masked; empty if unknown. @example a•••@e•••.org */
  email!: string;
  /** The role of the account: superadmin, admin, power_user, user, viewer. @example user */
  role!: string;
  /** @example mumbai */
  cityId!: string;
  isCitizenReporter!: boolean;
  /** Empty if unknown. @example "Zone 3" */
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

/** Whether a citizen reporter is to be verified. */
export class VerifyReporterDto {
  /** false removes the verification. @example true */
  @IsOptional()
  @IsFlag()
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
