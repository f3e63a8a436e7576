import type { ConsoleLanguage } from '../../kernel/console';
import { CONSOLE_LANGUAGE } from '../../kernel/named-values';
import { Moment } from '../../api/openapi/answer-fields';
import { IsBoundedText, IsOneOf } from '../../api/validation/fields';
import { MAX_PASSWORD_LENGTH, NewPassword } from './console-auth.dto';

/** A new password for one's own account. */
export class ChangePasswordDto {
  /** The password until now. @example "correct horse battery staple" */
  @IsBoundedText(1, MAX_PASSWORD_LENGTH)
  current!: string;
  /** At least 12 characters, and not easy to guess. @example "a password of my own" */
  @NewPassword()
  next!: string;
}

/** The language of the console for one's own account. */
export class ChooseLanguageDto {
  @IsOneOf(CONSOLE_LANGUAGE)
  language!: ConsoleLanguage;
}

/** A session of one's own account. */
export class OwnSessionDto {
  /** @example ses_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Moment()
  createdAt!: string;
  /** When a request last used it, to the minute. */
  @Moment()
  lastSeenAt!: string;
  /** Whether it is the session of this request. */
  current!: boolean;
}

/** A session that was ended. */
export class EndedSessionDto {
  /** @example ses_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
}
