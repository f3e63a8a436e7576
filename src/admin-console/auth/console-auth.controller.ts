import { Body, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, SetsCookie, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { KnownOriginGuard } from '../../platform/http/known-origin.guard';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import { Invites } from '../access/invites.service';
import { AcceptInviteDto, LoginDto, OkDto, PrincipalDto } from './console-auth.dto';
import { ConsoleAccounts } from './console-accounts.service';
import { ConsoleSessionCookie } from './console-session-cookie.service';
import { ConsoleSessionService } from './console-session.service';

/** Document 3, section 4.2: who works at the desk. */
@ConsoleApi('auth')
export class ConsoleAuthController {
  constructor(
    private readonly accounts: ConsoleAccounts,
    private readonly sessions: ConsoleSessionService,
    private readonly invites: Invites,
    private readonly cookie: ConsoleSessionCookie,
  ) {}

  @Post('login')
  @Summary('Signs in; the session is the cookie')
  @SetsCookie('admin_session: the session, HttpOnly, SameSite=Lax, Path=/api/admin, for 12 hours')
  @Allow('public')
  @UseGuards(KnownOriginGuard)
  @BareAnswers(200, PrincipalDto, { errors: [401, 403] })
  async login(
    @Req() request: ApiRequest,
    @Body() { email, password }: LoginDto,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<PrincipalDto> {
    const admin = await this.accounts.signIn(email, password);
    // The cookie is about to be replaced; what it stood for ends with it.
    await this.sessions.revoke(this.cookie.read(request) ?? '');
    const { token, until } = await this.sessions.begin(admin);
    this.cookie.set(response, token, until);
    return { admin };
  }

  @Get('me')
  @Summary('Tells who is signed in')
  @Allow('console')
  @BareAnswers(200, PrincipalDto, { errors: [401] })
  me(@CurrentConsoleActor() admin: ConsoleActor): PrincipalDto {
    return { admin };
  }

  @Post('logout')
  @Summary('Ends the session')
  @SetsCookie('admin_session: taken back')
  @Allow('console')
  @BareAnswers(200, OkDto, { errors: [401, 403] })
  async logout(
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<OkDto> {
    await this.sessions.revoke(this.cookie.read(request) ?? '');
    this.cookie.clear(response);
    return { ok: true };
  }

  @Post('accept-invite')
  @Summary('Makes the account one was invited to, with a password of one’s own')
  @Allow('public')
  @UseGuards(KnownOriginGuard)
  @BareAnswers(200, PrincipalDto, { errors: [403, 404, 409] })
  async acceptInvite(@Body() { token, password }: AcceptInviteDto): Promise<PrincipalDto> {
    return { admin: await this.invites.accept(token, password) };
  }
}
