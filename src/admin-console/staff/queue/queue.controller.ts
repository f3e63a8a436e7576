import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PlaceNotFound } from '../../../accountability';
import type { ConsoleActor } from '../../../kernel/console';
import { ViewNotFound } from '../../../staff';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { QueuePageDto, QueueQueryDto } from './queue.dto';
import { presentQueue } from './queue.presenter';
import { QueueViewsService } from './queue-views.service';

/** Queues: lists of issues by rule (docs/api/staff.md#queues). */
@Controller('api/admin/queue')
@Api('console', 'queue')
export class QueueController {
  constructor(private readonly queues: QueueViewsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listQueue',
    summary: 'Lists the issues of a city by filters, in one order',
    description:
      'Several filters hold together; of several values of one, one is enough. Without `status`, the unfinished issues; merged ones only with `state=merged`. A page may be short although there are more: `next` goes on until it is null. The count is exact up to 10,000.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, QueuePageDto, { errors: [400, 401, 403, new PlaceNotFound('city'), new ViewNotFound()] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() { cityId, view, sort, limit, after, ...filters }: QueueQueryDto,
  ): Promise<QueuePageDto> {
    return presentQueue(
      await this.queues.page(actor, { cityId, view, sort, filters: { ...filters } }, limit, after),
    );
  }
}
