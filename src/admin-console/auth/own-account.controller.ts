import { Body, Controller, Delete, Get, Patch, Post, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Limited } from '../../api/limited.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { ApiRequest } from '../../platform/http/request';
import { OkDto, PrincipalDto } from './console-auth.dto';
import { presentPrincipal } from './console-auth.presenter';
import { ConsoleRightsService } from './console-rights.service';
import { ConsoleSessionCookieService } from './console-session-cookie.service';
import { ConsoleSessionService } from './console-session.service';
import { ChangePasswordDto, ChooseLanguageDto, EndedSessionDto, OwnSessionDto } from './own-account.dto';
import { SessionNotFound } from './own-account.errors';
import { presentOwnSession } from './own-account.presenter';
import { OwnAccountService } from './own-account.service';

/** The password, the language and the sessions of one's own account (docs/api/console.md#own-account). */
@Controller('api/admin/auth')
@Api('console', 'auth')
export class OwnAccountController {
  constructor(
    private readonly actions: OwnAccountService,
    private readonly sessions: ConsoleSessionService,
    private readonly cookie: ConsoleSessionCookieService,
    private readonly rights: ConsoleRightsService,
  ) {}

  @Post('password')
  @ApiOperation({
    operationId: 'changeOwnPassword',
    summary: "Replaces the password of the caller's account",
    description:
      'The other sessions of the account end; this one continues. A password that is common, or made of the address or name of the account, is refused.',
  })
  @Allow('console', 'own')
  @Limited('auth')
  @Answers(200, OkDto, { errors: [401, 403] })
  changePassword(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Req() request: ApiRequest,
    @Body() { current, next }: ChangePasswordDto,
  ): Promise<OkDto> {
    return this.actions
      .changePassword(actor, current, next, this.cookie.read(request) ?? '')
      .then(() => ({ ok: true }));
  }

  @Patch('me')
  @ApiOperation({
    operationId: 'changeOwnLanguage',
    summary: "Chooses the language of the console for the caller's account",
    description: 'The words of the API stay English.',
  })
  @Allow('console', 'own')
  @Answers(200, PrincipalDto, { errors: [401, 403] })
  async chooseLanguage(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { language }: ChooseLanguageDto,
  ): Promise<PrincipalDto> {
    return presentPrincipal(await this.actions.chooseLanguage(actor, language), this.rights);
  }

  @Get('sessions')
  @ApiOperation({
    operationId: 'listOwnSessions',
    summary: "Lists the sessions of the caller's account",
    description: 'Sessions that are not over, the newest first. `current` marks the one of the request.',
  })
  @Allow('console', 'own.read')
  @Answers(200, OwnSessionDto, { list: true, errors: [401, 403] })
  async list(
    @CurrentConsoleActor() { id }: ConsoleActor,
    @Req() request: ApiRequest,
  ): Promise<OwnSessionDto[]> {
    return (await this.sessions.ofAccount(id, this.cookie.read(request) ?? '')).map(presentOwnSession);
  }

  @Delete('sessions/:sessionId')
  @ApiOperation({
    operationId: 'endOwnSession',
    summary: "Ends a session of the caller's account",
    description: 'It ends with its next request. Ending the session of the request is signing out.',
  })
  @Allow('console', 'own')
  @Answers(200, EndedSessionDto, { errors: [401, 403, new SessionNotFound()] })
  end(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('sessionId', 'consoleSession') id: string,
  ): Promise<EndedSessionDto> {
    return this.actions.endSession(actor, id).then(() => ({ id }));
  }
}
