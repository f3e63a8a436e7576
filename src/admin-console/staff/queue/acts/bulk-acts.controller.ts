import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PlaceNotFound } from '../../../../accountability';
import { Answers } from '../../../../api/answers.decorator';
import { Api } from '../../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../../api/access.decorator';
import { PathId } from '../../../../api/path-id.decorator';
import type { ConsoleActor } from '../../../../kernel/console';
import { BulkActNotFound, BulkActSettled, ViewNotFound } from '../../../../staff';
import { presentBegun, presentBulkAct } from './bulk-act.presenter';
import { BulkActDto, NewBulkActDto, StartedBulkActDto } from './bulk-acts.dto';
import { BulkActsService } from './bulk-acts.service';

/** Acts on many issues (docs/api/staff.md#bulk-acts). */
@Controller('api/admin/queue/acts')
@Api('console', 'queue')
export class BulkActsController {
  constructor(private readonly acts: BulkActsService) {}

  @Post()
  @ApiOperation({
    operationId: 'beginBulkAct',
    summary: 'Changes up to 500 issues, or all of a view',
    description:
      'With `dryRun` it only says what it would do. Chosen issues are changed before the answer, as far as ten seconds suffice; those of a view, at most 100,000, by a job. Each issue has its own result and audit record.',
  })
  @Allow('console', 'bulk')
  @Answers(200, StartedBulkActDto, { errors: [401, 403, new PlaceNotFound('city'), new ViewNotFound()] })
  async begin(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() request: NewBulkActDto,
  ): Promise<StartedBulkActDto> {
    return presentBegun(await this.acts.begin(actor, request));
  }

  @Get(':actId')
  @ApiOperation({
    operationId: 'getBulkAct',
    summary: 'Says how far an act on many issues is',
    description: 'Only to the account that began it. Once it is undone, the results are those of undoing it.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, BulkActDto, { errors: [401, 403, new BulkActNotFound()] })
  async get(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('actId', 'bulkAct') id: string,
  ): Promise<BulkActDto> {
    return presentBulkAct(await this.acts.report(actor, id));
  }

  @Post(':actId/stop')
  @ApiOperation({
    operationId: 'stopBulkAct',
    summary: 'Stops an act on many issues',
    description: 'What it has changed stays, until it is undone. One that has ended is 409.',
  })
  @Allow('console', 'bulk')
  @Answers(200, BulkActDto, { errors: [401, 403, new BulkActNotFound(), new BulkActSettled()] })
  async stop(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('actId', 'bulkAct') id: string,
  ): Promise<BulkActDto> {
    return presentBulkAct(await this.acts.stop(actor, id));
  }

  @Post(':actId/undo')
  @ApiOperation({
    operationId: 'undoBulkAct',
    summary: 'Takes back what an act on many issues changed',
    description:
      'Issues that somebody changed since stay as they are, with the reason. Once; while it goes on, and for notes and questions, 409.',
  })
  @Allow('console', 'bulk')
  @Answers(200, BulkActDto, { errors: [401, 403, new BulkActNotFound(), new BulkActSettled()] })
  async undo(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('actId', 'bulkAct') id: string,
  ): Promise<BulkActDto> {
    return presentBulkAct(await this.acts.undo(actor, id));
  }
}
