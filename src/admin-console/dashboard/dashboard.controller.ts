import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Clock } from '../../kernel/time/clock';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { CityQueryDto } from '../city-query.dto';
import { presentBounded, presentDashboard } from './dashboard.presenter';
import { DashboardDto } from './dashboard.dto';
import { DashboardQueries } from './dashboard.queries';

/** The main figures of a city (docs/api/console.md#dashboard). */
@Controller('api/admin/dashboard')
@Api('console', 'dashboard')
export class DashboardController {
  constructor(
    private readonly queries: DashboardQueries,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'showDashboard',
    summary: 'Shows the figures of a city: open, overdue and resolved issues, and the last fourteen days',
    description:
      'Hidden issues are not counted. Days are in the time zone of the city. The figures of an unknown city are zero.',
  })
  @Allow('console', 'analytics.read')
  @Answers(200, DashboardDto, { errors: [401, 403] })
  async show(@Query() { cityId }: CityQueryDto): Promise<DashboardDto> {
    return {
      ...presentDashboard(
        await this.queries.statuses(cityId),
        await this.queries.days(cityId, this.clock.now()),
      ),
      late: presentBounded(await this.queries.late(cityId)),
      disputed: presentBounded(await this.queries.disputed(cityId)),
    };
  }
}
