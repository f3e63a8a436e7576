import { PickType } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleRole } from '../../kernel/console';
import { CATEGORY, CITY, CONSOLE_ROLE } from '../../kernel/named-values';
import { Literal, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import {
  IsEmailAddress,
  IsFlag,
  IsName,
  IsNested,
  IsNullable,
  IsOneOf,
  IsOptional,
} from '../../api/validation/fields';
import { Distinct, IsListOfOneOf, IsListOfTexts } from '../../api/validation/list-fields';
import { IsQueryMoment } from '../../api/validation/query-fields';
import { MoveToDto } from '../staff/assignment.dto';
import { AdminPrincipalDto } from '../auth/console-auth.dto';

const MAX_WARDS = 200;

/** An account of the console. */
export class ConsoleAccountDto extends AdminPrincipalDto {
  /** The codes of the wards it works for; empty for all of its cities. @example ["H/West"] */
  wards!: string[];
  /** The categories it works for; empty for all. */
  @ValuesOf(CATEGORY)
  categories!: CategorySlug[];
  /** Whether an agent or call_taker may see contact data of citizens. */
  contacts!: boolean;
  /** Whether it may sign in. */
  active!: boolean;
  @Moment()
  createdAt!: string;
  /** null: never. */
  @Moment()
  lastLoginAt!: string | null;
}

/** Who gets the issues of an account that is deactivated. */
export class DeactivateDto {
  /** null for nobody; required if the account holds issues. */
  @IsOptional()
  @IsNullable()
  @IsNested(() => MoveToDto)
  moveTo?: MoveToDto | null;
}

/** The person to invite to the console. */
export class InviteDto {
  /** @example ravi@city.example */
  @IsEmailAddress('must be an email address')
  email!: string;
  /** @example "Ravi Menon" */
  @IsName(1, 100)
  name!: string;
  /** @example reviewer */
  @IsOneOf(CONSOLE_ROLE)
  role!: ConsoleRole;
  /** The ids of cities; null for all cities. @example ["mumbai", "pune"] */
  @IsOptional()
  @IsNullable()
  @IsListOfOneOf(CITY, { min: 1 })
  cityScope: CitySlug[] | null = null;
  /** Codes of wards of the cities; empty for all. @example ["H/West"] */
  @IsOptional()
  @Distinct()
  @IsListOfTexts({ max: MAX_WARDS })
  wards: string[] = [];
  /** Slugs of categories; empty for all. @example ["road"] */
  @IsOptional()
  @Distinct()
  @IsListOfOneOf(CATEGORY)
  categories: CategorySlug[] = [];
}

/** What changes of an account; what is absent stays. */
export class ChangeAccountDto {
  /** @example agent */
  @IsOptional()
  @IsOneOf(CONSOLE_ROLE)
  role?: ConsoleRole;
  /** The ids of cities; null for all cities. @example ["mumbai"] */
  @IsOptional()
  @IsNullable()
  @IsListOfOneOf(CITY, { min: 1 })
  cityScope?: CitySlug[] | null;
  /** Codes of wards of the cities; empty for all. @example ["H/West"] */
  @IsOptional()
  @Distinct()
  @IsListOfTexts({ max: MAX_WARDS })
  wards?: string[];
  /** Slugs of categories; empty for all. @example ["road"] */
  @IsOptional()
  @Distinct()
  @IsListOfOneOf(CATEGORY)
  categories?: CategorySlug[];
  /** Whether an agent or call_taker may see contact data of citizens. @example true */
  @IsOptional()
  @IsFlag()
  contacts?: boolean;
}

/** An invitation. */
export class InvitedDto {
  /**
   * The token for accept-invite, valid once; shown only in this answer. @example
   * 3q2-7wEjv0lXb1mZ8Yc5rT9uKsPdHfGnA4oQiJx6yBk
   */
  token!: string;
  @Moment()
  expiresAt!: string;
}

/** The person who sent an invitation. */
export class InviterDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
}

/** The account of an invitation. */
class InvitedAccountDto extends PickType(AdminPrincipalDto, ['email', 'name', 'role', 'cityScope'] as const) {
  /** Absent: all of the cities. @example ["H/West"] */
  wards?: string[];
  /** Absent: all. */
  @ValuesOf(CATEGORY)
  categories?: CategorySlug[];
}

/** An invitation that was not accepted yet. Only the hash of its token is stored. */
export class OpenInviteDto extends InvitedAccountDto {
  /** The invitation is valid only while this account is an active super_admin. */
  invitedBy!: InviterDto;
  @Moment()
  createdAt!: string;
  @Moment()
  expiresAt!: string;
}

/** The invitation to withdraw. */
export class WithdrawInviteDto extends PickType(InviteDto, ['email'] as const) {
  /** The `createdAt` of the invitation to withdraw; a newer one is not withdrawn. @example "2026-03-01T06:30:00Z" */
  @IsQueryMoment()
  from?: Date;
}

/** An invitation that was withdrawn. */
export class WithdrawnInviteDto extends InvitedAccountDto {
  @Literal(true)
  withdrawn!: true;
}

/** What a role is for. It restricts accounts only where roles are enforced; some routes always require super_admin. */
export class ConsoleRoleDto {
  @ValueOf(CONSOLE_ROLE)
  role!: ConsoleRole;
  /** @example Reviewer */
  label!: string;
  /** @example "Reviews the feed: statuses, flags, duplicates" */
  description!: string;
  /** The parts of the console that the role may change, or with `.read` only read. @example ["feed", "analytics"] */
  permissions!: string[];
}
