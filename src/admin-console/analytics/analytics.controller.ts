import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { AnalyticsDto, AnalyticsQueryDto } from './analytics.dto';
import { presentAnalytics } from './analytics.presenter';
import { AnalyticsService } from './analytics.service';

/** The numbers of reported and resolved issues, by group (docs/api/console.md#analytics). */
@Controller('api/admin/analytics')
@Api('console', 'analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get()
  @ApiOperation({
    operationId: 'showAnalytics',
    summary: 'Counts the reported and resolved issues by day, ward, category and channel',
    description:
      'Days are in the time zone of the city. The default period is the last thirty days; a period has at most 366 days. An unknown city has no figures.',
  })
  @Allow('console', 'analytics.read')
  @Answers(200, AnalyticsDto, { errors: [401, 403] })
  async show(@Query() query: AnalyticsQueryDto): Promise<AnalyticsDto> {
    return presentAnalytics(await this.analytics.count(query));
  }
}
