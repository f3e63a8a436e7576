import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PlaceNotFound } from '../../../accountability';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { PathId } from '../../../api/path-id.decorator';
import type { ConsoleActor } from '../../../kernel/console';
import { ViewNotFound } from '../../../staff';
import { CityQueryDto } from '../../city-query.dto';
import { knownCity } from '../../due-dates/known-city';
import { presentViewReport } from './view-report.presenter';
import { ViewReportActionsService } from './view-report-actions.service';
import { SetViewReportDto, ViewReportDto } from './view-reports.dto';

/** The weekly reports of views (docs/api/staff.md#weekly-reports). */
@Controller('api/admin/views/:viewId/report')
@Api('console', 'views')
export class ViewReportsController {
  constructor(private readonly actions: ViewReportActionsService) {}

  @Get()
  @ApiOperation({
    operationId: 'showViewReport',
    summary: 'Shows who gets the weekly report of a view',
    description: 'The city is that of a view that every city has.',
  })
  @Allow('console', 'own.read')
  @Answers(200, ViewReportDto, { errors: [401, 403, new PlaceNotFound('city'), new ViewNotFound()] })
  async show(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('viewId', 'view') id: string,
    @Query() { cityId }: CityQueryDto,
  ): Promise<ViewReportDto> {
    return presentViewReport(await this.actions.of(actor, id, knownCity(cityId)));
  }

  @Put()
  @ApiOperation({
    operationId: 'setViewReport',
    summary: 'Replaces the accounts that get the weekly report of a view',
    description:
      'They get a mail on Mondays at 08:00 of the city, from the next one on: how many issues the view has for that account, and which of them are late.',
  })
  @Allow('console', 'own')
  @Answers(200, ViewReportDto, { errors: [401, 403, new ViewNotFound()] })
  async set(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('viewId', 'view') id: string,
    @Body() wanted: SetViewReportDto,
  ): Promise<ViewReportDto> {
    return presentViewReport(await this.actions.set(actor, id, wanted));
  }
}
