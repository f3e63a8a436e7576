import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { ReopenQueueDto, ReopenQueueQueryDto } from './dto/resolution.dto';
import { presentQueue } from './resolution.presenter';
import { ResolutionQueries } from './resolution.queries';

/** The pending reopen requests of all issues (docs/api/resolution.md#reopen-queue). */
@Controller('api/admin/reopen-requests')
@Api('token', 'administration')
export class ReopenQueueController {
  constructor(private readonly queries: ResolutionQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'listReopeningRequests',
    summary: 'Lists the pending reopen requests of all issues, longest waiting first',
    description: 'The requests of all issues without a decision.',
  })
  @Allow('admin')
  @Answers(200, ReopenQueueDto, { errors: [400, 401, 403] })
  async list(@Query() { limit, lastKey }: ReopenQueueQueryDto): Promise<ReopenQueueDto> {
    return presentQueue(await this.queries.pending(limit, lastKey));
  }
}
