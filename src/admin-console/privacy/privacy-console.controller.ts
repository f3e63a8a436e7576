import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PersonalDataReadDto, ReadLogQueryDto, RevealDto, RevealedDto } from './privacy-console.dto';
import { MAY_NOT_REVEAL, MAY_NOT_SEE_READS, NotContactable, TargetNotFound } from './privacy.errors';
import { presentRead, presentRevealed } from './reveal.presenter';
import { RevealService } from './reveal.service';

/** Personal data that the console masks, and who read it (docs/api/privacy.md#reveal). */
@Controller('api/admin/privacy')
@Api('console', 'privacy')
export class PrivacyConsoleController {
  constructor(private readonly privacy: RevealService) {}

  @Post('reveal')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'revealPersonalData',
    summary: 'Shows personal data that is masked elsewhere, for a purpose',
    description:
      'Only a super_admin, and a city_admin in their cities, also where roles are not enforced. Each request is in the log of reads; the person sees when, in which role and for what, but not who.',
  })
  @Allow('console', 'own')
  @Answers(200, RevealedDto, {
    errors: [400, 401, MAY_NOT_REVEAL, new TargetNotFound(), new NotContactable()],
  })
  async reveal(@CurrentConsoleActor() actor: ConsoleActor, @Body() request: RevealDto): Promise<RevealedDto> {
    return presentRevealed(await this.privacy.reveal(actor, request), request.kinds);
  }

  @Get('reads')
  @ApiOperation({
    operationId: 'listReads',
    summary: 'Lists who read personal data of whom, and for what, newest first',
    description:
      'For the next page, send the id of the last read as `before`. Only a super_admin or an auditor may do this.',
  })
  @Allow('console', 'own')
  @Answers(200, PersonalDataReadDto, { list: true, errors: [400, 401, MAY_NOT_SEE_READS] })
  async reads(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() filter: ReadLogQueryDto,
  ): Promise<PersonalDataReadDto[]> {
    return (await this.privacy.reads(actor, filter)).map(presentRead);
  }
}
