import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** The path to return to after signing in. */
export class SignInQueryDto {
  @FirstText()
  next?: string;
}

/** The form of local identity. */
export class LocalSignInFormDto {
  @FormText()
  email = '';
  @FormText()
  name = '';
  @FormText()
  next = '';
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
