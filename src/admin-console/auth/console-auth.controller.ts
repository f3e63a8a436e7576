import { Body, Controller, Get, Post, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Limited } from '../../api/limited.decorator';
import { Answers, SetsCookie } from '../../api/answers.decorator';
import { Unauthorized } from '../../platform/http/domain-error';
import { KnownOriginGuard } from '../../api/known-origin.guard';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import { AccountExists, InviteNotFound } from '../access/access.errors';
import { InvitesService } from '../access/invites.service';
import { AcceptInviteDto, LoginDto, PrincipalDto, SignedOutDto } from './console-auth.dto';
import { ClearSessionCookieInterceptor } from './clear-session-cookie.interceptor';
import { presentPrincipal, presentSignedOut } from './console-auth.presenter';
import { WRONG_CREDENTIALS } from './console-accounts.service';
import { ConsoleRightsService } from './console-rights.service';
import { ConsoleSessionCookieService } from './console-session-cookie.service';
import { ConsoleSignInService } from './console-sign-in.service';
import { ProviderSignOutService } from './oidc/provider-sign-out.service';
import { CodeRequired, WrongCode } from './totp.errors';

/** Sign-in and sign-out of city staff, and accepting an invitation (docs/api/console.md#sign-in). */
@Controller('api/admin/auth')
@Api('console', 'auth')
export class ConsoleAuthController {
  constructor(
    private readonly signIns: ConsoleSignInService,
    private readonly signOuts: ProviderSignOutService,
    private readonly invites: InvitesService,
    private readonly cookie: ConsoleSessionCookieService,
    private readonly rights: ConsoleRightsService,
  ) {}

  @Post('login')
  @ApiOperation({
    operationId: 'signInToConsole',
    summary: 'Signs in and sets the session cookie',
    description:
      'The account is a console account, created by an invitation or by the settings. The response sets the cookie admin_session, for twelve hours; the previous session of the browser ends. An unknown email, a wrong password and a deactivated account get the same response. An account with a second factor needs `code`.',
  })
  @SetsCookie('admin_session: the session, HttpOnly, SameSite=Lax, Path=/api/admin, for 12 hours')
  @Allow('public')
  @Limited('auth')
  @UseGuards(KnownOriginGuard)
  @Answers(200, PrincipalDto, {
    errors: [new Unauthorized(WRONG_CREDENTIALS), new CodeRequired(), new WrongCode(), 403],
  })
  async login(
    @Req() request: ApiRequest,
    @Body() credentials: LoginDto,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<PrincipalDto> {
    return presentPrincipal(
      this.cookie.send(response, await this.signIns.signIn(credentials, this.cookie.read(request))).admin,
      this.rights,
    );
  }

  @Get('me')
  @ApiOperation({
    operationId: 'showConsolePrincipal',
    summary: 'Shows who is signed in',
    description:
      'The account of the session, with its role and its cities; where roles are enforced, also what the role may do. Like any other request, this one renews a session with less than six hours left.',
  })
  @Allow('console', 'own.read')
  @Answers(200, PrincipalDto, { errors: [401, 403] })
  me(@CurrentConsoleActor() admin: ConsoleActor): PrincipalDto {
    return presentPrincipal(admin, this.rights);
  }

  @Post('logout')
  @ApiOperation({
    operationId: 'signOutOfConsole',
    summary: 'Ends the session',
    description:
      'The session ends at once, and the response clears the cookie. Other sessions of the account continue. For a session that was begun at the identity provider, `redirectTo` is where the browser signs out there.',
  })
  @SetsCookie('admin_session: cleared')
  @Allow('console', 'own')
  @UseInterceptors(ClearSessionCookieInterceptor)
  @Answers(200, SignedOutDto, { errors: [401, 403] })
  async logout(@Req() request: ApiRequest): Promise<SignedOutDto> {
    return presentSignedOut(await this.signOuts.signOut(this.cookie.read(request) ?? ''));
  }

  @Post('accept-invite')
  @ApiOperation({
    operationId: 'acceptInvite',
    summary: 'Accepts an invitation: creates the account, with the given password',
    description:
      'The token of an invitation is valid once, for 72 hours, and only while the inviter is an active super_admin. This does not start a session: sign in afterwards.',
  })
  @Allow('public')
  @Limited('auth')
  @UseGuards(KnownOriginGuard)
  @Answers(200, PrincipalDto, { errors: [403, new InviteNotFound(), new AccountExists()] })
  async acceptInvite(@Body() { token, password }: AcceptInviteDto): Promise<PrincipalDto> {
    return presentPrincipal(
      { ...(await this.invites.accept(token, password)), hasTotp: false, language: null },
      this.rights,
    );
  }
}
