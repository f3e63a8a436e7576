import { Body, Get, Param, Post } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { ConsoleAccountDto, ConsoleRoleDto, InvitedDto, InviteDto } from './access.dto';
import { AccountAdministration, type ConsoleAccount } from './account-administration.service';
import { Invites } from './invites.service';
import { ROLE_MATRIX } from './role-matrix';

/** Who may work at the desk (document 3, section 4.7). */
@ConsoleApi('access')
export class AccessController {
  constructor(
    private readonly accounts: AccountAdministration,
    private readonly invites: Invites,
  ) {}

  @Get('accounts')
  @Summary('Lists the accounts of the console')
  @Allow('console')
  @BareAnswers(200, ConsoleAccountDto, { list: true, errors: [401] })
  async list(): Promise<ConsoleAccountDto[]> {
    return (await this.accounts.list()).map(presentAccount);
  }

  @Post('invite')
  @Summary('Invites somebody to the console; super_admins alone may')
  @Allow('super-admin')
  @BareAnswers(201, InvitedDto, { errors: [401, 403, 409] })
  async invite(@CurrentConsoleActor() actor: ConsoleActor, @Body() invite: InviteDto): Promise<InvitedDto> {
    const { token, expiresAt } = await this.invites.invite(actor, invite);
    return { token, expiresAt: expiresAt.toISOString() };
  }

  @Post('accounts/:accountId/activate')
  @Summary('Lets an account sign in again')
  @Allow('console')
  @BareAnswers(200, ConsoleAccountDto, { errors: [401, 403, 404] })
  async activate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('accountId') id: string,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.accounts.setActive(actor, id, true));
  }

  @Post('accounts/:accountId/deactivate')
  @Summary('Lets an account sign in no more, and ends its sessions')
  @Allow('console')
  @BareAnswers(200, ConsoleAccountDto, { errors: [401, 403, 404, 409] })
  async deactivate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('accountId') id: string,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.accounts.setActive(actor, id, false));
  }

  @Get('roles')
  @Summary('Lists the roles and what each is meant for')
  @Allow('console')
  @BareAnswers(200, ConsoleRoleDto, { list: true, errors: [401] })
  roles(): ConsoleRoleDto[] {
    return ROLE_MATRIX;
  }
}

function presentAccount({ createdAt, lastLoginAt, ...account }: ConsoleAccount): ConsoleAccountDto {
  return { ...account, createdAt: createdAt.toISOString(), lastLoginAt: lastLoginAt?.toISOString() ?? null };
}
