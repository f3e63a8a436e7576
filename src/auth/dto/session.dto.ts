import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { CITY_SLUGS } from '../../kernel/cities';
import { TOKEN_ROLES } from '../../kernel/roles';

export class IdTokenDto extends dto(
  z
    .object({ idToken: z.string().min(1, 'is required').max(16_384) })
    .meta({ id: 'IdToken', description: 'An ID token of the identity provider' }),
) {}

const user = z
  .strictObject({
    userId: z.string(),
    email: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
    role: z.enum(TOKEN_ROLES),
    city: z.enum(CITY_SLUGS),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });

export class UserDto extends dto(user) {}

export class SessionDto extends dto(
  z.strictObject({ accessToken: z.string(), user }).meta({ id: 'Session' }),
) {}

export class AccessTokenDto extends dto(
  z.strictObject({ accessToken: z.string() }).meta({ id: 'AccessToken' }),
) {}

export class LoggedOutDto extends dto(z.strictObject({ message: z.string() }).meta({ id: 'LoggedOut' })) {}
