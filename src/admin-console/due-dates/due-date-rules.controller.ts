import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { PlaceNotFound } from '../../accountability';
import {
  CityCalendarsService,
  DueDateRuleQueries,
  HolidayExists,
  HolidayNotFound,
  PolicyNotFound,
} from '../../due-dates';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { CityQueryDto } from '../city-query.dto';
import {
  ChangeWorkingCalendarDto,
  HolidayDto,
  NewHolidayDto,
  NewSlaPolicyDto,
  RemovedHolidayDto,
  SlaPolicyDto,
  WorkingCalendarDto,
} from './due-date-rules.dto';
import { presentCalendar, presentHoliday, presentPolicy } from './due-date-rules.presenter';
import { DueDateRuleActionsService } from './due-date-rule-actions.service';
import { knownCity } from './known-city';

const READ = { list: true, errors: [401, 403] };

/**
 * The hours within which issues are to be resolved, and the working calendars
 * (docs/api/due-dates.md#policies-in-the-console).
 */
@Controller('api/admin/due-dates')
@Api('console', 'due-dates')
export class DueDateRulesController {
  constructor(
    private readonly queries: DueDateRuleQueries,
    private readonly calendars: CityCalendarsService,
    private readonly actions: DueDateRuleActionsService,
  ) {}

  @Get('policies')
  @ApiOperation({
    operationId: 'listSlaPolicies',
    summary: 'Lists the policies of a city, and the policies for all cities',
    description: 'Policies in force first, then the newest; at most 500.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, SlaPolicyDto, READ)
  async policies(@Query() { cityId }: CityQueryDto): Promise<SlaPolicyDto[]> {
    return (await this.queries.policies(cityId)).map(presentPolicy);
  }

  @Post('policies')
  @ApiOperation({
    operationId: 'addSlaPolicy',
    summary: 'Adds a policy; it replaces the policy in force for the same issues',
    description:
      'Issues reported from now on follow it, unless another policy matches more fields of the issue. Issues reported earlier keep the policy that was in force then. A ward must be one of the city (else 400).',
  })
  @Allow('console', 'feed')
  @Answers(200, SlaPolicyDto, { errors: [401, 403] })
  async addPolicy(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() policy: NewSlaPolicyDto,
  ): Promise<SlaPolicyDto> {
    return presentPolicy(await this.actions.addPolicy(actor, policy));
  }

  @Post('policies/:policyId/retire')
  @ApiOperation({
    operationId: 'retireSlaPolicy',
    summary: 'Ends a policy; issues reported from now on follow another one',
    description:
      'For a policy that has ended already, the response is the unchanged policy, and no audit record is written. Issues reported while it was in force keep it.',
  })
  @Allow('console', 'feed')
  @Answers(200, SlaPolicyDto, { errors: [401, 403, new PolicyNotFound()] })
  async retirePolicy(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('policyId', 'slaPolicy') id: string,
  ): Promise<SlaPolicyDto> {
    return presentPolicy(await this.actions.retirePolicy(actor, id));
  }

  @Get('calendar')
  @ApiOperation({
    operationId: 'showWorkingCalendar',
    summary: 'Shows the working calendar of a city',
    description: 'The default is Monday to Friday, 10:00 to 18:00 in the time zone of the city.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, WorkingCalendarDto, { errors: [401, 403, new PlaceNotFound('city')] })
  async calendar(@Query() { cityId }: CityQueryDto): Promise<WorkingCalendarDto> {
    return presentCalendar(cityId, await this.calendars.calendar(knownCity(cityId)));
  }

  @Put('calendar/:cityId')
  @ApiParam({ name: 'cityId', description: 'The city, by its id', example: 'mumbai' })
  @ApiOperation({
    operationId: 'setWorkingCalendar',
    summary: 'Sets the working calendar of a city',
    description:
      'Due dates that are calculated from now on use it. Existing due dates stay until a change of their issue makes the service calculate them again.',
  })
  @Allow('console', 'feed')
  @Answers(200, WorkingCalendarDto, { errors: [401, 403, new PlaceNotFound('city')] })
  async setCalendar(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('cityId') cityId: string,
    @Body() hours: ChangeWorkingCalendarDto,
  ): Promise<WorkingCalendarDto> {
    return presentCalendar(cityId, await this.actions.setCalendar(actor, cityId, hours));
  }

  @Get('holidays')
  @ApiOperation({
    operationId: 'listHolidays',
    summary: 'Lists the holidays of a city',
    description: 'All holidays, the oldest first. An unknown city has an empty list.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, HolidayDto, READ)
  async holidays(@Query() { cityId }: CityQueryDto): Promise<HolidayDto[]> {
    return (await this.calendars.holidays(cityId)).map(presentHoliday);
  }

  @Post('holidays')
  @ApiOperation({
    operationId: 'addHoliday',
    summary: 'Adds a holiday: a day on which a city does not work',
    description:
      'Due dates that are calculated from now on do not count this day, if their policy uses working hours.',
  })
  @Allow('console', 'feed')
  @Answers(200, HolidayDto, { errors: [401, 403, new HolidayExists()] })
  async addHoliday(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { cityId: city, date, name }: NewHolidayDto,
  ): Promise<HolidayDto> {
    return presentHoliday(await this.actions.addHoliday(actor, { city, date, name }));
  }

  @Delete('holidays/:cityId/:date')
  @ApiParam({ name: 'cityId', description: 'The city, by its id', example: 'mumbai' })
  @ApiParam({ name: 'date', description: 'The day', example: '2026-11-08' })
  @ApiOperation({
    operationId: 'removeHoliday',
    summary: 'Removes a holiday of a city',
    description: 'Due dates that are calculated from now on count this day again.',
  })
  @Allow('console', 'feed')
  @Answers(200, RemovedHolidayDto, { errors: [401, 403, new HolidayNotFound()] })
  removeHoliday(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('cityId') cityId: string,
    @Param('date') date: string,
  ): Promise<RemovedHolidayDto> {
    return this.actions.removeHoliday(actor, cityId, date).then(() => ({ cityId, date }));
  }
}
