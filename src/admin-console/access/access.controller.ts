import { Body, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { PathId } from '../../api/path-id.decorator';
import {
  ConsoleAccountDto,
  ConsoleRoleDto,
  InvitedDto,
  InviteDto,
  OpenInviteDto,
  WithdrawInviteDto,
  WithdrawnInviteDto,
} from './access.dto';
import { AccountExists, AccountNotFound, InviteNotFound, InviteReplaced, OwnAccount } from './access.errors';
import {
  presentAccount,
  presentInvite,
  presentOpenInvite,
  presentRole,
  presentWithdrawnInvite,
} from './account.presenter';
import { AccountAdministration } from './account-administration.service';
import { Invites } from './invites.service';
import { ROLE_MATRIX } from './role-matrix';

/** Accounts of the console, and their invitations (docs/api/console.md#accounts). */
@ConsoleApi('access')
export class AccessController {
  constructor(
    private readonly accounts: AccountAdministration,
    private readonly invites: Invites,
  ) {}

  @Get('accounts')
  @ApiOperation({
    operationId: 'listConsoleAccounts',
    summary: 'Lists the accounts of the console',
    description:
      'All accounts of the console, active or not, the oldest first. People who report issues have accounts of another kind, which are not among them.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleAccountDto, { list: true, errors: [401] })
  async list(): Promise<ConsoleAccountDto[]> {
    return (await this.accounts.list()).map(presentAccount);
  }

  @Post('invite')
  @ApiOperation({
    operationId: 'inviteToConsole',
    summary: 'Invites somebody to the console; super_admins alone may',
    description:
      'The token is in this answer alone and has to be handed to whoever is invited; it is good once, for 72 hours. An earlier invitation of the same email is void from then on.',
  })
  @Allow('super-admin')
  @BareAnswers(201, InvitedDto, { errors: [401, 403, new AccountExists()] })
  async invite(@CurrentConsoleActor() actor: ConsoleActor, @Body() invite: InviteDto): Promise<InvitedDto> {
    return presentInvite(await this.invites.invite(actor, invite));
  }

  @Get('invitations')
  @ApiOperation({
    operationId: 'listOpenInvitations',
    summary: 'Lists the invitations that nobody has accepted yet; super_admins alone may',
    description:
      'Those that are neither used, nor withdrawn, nor expired, the newest first. The token of an invitation is shown by no route but the one that makes it.',
  })
  @Allow('super-admin')
  @BareAnswers(200, OpenInviteDto, { list: true, errors: [401, 403] })
  async invitations(): Promise<OpenInviteDto[]> {
    return (await this.invites.open()).map(presentOpenInvite);
  }

  @Post('invitations/withdraw')
  @ApiOperation({
    operationId: 'withdrawInvitation',
    summary: 'Withdraws the invitation of an email; super_admins alone may',
    description:
      'Its token is void from then on. One that was accepted, withdrawn or has expired is none any more (404). With `from`, another one than the one that was seen stays (409).',
  })
  @Allow('super-admin')
  @BareAnswers(200, WithdrawnInviteDto, { errors: [401, 403, new InviteNotFound(), new InviteReplaced()] })
  async withdraw(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { email, from }: WithdrawInviteDto,
  ): Promise<WithdrawnInviteDto> {
    return presentWithdrawnInvite(await this.invites.withdraw(actor, email, from));
  }

  @Post('accounts/:accountId/activate')
  @ApiOperation({
    operationId: 'activateConsoleAccount',
    summary: 'Lets an account sign in again',
    description:
      'Any account of the console may do this. Sessions that ended with the deactivation stay ended. An account that is active already is answered as it is, without an audit record.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleAccountDto, { errors: [401, 403, new AccountNotFound()] })
  async activate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('accountId', 'consoleAccount') id: string,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.accounts.setActive(actor, id, true));
  }

  @Post('accounts/:accountId/deactivate')
  @ApiOperation({
    operationId: 'deactivateConsoleAccount',
    summary: 'Lets an account sign in no more, and ends its sessions',
    description:
      'Any account of the console may do this, but not to itself. The sessions of the account end at once. An account that is not active is answered as it is, without an audit record.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleAccountDto, { errors: [401, 403, new AccountNotFound(), new OwnAccount()] })
  async deactivate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('accountId', 'consoleAccount') id: string,
  ): Promise<ConsoleAccountDto> {
    return presentAccount(await this.accounts.setActive(actor, id, false));
  }

  @Get('roles')
  @ApiOperation({
    operationId: 'listConsoleRoles',
    summary: 'Lists the roles and what each is meant for',
    description:
      'The four roles with the parts of the console each is meant for. They describe and do not restrict, with three exceptions that want a super_admin: inviting and the open invitations, the clients of Open311, and webhook endpoints.',
  })
  @Allow('console')
  @BareAnswers(200, ConsoleRoleDto, { list: true, errors: [401] })
  roles(): ConsoleRoleDto[] {
    return ROLE_MATRIX.map(presentRole);
  }
}
