import { Body, Controller, Post, UseFilters, UseGuards } from '@nestjs/common';
import { Allow } from '../platform/http/access.decorator';
import { BareAnswers, ENVELOPE_ERRORS, Summary } from '../platform/http/answers.decorator';
import { TokenApiErrorFilter } from '../platform/http/error-filters';
import { AtHome } from '../platform/http/home.decorator';
import { LocalIdentityDto, LocalIdTokenDto } from './dto/local-identity.dto';
import { LocalIdentityProvider } from './local-identity-provider';
import { OwnHostGuard } from './guards/own-host.guard';

@Controller('dev/identity')
@UseFilters(TokenApiErrorFilter)
@UseGuards(OwnHostGuard)
@AtHome('token', 'local identity')
export class LocalIdentityController {
  constructor(private readonly provider: LocalIdentityProvider) {}

  @Post()
  @Summary(
    "Signs an ID token for the given person: a stand-in for a real identity provider on a developer's machine",
  )
  @Allow('public')
  @BareAnswers(200, LocalIdTokenDto, { errors: [400, 403, 413], errorBody: ENVELOPE_ERRORS })
  issue(@Body() person: LocalIdentityDto): Promise<LocalIdTokenDto> {
    return this.provider.issue(person);
  }
}
