import { Email, Optional, Text } from '../../api/validation/fields';

/** Who an ID token is to be for. */
export class LocalIdentityDto {
  /** @example asha@city.example */
  @Email()
  email!: string;
  /** What the person is called; “Citizen” when absent. @example "Asha Kulkarni" */
  @Optional()
  @Text(1, 100)
  name?: string;
}

/** An ID token. */
export class LocalIdTokenDto {
  /** To be sent to POST /api/auth/google within ten minutes. */
  idToken!: string;
}
