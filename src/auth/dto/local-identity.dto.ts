import { IsEmailAddress, IsName, IsOptional } from '../../api/validation/fields';

/** The person an ID token is requested for. */
export class LocalIdentityDto {
  /** @example asha@city.example */
  @IsEmailAddress()
  email!: string;
  /** The person's display name; “Citizen” when absent. @example "Asha Kulkarni" */
  @IsOptional()
  @IsName(1, 100)
  name?: string;
}

/** An ID token. */
export class LocalIdTokenDto {
  /** To be sent to POST /api/auth/google within ten minutes. */
  idToken!: string;
}
