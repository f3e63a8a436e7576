import { z } from 'zod';
import { ACCOUNT_ROLES } from '../../kernel/roles';
import { dto } from '../../platform/http/dto';
import { pageCursor, pageLimit } from '../../platform/http/fields';

export class ChangeRoleDto extends dto(
  z.object({ role: z.enum(ACCOUNT_ROLES) }).meta({ id: 'ChangeRole' }),
) {}

export class ChangedRoleDto extends dto(
  z
    .strictObject({
      userId: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(ACCOUNT_ROLES),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'ChangedRole' }),
) {}

export class UserListQueryDto extends dto(
  z.object({ limit: pageLimit(50), lastKey: pageCursor() }).meta({ id: 'UserListQuery' }),
) {}

export class UserListDto extends dto(
  z
    .strictObject({
      count: z.int().min(0),
      items: z.array(
        z.strictObject({
          userId: z.string(),
          name: z.string(),
          email: z.string(),
          role: z.enum(ACCOUNT_ROLES),
          avatar: z.string().nullable(),
          createdAt: z.iso.datetime(),
          lastSeen: z.iso.datetime().nullable(),
        }),
      ),
      nextKey: z.string().nullable(),
    })
    .meta({ id: 'UserList' }),
) {}
