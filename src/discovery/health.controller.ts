import { Get } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { SERVICE_NAME } from '../platform/config/service';
import { Allow } from '../platform/http/access.decorator';
import { BareAnswers, ENVELOPE_ERRORS, Summary } from '../platform/http/answers.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { presentHealth } from './discovery.presenter';
import { HealthDto, ReadyDto } from './dto/discovery.dto';
import { Readiness } from './readiness.service';

/** What load balancers and orchestrators ask. */
@TokenApi('', 'discovery')
export class HealthController {
  constructor(
    private readonly clock: Clock,
    private readonly readiness: Readiness,
  ) {}

  @Get('ready')
  @Summary('Tells whether requests can be served: the database answers, and the process is not about to stop')
  @Allow('public')
  @BareAnswers(200, ReadyDto, { errorBody: ENVELOPE_ERRORS, errors: [503] })
  async ready(): Promise<ReadyDto> {
    await this.readiness.assert();
    return { status: 'ready' };
  }

  @Get('health')
  @Summary('Tells a load balancer that the process answers; asks no database and is never limited')
  @Allow('public')
  @BareAnswers(200, HealthDto, { errorBody: ENVELOPE_ERRORS, selfContained: true })
  health(): HealthDto {
    return presentHealth(SERVICE_NAME, process.uptime(), this.clock.now());
  }
}
