import { Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { AuditQueries, type AuditRow } from './audit.queries';
import { AuditActorDto, AuditQueryDto, AuditRecordDto, QueuesDto } from './operations.dto';
import { type JobRow, QueueQueries } from './queue.queries';

/** What was done, and what is being done (document 3, section 4.7). */
@ConsoleApi('ops')
export class OperationsController {
  constructor(
    private readonly audit: AuditQueries,
    private readonly queues: QueueQueries,
  ) {}

  @Get('audit')
  @Summary('Lists the audit log, the newest first')
  @Allow('console')
  @BareAnswers(200, AuditRecordDto, { list: true, errors: [401] })
  async list(@Query() filter: AuditQueryDto): Promise<AuditRecordDto[]> {
    return (await this.audit.list(filter)).map(presentRecord);
  }

  @Get('actors')
  @Summary('Lists everyone there is an audit record of')
  @Allow('console')
  @BareAnswers(200, AuditActorDto, { list: true, errors: [401] })
  actors(): Promise<AuditActorDto[]> {
    return this.audit.actors();
  }

  @Get('queues')
  @Summary('Tells how the jobs have been doing, and what waits')
  @Allow('console')
  @BareAnswers(200, QueuesDto, { errors: [401] })
  async status(): Promise<QueuesDto> {
    return { jobs: (await this.queues.jobs()).map(presentJob), waiting: await this.queues.waiting() };
  }
}

function presentRecord({ position, at, actorId, actorName, ...record }: AuditRow): AuditRecordDto {
  return {
    position: Number(position),
    at: at.toISOString(),
    actor: { id: actorId, name: actorName },
    ...record,
  } as AuditRecordDto;
}

function presentJob({ startedAt, finishedAt, ...job }: JobRow): QueuesDto['jobs'][number] {
  return {
    ...job,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  } as QueuesDto['jobs'][number];
}
