import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { DomainError, Forbidden } from '../platform/http/domain-error';
import { PathId } from '../api/path-id.decorator';
import { presentRoleHolder, presentUsers } from './auth.presenter';
import { ChangedRoleDto, ChangeRoleDto, UserListDto, UserListQueryDto } from './dto/user-administration.dto';
import { RoleService, UserNotFound } from './role.service';
import { UserListService } from './user-list.service';

/** Roles of accounts (docs/api/auth.md#role-changes) and the list of all accounts (docs/api/auth.md#user-list). */
@Controller('api')
@Api('token', 'administration')
export class UserAdministrationController {
  constructor(
    private readonly roles: RoleService,
    private readonly users: UserListService,
  ) {}

  @Patch('users/:userId/role')
  @ApiOperation({
    operationId: 'changeRole',
    summary: 'Gives an account a role; only superadmins give and take the roles admin and superadmin',
    description:
      'The role takes effect with the next request. The change is recorded unless the account already has the role. The last superadmin cannot be demoted.',
  })
  @Allow('admin')
  @Answers(200, ChangedRoleDto, {
    errors: [
      401,
      new Forbidden('Only admins may do this'),
      new Forbidden('Only a superadmin gives or takes the roles admin and superadmin'),
      new UserNotFound(),
      new DomainError('conflict', 'The last superadmin cannot be demoted'),
    ],
  })
  async changeRole(
    @CurrentActor() actor: Actor,
    @PathId('userId', 'user') userId: string,
    @Body() { role }: ChangeRoleDto,
  ): Promise<ChangedRoleDto> {
    return presentRoleHolder(await this.roles.change(actor, userId, role));
  }

  @Get('admin/users')
  @ApiOperation({
    operationId: 'listUsers',
    summary: 'Lists all accounts, newest first',
    description:
      'All accounts of all cities and roles. If another account has since verified the address of an account, the email is empty.',
  })
  @Allow('admin')
  @Answers(200, UserListDto, { errors: [400, 401, 403] })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { limit, lastKey }: UserListQueryDto,
  ): Promise<UserListDto> {
    return presentUsers(await this.users.page(actor, limit, lastKey));
  }
}
