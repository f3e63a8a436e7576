import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PlaceNotFound } from '../../../accountability';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { PathId } from '../../../api/path-id.decorator';
import type { ConsoleActor } from '../../../kernel/console';
import { TooManyViews, ViewNotFound, ViewsService, ViewUnchangeable } from '../../../staff';
import { CityQueryDto } from '../../city-query.dto';
import { knownCity } from '../../due-dates/known-city';
import { QueueViewsService } from './queue-views.service';
import { ViewActionsService } from './view-actions.service';
import { presentRemovedView, presentView, presentViewCount } from './view.presenter';
import { ChangeViewDto, NewViewDto, RemovedViewDto, ViewCountDto, ViewDto } from './views.dto';

/** Saved queues (docs/api/staff.md#views). */
@Controller('api/admin/views')
@Api('console', 'views')
export class ViewsController {
  constructor(
    private readonly views: ViewsService,
    private readonly queues: QueueViewsService,
    private readonly actions: ViewActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listViews',
    summary: 'Lists the views of a city that the account sees',
    description:
      'In the order of their positions: the six of every city, the views of the city, of the units of the account, and its own.',
  })
  @Allow('console', 'own.read')
  @Answers(200, ViewDto, { list: true, errors: [401, 403, new PlaceNotFound('city')] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() { cityId }: CityQueryDto,
  ): Promise<ViewDto[]> {
    return (await this.views.list(actor.id, knownCity(cityId))).map(presentView);
  }

  @Get('counts')
  @ApiOperation({
    operationId: 'countViews',
    summary: 'Counts the issues of the views that the account sees',
    description: 'In the order of the views. A count is exact up to 10,000.',
  })
  @Allow('console', 'own.read')
  @Answers(200, ViewCountDto, { list: true, errors: [401, 403, new PlaceNotFound('city')] })
  async counts(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() { cityId }: CityQueryDto,
  ): Promise<ViewCountDto[]> {
    return (await this.queues.counts(actor, knownCity(cityId))).map(presentViewCount);
  }

  @Post()
  @ApiOperation({
    operationId: 'addView',
    summary: 'Saves a queue as a view',
    description:
      'An unknown filter, value, order, column or scope is refused, and a unit to which the account does not belong (400). An account makes at most 100 views of a city (409).',
  })
  @Allow('console', 'own')
  @Answers(201, ViewDto, { errors: [401, 403, new TooManyViews()] })
  async add(@CurrentConsoleActor() actor: ConsoleActor, @Body() view: NewViewDto): Promise<ViewDto> {
    return presentView(await this.actions.add(actor, view));
  }

  @Patch(':viewId')
  @ApiOperation({
    operationId: 'changeView',
    summary: 'Changes a view that the account sees',
    description: 'Members that are absent stay as they are. The views of every city stay as they are (409).',
  })
  @Allow('console', 'own')
  @Answers(200, ViewDto, { errors: [401, 403, new ViewNotFound(), new ViewUnchangeable()] })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('viewId', 'view') id: string,
    @Body() change: ChangeViewDto,
  ): Promise<ViewDto> {
    return presentView(await this.actions.change(actor, id, change));
  }

  @Delete(':viewId')
  @ApiOperation({
    operationId: 'removeView',
    summary: 'Removes a view that the account sees',
    description: 'Its issues stay as they are. The views of every city cannot be removed (409).',
  })
  @Allow('console', 'own')
  @Answers(200, RemovedViewDto, { errors: [401, 403, new ViewNotFound(), new ViewUnchangeable()] })
  async remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('viewId', 'view') id: string,
  ): Promise<RemovedViewDto> {
    return presentRemovedView(await this.actions.remove(actor, id));
  }
}
