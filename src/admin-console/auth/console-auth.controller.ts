import { Body, Get, Post, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers, SetsCookie } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { Unauthorized } from '../../platform/http/domain-error';
import { KnownOriginGuard } from '../../api/known-origin.guard';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import { AccountExists, InviteNotFound } from '../access/access.errors';
import { Invites } from '../access/invites.service';
import { AcceptInviteDto, LoginDto, OkDto, PrincipalDto } from './console-auth.dto';
import { ClearSessionCookieInterceptor } from './clear-session-cookie.interceptor';
import { presentPrincipal } from './console-auth.presenter';
import { WRONG_CREDENTIALS } from './console-accounts.service';
import { ConsoleSessionCookie } from './console-session-cookie.service';
import { ConsoleSessionService } from './console-session.service';
import { ConsoleSignIn } from './console-sign-in.service';

/** Sign-in and sign-out of city staff, and accepting an invitation (docs/api/console.md#sign-in). */
@ConsoleApi('auth')
export class ConsoleAuthController {
  constructor(
    private readonly signIns: ConsoleSignIn,
    private readonly sessions: ConsoleSessionService,
    private readonly invites: Invites,
    private readonly cookie: ConsoleSessionCookie,
  ) {}

  @Post('login')
  @ApiOperation({
    operationId: 'signInToConsole',
    summary: 'Signs in; the session is the cookie',
    description:
      'The account is one of the console, made by an invitation or the settings. The answer sets the cookie admin_session, for twelve hours; a session the browser had before ends. An unknown email, a wrong password and a deactivated account are answered alike.',
  })
  @SetsCookie('admin_session: the session, HttpOnly, SameSite=Lax, Path=/api/admin, for 12 hours')
  @Allow('public')
  @UseGuards(KnownOriginGuard)
  @BareAnswers(200, PrincipalDto, { errors: [new Unauthorized(WRONG_CREDENTIALS), 403] })
  async login(
    @Req() request: ApiRequest,
    @Body() { email, password }: LoginDto,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<PrincipalDto> {
    return presentPrincipal(
      this.cookie.send(response, await this.signIns.signIn(email, password, this.cookie.read(request))).admin,
    );
  }

  @Get('me')
  @ApiOperation({
    operationId: 'showConsolePrincipal',
    summary: 'Tells who is signed in',
    description:
      'The account behind the session, with its role and the cities it is for. A session with less than six hours left is renewed, as by any other request.',
  })
  @Allow('console')
  @BareAnswers(200, PrincipalDto, { errors: [401] })
  me(@CurrentConsoleActor() admin: ConsoleActor): PrincipalDto {
    return presentPrincipal(admin);
  }

  @Post('logout')
  @ApiOperation({
    operationId: 'signOutOfConsole',
    summary: 'Ends the session',
    description:
      'The session ends at once, and the cookie is taken back. Other sessions of the account go on.',
  })
  @SetsCookie('admin_session: taken back')
  @Allow('console')
  @UseInterceptors(ClearSessionCookieInterceptor)
  @BareAnswers(200, OkDto, { errors: [401, 403] })
  logout(@Req() request: ApiRequest): Promise<OkDto> {
    return this.sessions.revoke(this.cookie.read(request) ?? '').then(() => ({ ok: true }));
  }

  @Post('accept-invite')
  @ApiOperation({
    operationId: 'acceptInvite',
    summary: 'Makes the account one was invited to, with a password of one’s own',
    description:
      'The token of an invitation is good once, for 72 hours, and as long as whoever invited is an active super_admin. No session begins: sign in afterwards.',
  })
  @Allow('public')
  @UseGuards(KnownOriginGuard)
  @BareAnswers(200, PrincipalDto, { errors: [403, new InviteNotFound(), new AccountExists()] })
  async acceptInvite(@Body() { token, password }: AcceptInviteDto): Promise<PrincipalDto> {
    return presentPrincipal(await this.invites.accept(token, password));
  }
}
