import { Body, Get, Param, Patch, Query } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { presentRoleHolder, presentUsers } from './auth.presenter';
import { ChangedRoleDto, ChangeRoleDto, UserListDto, UserListQueryDto } from './dto/user-administration.dto';
import { RoleService } from './role.service';
import { UserQueries } from './user.queries';

/** Document 1, section 4.7. */
@TokenApi('', 'administration')
export class UserAdministrationController {
  constructor(
    private readonly roles: RoleService,
    private readonly users: UserQueries,
  ) {}

  @Patch('users/:userId/role')
  @Summary('Gives an account a role; admin and superadmin are given and taken by superadmins alone')
  @Allow('admin')
  @Answers(200, ChangedRoleDto, [401, 403, 404, 409])
  async changeRole(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Body() { role }: ChangeRoleDto,
  ): Promise<ChangedRoleDto> {
    return presentRoleHolder(await this.roles.change(actor, userId, role));
  }

  @Get('admin/users')
  @Summary('Lists all accounts, the newest first')
  @Allow('admin')
  @Answers(200, UserListDto, [400, 401, 403])
  async list(@Query() { limit, lastKey }: UserListQueryDto): Promise<UserListDto> {
    const { shown, nextKey } = await this.users.page(limit, lastKey);
    return presentUsers(shown, nextKey);
  }
}
