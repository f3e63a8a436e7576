import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { GeographyQueries, PlaceExists, PlaceNotFound } from '../../accountability';
import { type ConsoleActor, isCityInScope } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import { CityQueryDto } from '../city-query.dto';
import {
  ChangeCityDto,
  ChangePincodeDto,
  ChangeWardDto,
  CityRecordDto,
  ListedWardDto,
  NewPincodeDto,
  NewWardDto,
  PincodeRecordDto,
  SetBoundaryDto,
  SourcedBoundaryDto,
  WardBoundaryDto,
  WardRecordDto,
} from './geography.dto';
import { BoundaryChanged } from './geography.errors';
import { GeographyActionsService } from './geography-actions.service';
import {
  presentCity,
  presentListedWard,
  presentPincode,
  presentSourcedBoundary,
  presentWard,
} from './geography.presenter';

const READ = { list: true, errors: [401, 403] };
/** The same error as for a violated constraint. */
const SUBDOMAIN_TAKEN = new DomainError('conflict', 'This already exists');

/** Cities, wards and pincodes (docs/api/console.md#geography). */
@Controller('api/admin/geo')
@Api('console', 'geo')
export class GeographyController {
  constructor(
    private readonly queries: GeographyQueries,
    private readonly actions: GeographyActionsService,
  ) {}

  @Get('cities')
  @ApiOperation({
    operationId: 'listCityRecords',
    summary: 'Lists the cities',
    description: 'All cities of the service, by name, including those that are not live.',
  })
  @Allow('console', 'geo.read')
  @Answers(200, CityRecordDto, READ)
  async cities(@CurrentConsoleActor() { scope }: ConsoleActor): Promise<CityRecordDto[]> {
    return (await this.queries.cities()).filter((city) => isCityInScope(scope, city.slug)).map(presentCity);
  }

  @Put('cities/:cityId')
  @ApiParam({ name: 'cityId', description: 'The city, by its id', example: 'mumbai' })
  @ApiOperation({
    operationId: 'changeCity',
    summary: 'Changes the rollout status of a city, or its subdomain',
    description:
      'A city is live, is being set up (rollout), or only collects interest (waitlist). The public list of cities shows the change at once. A subdomain belongs to one city.',
  })
  @Allow('console', 'geo')
  @Answers(200, CityRecordDto, { errors: [401, 403, new PlaceNotFound('city'), SUBDOMAIN_TAKEN] })
  async changeCity(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('cityId') targetId: string,
    @Body() change: ChangeCityDto,
  ): Promise<CityRecordDto> {
    return presentCity(await this.actions.changeCity(actor, targetId, change));
  }

  @Get('wards')
  @ApiOperation({
    operationId: 'listWardRecords',
    summary: 'Lists the wards of a city',
    description:
      'All wards of the city, by code, each with its data and whether it has a boundary. An unknown city has an empty list.',
  })
  @Allow('console', 'geo.read')
  @Answers(200, ListedWardDto, READ)
  async wards(@Query() { cityId }: CityQueryDto): Promise<ListedWardDto[]> {
    return (await this.queries.wards(cityId)).map(presentListedWard);
  }

  @Post('wards')
  @ApiOperation({
    operationId: 'addWard',
    summary: 'Adds a ward to a city',
    description:
      'The code cannot be changed later, because public wards, records and CSV files use it. The ward has no boundary at first.',
  })
  @Allow('console', 'geo')
  @Answers(200, WardRecordDto, { errors: [401, 403, new PlaceExists('ward')] })
  async addWard(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { cityId, code, ...fields }: NewWardDto,
  ): Promise<WardRecordDto> {
    return presentWard(await this.actions.addWard(actor, cityId, code, fields));
  }

  @Put('wards/:wardId')
  @ApiOperation({
    operationId: 'changeWard',
    summary: 'Changes the data of a ward; fields that are not given stay',
    description:
      'Score, resolution rate and trend may be null; a ward with a resolution rate is on the public leaderboard. City and code do not change.',
  })
  @Allow('console', 'geo')
  @Answers(200, WardRecordDto, { errors: [401, 403, new PlaceNotFound('ward')] })
  async changeWard(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('wardId', 'ward') targetId: string,
    @Body() change: ChangeWardDto,
  ): Promise<WardRecordDto> {
    return presentWard(await this.actions.changeWard(actor, targetId, change));
  }

