import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { AuditChain } from '../../platform/audit';
import { headOf } from './audit-head';
import { AuditQueries } from './audit.queries';
import {
  AuditActorDto,
  AuditPieceDto,
  AuditPieceQueryDto,
  AuditQueryDto,
  AuditRecordDto,
  QueuesDto,
} from './operations.dto';
import { presentAuditActor, presentPiece, presentQueues, presentRecord } from './operations.presenter';
import { QueueQueries } from './queue.queries';

/** How many records one request checks: about one second. */
const MAX_PIECE = 20_000;

/** The audit log (docs/api/console.md#audit-log), and the state of background work (docs/api/console.md#operations). */
@Controller('api/admin/ops')
@Api('console', 'ops')
export class OperationsController {
  constructor(
    private readonly audit: AuditQueries,
    private readonly chain: AuditChain,
    private readonly queues: QueueQueries,
  ) {}

  @Get('audit')
  @ApiOperation({
    operationId: 'listAuditRecords',
    summary: 'Lists the audit log, the newest first',
    description:
      'Each privileged change has one record, regardless of the API. For the next page, send the position of the last record of the page as `before`. All filters are exact.',
  })
  @Allow('console', 'ops.read')
  @Answers(200, AuditRecordDto, { list: true, errors: [401, 403] })
  async list(
    @CurrentConsoleActor() { scope }: ConsoleActor,
    @Query() filter: AuditQueryDto,
  ): Promise<AuditRecordDto[]> {
    return (await this.audit.list(scope, filter)).map(presentRecord);
  }

  @Get('audit/chain')
  @ApiOperation({
    operationId: 'verifyAuditChain',
    summary: 'Verifies a part of the chain of audit records',
    description:
      'One request verifies at most 20,000 records. While `isLast` is false, request the next part with `after`, the head of this part.',
  })
  @Allow('console', 'ops.read')
  @Answers(200, AuditPieceDto, { errors: [401, 403] })
  async verify(@Query() { after }: AuditPieceQueryDto): Promise<AuditPieceDto> {
    return presentPiece(await this.chain.verifyPiece(headOf(after), MAX_PIECE));
  }

  @Get('actors')
  @ApiOperation({
    operationId: 'listAuditActors',
    summary: 'Lists the actors of all audit records',
    description: 'Each with the name and surface of its newest record, for the filter `actor` of the log.',
  })
  @Allow('console', 'ops.read')
  @Answers(200, AuditActorDto, { list: true, errors: [401, 403] })
  async actors(@CurrentConsoleActor() { scope }: ConsoleActor): Promise<AuditActorDto[]> {
    return (await this.audit.actors(scope)).map(presentAuditActor);
  }

  @Get('queues')
  @ApiOperation({
    operationId: 'showQueues',
    summary: 'Shows the state of the jobs, and how many items wait',
    description:
      'Each scheduled job with its last run, which is the same on all instances, and how many items wait in each background queue.',
  })
  @Allow('console', 'ops.read')
  @Answers(200, QueuesDto, { errors: [401, 403] })
  async status(): Promise<QueuesDto> {
    return presentQueues(await this.queues.jobs(), await this.queues.waiting());
  }
}
