import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import { CONSOLE_ROLES } from '../../kernel/console';
import { dto } from '../../platform/http/dto';
import { text } from '../../platform/http/fields';
import { principal } from '../auth/console-auth.dto';

export class ConsoleAccountDto extends dto(
  principal
    .extend({
      active: z.boolean(),
      createdAt: z.iso.datetime(),
      lastLoginAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'ConsoleAccount' }),
) {}

export class InviteDto extends dto(
  z
    .object({
      email: z.email().max(254),
      name: text(1, 100),
      role: z.enum(CONSOLE_ROLES),
      cityScope: z
        .array(z.enum(CITY_SLUGS))
        .min(1)
        .nullable()
        .default(null)
        .meta({ description: 'Ids of cities, null: all of them' }),
    })
    .meta({ id: 'InviteAdmin' }),
) {}

export class InvitedDto extends dto(
  z
    .strictObject({
      token: z.string().meta({ description: 'For accept-invite, once; shown here and never again' }),
      expiresAt: z.iso.datetime(),
    })
    .meta({ id: 'InvitedAdmin' }),
) {}

export class ConsoleRoleDto extends dto(
  z
    .strictObject({
      role: z.enum(CONSOLE_ROLES),
      label: z.string(),
      description: z.string(),
      permissions: z.array(z.string()),
    })
    .meta({ id: 'ConsoleRole', description: 'What each role is meant for; only the invitation is enforced' }),
) {}
