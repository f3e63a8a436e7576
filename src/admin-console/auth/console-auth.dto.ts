import type { CitySlug } from '../../kernel/cities';
import type { ConsoleLanguage, ConsoleRole, SecondFactor } from '../../kernel/console';
import { CITY, CONSOLE_LANGUAGE, CONSOLE_ROLE } from '../../kernel/named-values';
import { Literal, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { IsBoundedText, IsOptional, TypedEmail } from '../../api/validation/fields';

const MAX_EMAIL_LENGTH = 254;
export const MAX_PASSWORD_LENGTH = 200;
/** The longest code of a second factor that is read: a recovery code with blanks. */
export const MAX_CODE_LENGTH = 40;

/** A new password; the services refuse those that are easy to guess. */
export const NewPassword = (): PropertyDecorator => IsBoundedText(12, MAX_PASSWORD_LENGTH);

/** A member of city staff. */
export class AdminPrincipalDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example asha@city.example */
  email!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
  @ValueOf(CONSOLE_ROLE)
  role!: ConsoleRole;
  /** The ids of cities; null for all cities. */
  @ValuesOf(CITY)
  cityScope!: CitySlug[] | null;
  /** In which the console is shown; absent until the account has chosen one. */
  @ValueOf(CONSOLE_LANGUAGE)
  language?: ConsoleLanguage;
}

/** The account that is signed in. */
export class PrincipalDto {
  admin!: AdminPrincipalDto;
  /**
   * The parts of the console that its role may change, or with `.read` only read; absent where roles are not enforced.
   * @example ["feed", "analytics"]
   */
  permissions?: string[];
  /** on: it signs in with a code; required: it has to get a second factor first; absent: neither. */
  @Literal('on', 'required')
  secondFactor?: SecondFactor;
  /** provider: the session was begun at the identity provider; absent: with a password. */
  @Literal('provider')
  signedInBy?: 'provider';
  /** Shown to super_admins: what to change in the settings of the service. */
  notice?: string;
}

/** Email and password of an account of the console. */
export class LoginDto {
  /** In any case. @example asha@city.example */
  @TypedEmail()
  @IsBoundedText(1, MAX_EMAIL_LENGTH)
  email!: string;
  /** @example "correct horse battery staple" */
  @IsBoundedText(1, MAX_PASSWORD_LENGTH)
  password!: string;
  /** Of the authenticator app, or a recovery code, if the account has a second factor. @example "492039" */
  @IsOptional()
  @IsBoundedText(1, MAX_CODE_LENGTH)
  code?: string;
}

/** An invitation, and the password for the new account. */
export class AcceptInviteDto {
  /** As in the answer of the invitation. @example 3q2-7wEjv0lXb1mZ8Yc5rT9uKsPdHfGnA4oQiJx6yBk */
  @IsBoundedText(1, 200)
  token!: string;
  /** At least 12 characters, and not easy to guess. @example "correct horse battery staple" */
  @NewPassword()
  password!: string;
}

/** The request succeeded. */
export class OkDto {
  @Literal(true)
  ok!: true;
}

/** The session has ended. */
export class SignedOutDto extends OkDto {
  /** Where the browser signs out at the identity provider; absent if there is nothing to do there. */
  redirectTo?: string;
}
