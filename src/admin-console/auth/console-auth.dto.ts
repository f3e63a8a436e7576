import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import { CONSOLE_ROLES } from '../../kernel/console';
import { dto } from '../../platform/http/dto';

export const principal = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(CONSOLE_ROLES),
    cityScope: z
      .array(z.enum(CITY_SLUGS))
      .nullable()
      .meta({ description: 'Ids of cities, null: all of them' }),
  })
  .meta({ id: 'AdminPrincipal' });

export class PrincipalDto extends dto(z.strictObject({ admin: principal }).meta({ id: 'SignedInAdmin' })) {}

export class LoginDto extends dto(
  z
    .object({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) })
    .meta({ id: 'ConsoleLogin', example: { email: 'desk@city.example', password: 'correct horse battery' } }),
) {}

export class AcceptInviteDto extends dto(
  z
    .object({ token: z.string().min(1).max(200), password: z.string().min(12).max(200) })
    .meta({ id: 'AcceptInvite' }),
) {}

export class OkDto extends dto(z.strictObject({ ok: z.literal(true) }).meta({ id: 'ConsoleOk' })) {}
