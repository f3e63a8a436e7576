import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { text } from '../../platform/http/fields';

export class LocalIdentityDto extends dto(
  z
    .object({ email: z.email('must be an email address').max(254), name: text(1, 100).optional() })
    .meta({ id: 'LocalIdentity' }),
) {}

export class LocalIdTokenDto extends dto(
  z.strictObject({ idToken: z.string() }).meta({ id: 'LocalIdToken' }),
) {}
