import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { HoldsIssues } from '../../staff';
import {
  ChangeAccountDto,
  ConsoleAccountDto,
  ConsoleRoleDto,
  DeactivateDto,
  InvitedDto,
  InviteDto,
  OpenInviteDto,
  WithdrawInviteDto,
  WithdrawnInviteDto,
} from './access.dto';
import {
  AccountExists,
  AccountNotFound,
  InviteNotFound,
  InviteReplaced,
  LastSuperAdmin,
  OwnAccount,
} from './access.errors';
import {
  presentAccount,
  presentInvite,
  presentOpenInvite,
  presentRole,
  presentWithdrawnInvite,
} from './account.presenter';
import { AccountRightsService } from './account-rights.service';
import { AccountAdministrationService } from './account-administration.service';
import { InvitesService } from './invites.service';
import { ROLE_MATRIX } from './role-matrix';

/** Accounts of the console, and their invitations (docs/api/console.md#accounts). */
@Controller('api/admin/access')
@Api('console', 'access')
export class AccessController {
  constructor(
    private readonly accounts: AccountAdministrationService,
    private readonly rights: AccountRightsService,
    private readonly invites: InvitesService,
  ) {}

  @Get('accounts')
  @ApiOperation({
    operationId: 'listConsoleAccounts',
    summary: 'Lists the accounts of the console',
    description:
      'All accounts of the console, active or not, the oldest first. People who report issues have accounts of another kind; the list does not include them.',
  })
  @Allow('console', 'access.read')
  @Answers(200, ConsoleAccountDto, { list: true, errors: [401, 403] })
  async list(@CurrentConsoleActor() actor: ConsoleActor): Promise<ConsoleAccountDto[]> {
    return (await this.accounts.list(actor)).map(presentAccount);
  }

  @Post('invite')
  @ApiOperation({
    operationId: 'inviteToConsole',
    summary: 'Invites a person to the console; only for super_admins',
    description:
      'Only this response has the token. Give it to the invited person. It is valid once, for 72 hours. An earlier invitation of the same email becomes invalid.',
  })
  @Allow('super-admin')
  @Answers(201, InvitedDto, { errors: [401, 403, new AccountExists()] })
  async invite(@CurrentConsoleActor() actor: ConsoleActor, @Body() invite: InviteDto): Promise<InvitedDto> {
    return presentInvite(await this.invites.invite(actor, invite));
  }

  @Get('invitations')
  @ApiOperation({
    operationId: 'listOpenInvitations',
    summary: 'Lists the open invitations; only for super_admins',
    description:
      'Invitations that are not used, withdrawn or expired, the newest first. Only the route that creates an invitation returns its token.',
  })
  @Allow('super-admin')
  @Answers(200, OpenInviteDto, { list: true, errors: [401, 403] })
  async invitations(): Promise<OpenInviteDto[]> {
    return (await this.invites.open()).map(presentOpenInvite);
  }

  @Post('invitations/withdraw')
  @ApiOperation({
    operationId: 'withdrawInvitation',
    summary: 'Withdraws the invitation of an email; only for super_admins',
    description:
      'Its token becomes invalid. If the invitation was accepted or withdrawn, or has expired, the response is 404. With `from`, an invitation other than the one the caller saw stays (409).',
  })
  @Allow('super-admin')
  @Answers(200, WithdrawnInviteDto, { errors: [401, 403, new InviteNotFound(), new InviteReplaced()] })
  async withdraw(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { email, from }: WithdrawInviteDto,
  ): Promise<WithdrawnInviteDto> {
    return presentWithdrawnInvite(await this.invites.withdraw(actor, email, from));
  }

  @Patch('accounts/:accountId')
  @ApiOperation({
    operationId: 'changeConsoleAccount',
    summary: 'Changes the role, cities, wards or categories of an account; only for super_admins',
    description:
      'What is absent stays. The change takes effect with the next request of the account. The last active super_admin keeps its role (409). Roles, cities, wards and categories restrict an account only where `CONSOLE_ACCESS` is `roles`; `contacts` says whether an agent or call_taker may see contact data.',
  })
  @Allow('super-admin')
  @Answers(200, ConsoleAccountDto, {
    errors: [401, 403, new AccountNotFound(), new LastSuperAdmin('get another role')],
  })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('accountId', 'consoleAccount') id: string,
    @Body() rights: ChangeAccountDto,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.rights.change(actor, id, rights));
  }

  @Post('accounts/:accountId/activate')
  @ApiOperation({
    operationId: 'activateConsoleAccount',
    summary: 'Lets an account sign in again',
    description:
      'Any account of the console may do this, unless roles are enforced. Sessions that ended with the deactivation stay ended. For an account that is active already, the response is the unchanged account, and no audit record is written.',
  })
  @Allow('console', 'access')
  @Answers(200, ConsoleAccountDto, { errors: [401, 403, new AccountNotFound()] })
  async activate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('accountId', 'consoleAccount') id: string,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.accounts.setActive(actor, id, true));
  }

  @Post('accounts/:accountId/deactivate')
  @ApiOperation({
    operationId: 'deactivateConsoleAccount',
    summary: 'Stops an account from signing in, and ends its sessions',
    description:
      'Any account of the console may do this, unless roles are enforced, but not to itself, and not to the last active super_admin. The sessions of the account end at once. An account that holds issues needs `moveTo`, which says who gets them (else 409 with their number). For an account that is not active, the response is the unchanged account, and no audit record is written.',
  })
  @ApiBody({ type: DeactivateDto, required: false })
  @Allow('console', 'access')
  @Answers(200, ConsoleAccountDto, {
    errors: [
      401,
      403,
      new AccountNotFound(),
      new OwnAccount(),
      new LastSuperAdmin('be deactivated'),
      new HoldsIssues(12),
    ],
  })
  async deactivate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('accountId', 'consoleAccount') id: string,
    @Body() { moveTo }: DeactivateDto,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.accounts.setActive(actor, id, false, moveTo));
  }

  @Get('roles')
  @ApiOperation({
    operationId: 'listConsoleRoles',
    summary: 'Lists the roles and what each may do',
    description:
      'The roles, each with the parts of the console it may change, or with `.read` only read. They restrict accounts where `CONSOLE_ACCESS` is `roles`. Otherwise each account may do everything, except what always requires a super_admin: the rights of accounts, invitations, the clients of Open311, and webhook endpoints.',
  })
  @Allow('console', 'access.read')
  @Answers(200, ConsoleRoleDto, { list: true, errors: [401, 403] })
  roles(): ConsoleRoleDto[] {
    return ROLE_MATRIX.map(presentRole);
  }
}
