import { Body, Get, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OfficialContacts, OfficialNotFound } from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { OfficialActions } from './official-actions.service';
import { ChangeContactDto, OfficialContactDto, OfficialQueryDto } from './officials.dto';

/** How officials are reached (docs/api/console.md#officials). */
@ConsoleApi('officials')
export class OfficialsController {
  constructor(
    private readonly contacts: OfficialContacts,
    private readonly actions: OfficialActions,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listOfficialContacts',
    summary: 'Lists the officials of a city',
    description:
      'In the order of their ids. The next page is asked for with after, the id of the last official of the page; a city nobody knows has none.',
  })
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { list: true, errors: [401] })
  list(@Query() { cityId, designation, after, limit }: OfficialQueryDto): Promise<OfficialContactDto[]> {
    return this.contacts.list(cityId, designation === 'all' ? null : designation, after, limit);
  }

  @Put(':officialId/contact')
  @ApiOperation({
    operationId: 'changeOfficialContact',
    summary: 'Changes how an official is reached; what is not given stays',
    description:
      'An empty text takes away what is stored. The public directory shows the change at once; who is responsible for what stays as it is.',
  })
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { errors: [401, 403, new OfficialNotFound()] })
  change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('officialId', 'official') targetId: string,
    @Body() change: ChangeContactDto,
  ): Promise<OfficialContactDto> {
    return this.actions.changeContact(actor, targetId, change);
  }
}
