import { IsBoundedText, IsOptional } from '../../../api/validation/fields';

const MAX_NEXT_LENGTH = 2000;
const MAX_CODE_LENGTH = 4096;

/** How city staff sign in. */
export class SignInMethodsDto {
  /** With email and password. */
  password!: boolean;
  /** Through the identity provider of the city. */
  provider!: boolean;
}

/** Where a sign-in leads to. */
export class OidcStartQueryDto {
  /** The path of a page of the console; another one counts as `/console`. @example /console/queue?city=pune */
  @IsOptional()
  @IsBoundedText(1, MAX_NEXT_LENGTH)
  next?: string;
}

/** What the identity provider sends back through the browser; it sends no code if it refuses the sign-in. */
export class OidcCallbackQueryDto {
  /** @example SplxlOBeZQQYbYS6WxSbIA */
  @IsOptional()
  @IsBoundedText(1, MAX_CODE_LENGTH)
  code?: string;
  /** @example af0ifjsldkj */
  @IsOptional()
  @IsBoundedText(1, MAX_CODE_LENGTH)
  state?: string;
}
