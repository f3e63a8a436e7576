import { Body, Controller, Headers, Post, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers, SetsCookie } from '../api/answers.decorator';
import { Unauthorized } from '../platform/http/domain-error';
import { KnownOriginGuard } from '../api/known-origin.guard';
import { presentAccessToken, presentSession } from './auth.presenter';
import { AuthService } from './auth.service';
import { AccessTokenDto, IdTokenDto, LoggedOutDto, SessionDto } from './dto/session.dto';
import { ClearRefreshCookieInterceptor, refreshTokenIn, withRefreshCookie } from './refresh-cookie';

/** Signing in, renewing a session and signing out (docs/api/auth.md#routes). */
@Controller('api/auth')
@Api('token', 'auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('google')
  @ApiOperation({
    operationId: 'signIn',
    summary:
      'Exchanges an ID token of the identity provider for an access token, and sets the refresh cookie',
    description:
      'The first sign-in creates an account; an identity with the verified email of an existing account joins that account. The access token is valid for 15 minutes, the cookie for seven days.',
  })
  @Allow('public')
  @SetsCookie('refresh_token: HttpOnly, Secure, SameSite=Strict, seven days, only for /api/auth/refresh')
  @Answers(200, SessionDto, { errors: [400, new Unauthorized('The ID token is not valid'), 413] })
  async signIn(
    @Body() { idToken }: IdTokenDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    return presentSession(withRefreshCookie(response, await this.auth.signIn(idToken)));
  }

  @Post('refresh')
  @ApiOperation({
    operationId: 'refreshSession',
    summary:
      'Exchanges the refresh cookie for a new access token and a new cookie; the old cookie becomes invalid',
    description:
      'A used cookie is refused. If it is sent again more than ten seconds after its use, the whole session ends. Requests of browsers from unknown origins are refused.',
  })
  @Allow('refresh-cookie')
  @UseGuards(KnownOriginGuard)
  @SetsCookie('refresh_token: the next one, as at sign-in')
  @Answers(200, AccessTokenDto, {
    errors: [
      new Unauthorized('There is no refresh_token cookie'),
      new Unauthorized('The refresh token was used before or is no longer valid'),
      403,
    ],
  })
  async refresh(
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessTokenDto> {
    return presentAccessToken(withRefreshCookie(response, await this.auth.refresh(refreshTokenIn(cookie))));
  }

  @Post('logout')
  @ApiOperation({
    operationId: 'signOut',
    summary: 'Ends the session of the access token wherever it is used',
    description:
      'Ends the refresh token and the access token of this session, and clears the cookie. Other sessions of the account continue.',
  })
  @Allow('signed-in')
  @SetsCookie('refresh_token: emptied')
  @UseInterceptors(ClearRefreshCookieInterceptor)
  @Answers(200, LoggedOutDto, { errors: [401] })
  signOut(@CurrentActor() actor: Actor): Promise<LoggedOutDto> {
    return this.auth.signOut(actor.sessionId).then(() => ({ message: 'You are signed out' }));
  }
}
