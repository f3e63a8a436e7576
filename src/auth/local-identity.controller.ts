import { Body, Controller, Post, UseFilters, UseGuards } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../api/access.decorator';
import { BareAnswers, ENVELOPE_ERRORS } from '../api/answers.decorator';
import { Forbidden } from '../platform/http/domain-error';
import { TokenApiErrorFilter } from '../api/error-filters';
import { SurfaceMetadata } from '../api/surface-metadata.decorator';
import { LocalIdentityDto, LocalIdTokenDto } from './dto/local-identity.dto';
import { LocalIdentityProvider } from './local-identity-provider';
import { OwnHostGuard } from './guards/own-host.guard';

/** The identity provider for development (docs/api/auth.md#local-identity). */
@Controller('dev/identity')
@UseFilters(TokenApiErrorFilter)
@UseGuards(OwnHostGuard)
@SurfaceMetadata('token', 'local identity')
export class LocalIdentityController {
  constructor(private readonly provider: LocalIdentityProvider) {}

  @Post()
  @ApiOperation({
    operationId: 'issueLocalIdToken',
    summary:
      "Signs an ID token for the given person: a stand-in for a real identity provider on a developer's machine",
    description: 'This route does not exist in production. Every caller gets the token: nothing is verified.',
  })
  @Allow('public')
  @BareAnswers(200, LocalIdTokenDto, {
    errors: [
      400,
      new Forbidden('Local identity answers under localhost or the host of PUBLIC_BASE_URL alone'),
      413,
    ],
    errorBody: ENVELOPE_ERRORS,
  })
  async issue(@Body() person: LocalIdentityDto): Promise<LocalIdTokenDto> {
    return { idToken: await this.provider.issue(person) };
  }
}
