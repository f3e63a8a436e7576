import { Body, Controller, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { HoldsIssues, UnitNotFound, UnitQueries } from '../../staff';
import { CityQueryDto } from '../city-query.dto';
import { presentUnit } from './unit.presenter';
import { UnitActionsService } from './unit-actions.service';
import { ChangeUnitDto, NewUnitDto, UnitDto, UnitMembersDto } from './units.dto';

/** Units of city staff (docs/api/staff.md#units). */
@Controller('api/admin/units')
@Api('console', 'units')
export class UnitsController {
  constructor(
    private readonly queries: UnitQueries,
    private readonly actions: UnitActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listUnits',
    summary: 'Lists the units of a city',
    description: 'Active units first, then the oldest; at most 500. An unknown city has none.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, UnitDto, { list: true, errors: [401, 403] })
  async list(@Query() { cityId }: CityQueryDto): Promise<UnitDto[]> {
    return (await this.queries.list(cityId)).map(presentUnit);
  }

  @Post()
  @ApiOperation({
    operationId: 'addUnit',
    summary: 'Adds a unit to a city',
    description: 'The department must be one of the city, and the official must exist (else 400).',
  })
  @Allow('console', 'feed')
  @Answers(201, UnitDto, { errors: [401, 403] })
  async add(@CurrentConsoleActor() actor: ConsoleActor, @Body() unit: NewUnitDto): Promise<UnitDto> {
    return presentUnit(await this.actions.add(actor, unit));
  }

  @Patch(':unitId')
  @ApiOperation({
    operationId: 'changeUnit',
    summary: 'Changes a unit, or deactivates it',
    description:
      'A unit is never deleted. Members that are absent stay as they are; without a change no audit record is written. A unit that holds issues is deactivated with `moveTo`, which says who gets all of them, also finished ones (else 409 with their number); each has its own audit record.',
  })
  @Allow('console', 'feed')
  @Answers(200, UnitDto, { errors: [401, 403, new UnitNotFound(), new HoldsIssues(12)] })
  async change(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('unitId', 'unit') id: string,
    @Body() change: ChangeUnitDto,
  ): Promise<UnitDto> {
    return presentUnit(await this.actions.change(actor, id, change));
  }

  @Put(':unitId/members')
  @ApiOperation({
    operationId: 'setUnitMembers',
    summary: 'Sets which accounts belong to a unit',
    description:
      'The list replaces the accounts of the unit. An account can belong to several units. An id of no account is refused (400).',
  })
  @Allow('console', 'feed')
  @Answers(200, UnitDto, { errors: [401, 403, new UnitNotFound()] })
  async setMembers(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('unitId', 'unit') id: string,
    @Body() { accountIds }: UnitMembersDto,
  ): Promise<UnitDto> {
    return presentUnit(await this.actions.setMembers(actor, id, accountIds));
  }
}
