import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { text } from '../../platform/http/fields';

export class LocalIdentityDto extends createZodDto(
  z
    .object({ email: z.email('must be an email address').max(254), name: text(1, 100).optional() })
    .meta({ id: 'LocalIdentity' }),
) {}

export class LocalIdTokenDto extends createZodDto(
  z.strictObject({ idToken: z.string() }).meta({ id: 'LocalIdToken' }),
) {}
