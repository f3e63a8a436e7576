import { IsBoundedText } from '../../api/validation/fields';
import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH } from './console-auth.dto';

/** The password of the account that gets a second factor. */
export class EnrolDto {
  /** @example "correct horse battery staple" */
  @IsBoundedText(1, MAX_PASSWORD_LENGTH)
  password!: string;
}

/** A secret for an authenticator app; shown only in this answer. */
export class EnrolmentDto {
  /** In base32. @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP */
  secret!: string;
  /** The same as an address, for a QR code. @example "otpauth://totp/Civic%20console:asha@city.example?secret=JBSW" */
  uri!: string;
}

/** A code of the app. */
export class ConfirmEnrolmentDto {
  /** @example "492039" */
  @IsBoundedText(1, MAX_CODE_LENGTH)
  code!: string;
}

/** Codes that replace one of the app, each once; shown only in this answer. */
export class RecoveryCodesDto {
  /** Ten. @example ["k7fq-2mzx-5a3t-wp6b"] */
  recoveryCodes!: string[];
}
