import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { UserNotFound } from '../../auth';
import { ReporterNotFound } from '../../public-read';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import { presentBanned, presentReporter, presentVerified } from './console-reporter.presenter';
import { ReporterActionsService } from './reporter-actions.service';
import { ConsoleReporterQueries } from './console-reporter.queries';
import {
  BannedReporterDto,
  ConsoleReporterDto,
  ConsoleReporterQueryDto,
  VerifiedReporterDto,
  VerifyReporterDto,
} from './reporters-console.dto';

const LAST_SUPERADMIN = new DomainError('conflict', 'The last superadmin cannot be demoted');

/** The reporters of a city (docs/api/console.md#reporters). */
@Controller('api/admin/reporters')
@Api('console', 'reporters')
export class ReportersConsoleController {
  constructor(
    private readonly queries: ConsoleReporterQueries,
    private readonly actions: ReporterActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listConsoleReporters',
    summary: 'Lists the reporters of a city',
    description:
      'In the order of their ids. For the next page, send the userId of the last reporter as `after`. Reporters whose reports are all hidden are listed, too. An unknown city has an empty list.',
  })
  @Allow('console', 'reporters.read')
  @Answers(200, ConsoleReporterDto, { list: true, errors: [401, 403] })
  async list(@Query() { cityId, q, after, limit }: ConsoleReporterQueryDto): Promise<ConsoleReporterDto[]> {
    return (await this.queries.list(cityId, q, after, limit)).map(presentReporter);
  }

  @Post(':userId/verify')
  @ApiOperation({
    operationId: 'verifyReporter',
    summary: 'Verifies a citizen reporter, or removes the verification',
    description:
      'Only people who have reported an issue can be verified. If nothing changes, no audit record is written.',
  })
  @Allow('console', 'reporters')
  @Answers(200, VerifiedReporterDto, { errors: [401, 403, new ReporterNotFound()] })
  async verify(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('userId', 'user') targetId: string,
    @Body() { verified }: VerifyReporterDto,
  ): Promise<VerifiedReporterDto> {
    return presentVerified(await this.actions.verify(actor, targetId, verified));
  }

  @Post(':userId/ban')
  @ApiOperation({
    operationId: 'banReporter',
    summary: 'Restricts a reporter to reading',
    description:
      'The account gets the role viewer; the issues it has reported stay. The last superadmin cannot be banned.',
  })
  @Allow('console', 'reporters')
  @Answers(200, BannedReporterDto, { errors: [401, 403, new UserNotFound(), LAST_SUPERADMIN] })
  async ban(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('userId', 'user') userId: string,
  ): Promise<BannedReporterDto> {
    return presentBanned(await this.actions.ban(actor, userId));
  }
}
