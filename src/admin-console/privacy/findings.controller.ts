import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { FindingNotFound, RedactionNotFound, TextChanged } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { presentDismissed, presentFinding, presentUndone } from './finding.presenter';
import { DismissedFindingDto, FindingDto, FindingListQueryDto, UndoneRedactionDto } from './findings.dto';
import { TextRedactionsService } from './text-redactions.service';

/** Personal data in published texts (docs/api/privacy.md#findings). */
@Controller('api/admin/privacy')
@Api('console', 'privacy')
export class FindingsController {
  constructor(private readonly texts: TextRedactionsService) {}

  @Get('findings')
  @ApiOperation({
    operationId: 'listFindings',
    summary: 'Lists personal data in the texts of a city that its authors were not asked about, newest first',
    description:
      'For the next page, send the id of the last finding as `before`. Dismissed ones are left out.',
  })
  @Allow('console', 'feed')
  @Answers(200, FindingDto, { list: true, errors: [400, 401, 403] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() filter: FindingListQueryDto,
  ): Promise<FindingDto[]> {
    return (await this.texts.findings(actor, filter)).map(presentFinding);
  }

  @Post('findings/:findingId/dismiss')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'dismissFinding',
    summary: 'Leaves a finding as it is published, so that it is listed no more',
    description: 'Dismissing it again changes nothing.',
  })
  @Allow('console', 'feed')
  @Answers(200, DismissedFindingDto, { errors: [401, 403, new FindingNotFound()] })
  async dismiss(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('findingId', 'finding') id: string,
  ): Promise<DismissedFindingDto> {
    return presentDismissed(await this.texts.dismiss(actor, id));
  }

  @Post('redactions/:redactionId/undo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'undoRedaction',
    summary: 'Puts words back that were taken out of a text less than 72 hours ago',
    description:
      'Of several redactions of a text, the last one is undone first: a text that was changed since is 409.',
  })
  @Allow('console', 'feed')
  @Answers(200, UndoneRedactionDto, { errors: [401, 403, new RedactionNotFound(), new TextChanged()] })
  async undo(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('redactionId', 'redaction') id: string,
  ): Promise<UndoneRedactionDto> {
    return presentUndone(await this.texts.undo(actor, id));
  }
}
