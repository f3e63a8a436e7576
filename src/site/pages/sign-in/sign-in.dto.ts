import { FirstText } from '../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** Where to go on to after signing in. */
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

/** What the identity provider sends a person back with. */
export class CallbackQueryDto {
  @FirstText()
  code?: string;
  @FirstText()
  state?: string;
}

/** The form that signs out, and where to go on to. */
export class SignOutFormDto {
  @FormText()
  next = '';
}
