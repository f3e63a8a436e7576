import { Body, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OfficialNotFound } from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { OfficialActions } from './official-actions.service';
import { NothingToWrite } from './official.errors';
import { presentOfficial } from './official.presenter';
import { OfficialReview } from './official-review.service';
import { ChangeContactDto, OfficialContactDto, OfficialQueryDto } from './officials.dto';

const NOT_FOUND = new OfficialNotFound();

/** The contact data of officials (docs/api/console.md#officials). */
@ConsoleApi('officials')
export class OfficialsController {
  constructor(
    private readonly review: OfficialReview,
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
  async list(
    @Query() { cityId, designation, after, limit }: OfficialQueryDto,
  ): Promise<OfficialContactDto[]> {
    return (await this.review.list(cityId, designation, after, limit)).map(presentOfficial);
  }

  @Get(':officialId')
  @ApiOperation({
    operationId: 'showOfficialContact',
    summary: 'Shows an official',
    description: 'Of any city, with how to reach the office.',
  })
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { errors: [401, NOT_FOUND] })
  async show(@PathId('officialId', 'official') id: string): Promise<OfficialContactDto> {
    return presentOfficial(await this.review.find(id));
  }

  @Put(':officialId/contact')
  @ApiOperation({
    operationId: 'changeOfficialContact',
    summary: 'Changes how an official is reached; what is not given stays',
    description:
      'An empty text takes away what is stored. The public directory shows the change at once; who is responsible for what stays as it is. Letters are sent to another email from now on, also those that were given up or never written, about issues that are late.',
  })
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { errors: [401, 403, NOT_FOUND] })
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
      'Writes to an official again: the letters that are to be written, also to an address that refused mail',
    description:
      'Letters are sent to the address from now on, and those that were given up or never written, to whichever official has it, about issues that are late, seen and not paused. Where its mailbox does not exist, the next one is refused again.',
  })
  @Allow('console')
  @BareAnswers(200, OfficialContactDto, { errors: [401, 403, NOT_FOUND, new NothingToWrite()] })
  async writeAgain(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('officialId', 'official') targetId: string,
  ): Promise<OfficialContactDto> {
    return presentOfficial(await this.actions.writeAgain(actor, targetId));
  }
}
