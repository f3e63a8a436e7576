import type { Enrolment } from './totp-enrolment.service';
import type { EnrolmentDto, RecoveryCodesDto } from './totp.dto';

/** A new secret (docs/api/console.md#second-factor). */
export function presentEnrolment({ secret, uri }: Enrolment): EnrolmentDto {
  return { secret, uri };
}

/** New recovery codes. */
export function presentRecoveryCodes(recoveryCodes: string[]): RecoveryCodesDto {
  return { recoveryCodes };
}
