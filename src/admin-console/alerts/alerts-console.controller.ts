import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AlertQueries } from '../../alerts';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { CityQueryDto } from '../city-query.dto';
import { SubscriptionCountDto } from './alerts-console.dto';
import { presentCount } from './alerts-console.presenter';

/** The number of mail subscriptions (docs/api/alerts.md#counts). */
@Controller('api/admin/alerts')
@Api('console', 'alerts')
export class AlertsConsoleController {
  constructor(private readonly queries: AlertQueries) {}

  @Get('subscriptions')
  @ApiOperation({
    operationId: 'countSubscriptions',
    summary: 'Counts the mail subscriptions of a city',
    description:
      'Grouped by what is followed and by how often mails are sent. The response names no person and has no addresses.',
  })
  @Allow('console', 'analytics.read')
  @Answers(200, SubscriptionCountDto, { list: true, errors: [401, 403] })
  async subscriptions(@Query() { cityId }: CityQueryDto): Promise<SubscriptionCountDto[]> {
    return (await this.queries.counts(cityId)).map(presentCount);
  }
}
