import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OfficialNotFound } from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { OfficialActionsService } from './official-actions.service';
import { NothingToWrite } from './official.errors';
import { presentOfficial } from './official.presenter';
import { OfficialReviewService } from './official-review.service';
import { ChangeContactDto, OfficialContactDto, OfficialQueryDto } from './officials.dto';

const NOT_FOUND = new OfficialNotFound();

/** The contact data of officials (docs/api/console.md#officials). */
@Controller('api/admin/officials')
@Api('console', 'officials')
export class OfficialsController {
  constructor(
    private readonly review: OfficialReviewService,
    private readonly actions: OfficialActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listOfficialContacts',
    summary: 'Lists the officials of a city',
    description:
      'In the order of their ids. For the next page, send the id of the last official of the page as `after`. An unknown city has an empty list.',
  })
  @Allow('console', 'officials.read')
  @Answers(200, OfficialContactDto, { list: true, errors: [401, 403] })
  async list(
    @Query() { cityId, designation, after, limit }: OfficialQueryDto,
  ): Promise<OfficialContactDto[]> {
    return (await this.review.list(cityId, designation, after, limit)).map(presentOfficial);
  }

  @Get(':officialId')
  @ApiOperation({
    operationId: 'showOfficialContact',
    summary: 'Shows an official',
    description: 'An official of any city, with the contact data of the office.',
  })
  @Allow('console', 'officials.read')
  @Answers(200, OfficialContactDto, { errors: [401, 403, NOT_FOUND] })
  async show(@PathId('officialId', 'official') id: string): Promise<OfficialContactDto> {
    return presentOfficial(await this.review.find(id));
  }

  @Put(':officialId/contact')
  @ApiOperation({
    operationId: 'changeOfficialContact',
    summary: 'Changes the contact data of an official; fields that are not given stay',
    description:
      'An empty text removes the stored value. The public directory shows the change at once; responsibilities do not change. If the email changes, letters are sent to the new one from now on, including those about late issues that were given up or never written.',
  })
  @Allow('console', 'officials')
  @Answers(200, OfficialContactDto, { errors: [401, 403, NOT_FOUND] })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('officialId', 'official') targetId: string,
    @Body() change: ChangeContactDto,
  ): Promise<OfficialContactDto> {
    return presentOfficial(await this.actions.changeContact(actor, targetId, change));
  }

  @Post(':officialId/write-again')
  @ApiOperation({
    operationId: 'writeToOfficialAgain',
    summary:
      'Writes to an official again: the letters that were not sent, also to an address that refused mail',
    description:
      'From now on, letters are sent to the address again. Letters that were given up or never written are sent, too, for every official with this address, if their issue is late, not hidden and not paused. If the mailbox does not exist, the next letter is refused again.',
  })
  @Allow('console', 'officials')
  @Answers(200, OfficialContactDto, { errors: [401, 403, NOT_FOUND, new NothingToWrite()] })
  async writeAgain(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('officialId', 'official') targetId: string,
  ): Promise<OfficialContactDto> {
    return presentOfficial(await this.actions.writeAgain(actor, targetId));
  }
}
