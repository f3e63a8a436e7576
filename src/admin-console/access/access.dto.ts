import { PickType } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import type { ConsoleRole } from '../../kernel/console';
import { CITY, CONSOLE_ROLE } from '../../kernel/named-values';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import {
  IsEmailAddress,
  IsName,
  IsNested,
  IsNullable,
  IsOneOf,
  IsOptional,
} from '../../api/validation/fields';
import { IsListOfOneOf } from '../../api/validation/list-fields';
import { IsQueryMoment } from '../../api/validation/query-fields';
import { MoveToDto } from '../staff/assignment.dto';
import { AdminPrincipalDto } from '../auth/console-auth.dto';

/** An account of the console. */
export class ConsoleAccountDto extends AdminPrincipalDto {
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

/** An invitation that was not accepted yet. Only the hash of its token is stored. */
export class OpenInviteDto extends PickType(AdminPrincipalDto, [
  'email',
  'name',
  'role',
  'cityScope',
] as const) {
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
export class WithdrawnInviteDto extends PickType(AdminPrincipalDto, [
  'email',
  'name',
  'role',
  'cityScope',
] as const) {
  @Literal(true)
  withdrawn!: true;
}

/** The purpose of a role. It restricts nothing; some routes require super_admin. */
export class ConsoleRoleDto {
  @ValueOf(CONSOLE_ROLE)
  role!: ConsoleRole;
  /** @example Reviewer */
  label!: string;
  /** @example "Reviews the feed: statuses, flags, duplicates" */
  description!: string;
  /** The parts of the console the role works with. @example ["feed", "analytics"] */
  permissions!: string[];
}
