import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** Where a sign-in leads to. */
export class SignInQueryDto {
  /** The path to return to. */
  @FirstText()
  next?: string;
  /** What a signed-in person signs in again for. */
  @FirstText()
  act?: string;
}

/** The form of local identity. */
export class LocalSignInFormDto {
  @FormText()
  email = '';
  @FormText()
  name = '';
  @FormText()
  next = '';
  /** What a signed-in person signs in again for; empty: nothing. */
  @FormText()
  act = '';
}

/** The parameters of the identity provider's redirect. */
export class CallbackQueryDto {
  @FirstText()
  code?: string;
  @FirstText()
  state?: string;
}

/** The form that signs out, with the path to return to. */
export class SignOutFormDto {
  @FormText()
  next = '';
}
