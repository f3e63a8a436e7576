import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { CitySlug } from '../../kernel/cities';
import { CITY, TOKEN_ROLE } from '../../kernel/named-values';
import type { TokenRole } from '../../kernel/people/roles';
import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { wrongType } from '../../api/validation/rule';

const MAX_ID_TOKEN_LENGTH = 16_384;

/** Text that is not empty and not longer than a token. */
const TokenText = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', minLength: 1, maxLength: MAX_ID_TOKEN_LENGTH }),
    IsString(wrongType('string')),
    MinLength(1, { message: 'is required' }),
    MaxLength(MAX_ID_TOKEN_LENGTH, { message: 'must be at most $constraint1 characters long' }),
  );

/** The proof of identity at sign-in. */
export class IdTokenDto {
  /** An ID token of the identity provider. @example eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl */
  @TokenText()
  idToken!: string;
}

/** The account that signed in. */
export class UserDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example asha@city.example */
  email!: string;
  /** @example "Asha Kulkarni" */
  displayName!: string;
  /** The URL of a picture; null if there is none. */
  avatarUrl!: string | null;
  @ValueOf(TOKEN_ROLE)
  role!: TokenRole;
  @ValueOf(CITY)
  city!: CitySlug;
  @Moment()
  createdAt!: string;
}

/** An access token. */
export class AccessTokenDto {
  /** Send it as `Authorization: Bearer ...`; valid for 15 minutes. */
  accessToken!: string;
}

/** A session that has begun. */
export class SessionDto extends AccessTokenDto {
  user!: UserDto;
}

/** The confirmation that the session has ended. */
export class LoggedOutDto {
  /** @example "You are signed out" */
  message!: string;
}