  @Get('wards/:wardId/boundary')
  @ApiOperation({
    operationId: 'showWardBoundary',
    summary: 'Shows the boundary of a ward',
    description:
      'The boundary as GeoJSON, or null for a ward without one, and its source, which maps show as its attribution.',
  })
  @Allow('console', 'geo.read')
  @Answers(200, SourcedBoundaryDto, { errors: [401, 403, new PlaceNotFound('ward')] })
  async boundary(@PathId('wardId', 'ward') id: string): Promise<SourcedBoundaryDto> {
    return presentSourcedBoundary(await this.queries.boundary(id));
  }

  @Put('wards/:wardId/boundary')
  @ApiOperation({
    operationId: 'setWardBoundary',
    summary: 'Sets the boundary of a ward; from now on, points inside are in the ward',
    description:
      'Rings must be closed, with four or more positions and an area. Together they have at most 50,000 positions, none more than half a degree outside the known places of the city. Issues that are placed from now on are in the ward if their point is inside. null removes the boundary. The audit log keeps a digest of it.',
  })
  @Allow('console', 'geo')
  @ReadsBody('long-json')
  @Answers(200, WardBoundaryDto, { errors: [401, 403, new PlaceNotFound('ward'), new BoundaryChanged()] })
  async setBoundary(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('wardId', 'ward') targetId: string,
    @Body() { boundary, from }: SetBoundaryDto,
  ): Promise<WardBoundaryDto> {
    return { boundary: await this.actions.setBoundary(actor, targetId, { boundary, from }) };
  }

  @Get('pincodes')
  @ApiOperation({
    operationId: 'listPincodeRecords',
    summary: 'Lists the pincodes of a city, each with the wards that have a part of it',
    description:
      'All pincodes of the city, with one record for each ward that has a part of the pincode; the main ward of a pincode comes first. An unknown city has an empty list.',
  })
  @Allow('console', 'geo.read')
  @Answers(200, PincodeRecordDto, READ)
  async pincodes(@Query() { cityId }: CityQueryDto): Promise<PincodeRecordDto[]> {
    return (await this.queries.pincodes(cityId)).map(presentPincode);
  }

  @Post('pincodes')
  @ApiOperation({
    operationId: 'addPincode',
    summary: 'Adds a pincode to a ward',
    description:
      'The ward must be one of the city (else 400). The first ward of a pincode is its main ward. From now on, the jurisdiction of the ward is responsible for the pincode.',
  })
  @Allow('console', 'geo')
  @Answers(200, PincodeRecordDto, { errors: [401, 403, new PlaceExists('pincode')] })
  async addPincode(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { cityId: city, wardCode: ward, pincode, area, lat = null, lng = null }: NewPincodeDto,
  ): Promise<PincodeRecordDto> {
    return presentPincode(await this.actions.addPincode(actor, { pincode, city, ward, area, lat, lng }));
  }

  @Put('pincodes/:pincode')
  @ApiParam({ name: 'pincode', description: 'The pincode, six digits', example: '400050' })
  @ApiOperation({
    operationId: 'changePincode',
    summary:
      'Changes the position and the area name of a pincode in a ward; a position that is not given stays',
    description:
      'City and ward identify the record of the pincode; they are not changed. lat and lng are given together: if they are left out, they stay; null removes them.',
  })
  @Allow('console', 'geo')
  @Answers(200, PincodeRecordDto, { errors: [401, 403, new PlaceNotFound('pincode')] })
  async changePincode(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('pincode') pincode: string,
    @Body() { cityId: city, wardCode: ward, ...change }: ChangePincodeDto,
  ): Promise<PincodeRecordDto> {
    return presentPincode(await this.actions.changePincode(actor, { pincode, city, ward, ...change }));
  }
}
