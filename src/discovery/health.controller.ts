import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Clock } from '../kernel/time/clock';
import { SERVICE_NAME } from '../platform/config/service-info';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { Limited } from '../api/limited.decorator';
import { presentHealth, presentReadiness } from './discovery.presenter';
import { HealthDto, ReadyDto } from './dto/discovery.dto';
import { ReadinessService } from './readiness.service';

/** The probes of load balancers and orchestrators. */
@Controller('api')
@Api('token', 'discovery')
export class HealthController {
  constructor(
    private readonly clock: Clock,
    private readonly readiness: ReadinessService,
  ) {}

  @Get('ready')
  @ApiOperation({
    operationId: 'showReadiness',
    summary:
      'Shows whether requests can be served: the database answers, and the process is not about to stop',
    description:
      'For orchestrators: send traffic while it answers 200, and none while it answers 503. A process that is not ready does not need a restart.',
  })
  @Allow('public')
  @Limited()
  @Answers(200, ReadyDto, { form: 'bare', errors: [503] })
  async ready(): Promise<ReadyDto> {
    return presentReadiness(await this.readiness.assert());
  }

  @Get('health')
  @ApiOperation({
    operationId: 'showHealth',
    summary: 'Shows a load balancer that the process answers; uses no database and is never rate-limited',
    description: 'For load balancers: a success means that the process answers, not that the database does.',
  })
  @Allow('public')
  @Limited()
  @Answers(200, HealthDto, { form: 'bare', selfContained: true })
  health(): HealthDto {
    return presentHealth(SERVICE_NAME, process.uptime(), this.clock.now());
  }
}
