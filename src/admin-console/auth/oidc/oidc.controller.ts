import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers, SetsCookie } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow } from '../../../api/access.decorator';
import { Limited } from '../../../api/limited.decorator';
import { DomainError } from '../../../platform/http/domain-error';
import type { ApiRequest, ApiResponse } from '../../../platform/http/request';
import { ConsoleRightsService } from '../console-rights.service';
import { ConsoleProviderService } from './console-provider.service';
import { OidcCallbackQueryDto, OidcStartQueryDto, SignInMethodsDto } from './oidc.dto';
import { presentMethods } from './oidc.presenter';
import { ProviderRedirectsService } from './provider-redirects.service';

const NO_PROVIDER = new DomainError('notFound', 'There is nothing at this path');

/** Sign-in of city staff through the identity provider (docs/api/console.md#identity-provider). */
@Controller('api/admin/auth')
@Api('console', 'auth')
export class OidcController {
  constructor(
    private readonly redirects: ProviderRedirectsService,
    private readonly provider: ConsoleProviderService,
    private readonly rights: ConsoleRightsService,
  ) {}

  @Get('methods')
  @ApiOperation({
    operationId: 'listSignInMethods',
    summary: 'Says how city staff sign in: with a password, through the identity provider, or both',
    description: 'For the sign-in page. It is the same for everyone.',
  })
  @Allow('public')
  @Answers(200, SignInMethodsDto)
  methods(): SignInMethodsDto {
    return presentMethods(this.rights, this.provider);
  }

  @Get('oidc')
  @ApiOperation({
    operationId: 'signInThroughProvider',
    summary: 'Leads the browser to the identity provider',
    description:
      'The browser keeps the sign-in in the cookie admin_sign_in, for ten minutes. If the provider cannot be reached, the browser is led to the page of the console that says so.',
  })
  @SetsCookie('admin_sign_in: the sign-in, HttpOnly, SameSite=Lax, Path=/api/admin/auth/oidc, for 10 minutes')
  @Allow('public')
  @Limited('auth')
  @Answers(303, null, { file: [], errors: [NO_PROVIDER] })
  async begin(@Query() { next }: OidcStartQueryDto, @Res() response: ApiResponse): Promise<void> {
    await this.redirects.toProvider(next, response);
  }

  @Get('oidc/callback')
  @ApiOperation({
    operationId: 'finishSignInThroughProvider',
    summary: 'Begins the session of somebody whom the identity provider led back',
    description:
      'The account is made at the first sign-in, and its rights are those of the group. Somebody who is refused is led to the page of the console that says why: the provider did not confirm the sign-in, no group of the person has rights, the account is deactivated, or the provider cannot be reached.',
  })
  @SetsCookie('admin_session: the session, HttpOnly, SameSite=Lax, Path=/api/admin, for 12 hours')
  @Allow('public')
  @Limited('auth')
  @Answers(303, null, { file: [], errors: [NO_PROVIDER] })
  async finish(
    @Query() query: OidcCallbackQueryDto,
    @Req() request: ApiRequest,
    @Res() response: ApiResponse,
  ): Promise<void> {
    await this.redirects.fromProvider(query, request, response);
  }
}
