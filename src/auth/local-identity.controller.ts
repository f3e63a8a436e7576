import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { FOREIGN_HOST, OwnHostGuard } from '../api/own-host.guard';
import { LocalIdentityDto, LocalIdTokenDto } from './dto/local-identity.dto';
import { LocalIdentityProvider } from './local-identity-provider';

/** The identity provider for development (docs/api/auth.md#local-identity). */
@Controller('dev/identity')
@UseGuards(OwnHostGuard)
@Api('token', 'local identity')
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
  @Answers(200, LocalIdTokenDto, { form: 'bare', errors: [400, FOREIGN_HOST, 413] })
  async issue(@Body() person: LocalIdentityDto): Promise<LocalIdTokenDto> {
    return { idToken: await this.provider.issue(person) };
  }
}
