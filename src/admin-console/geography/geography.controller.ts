import { Body, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { PlaceExists, PlaceNotFound } from '../../accountability';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
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
import { GeographyActions } from './geography-actions.service';
import {
  presentCity,
  presentListedWard,
  presentPincode,
  presentSourcedBoundary,
  presentWard,
} from './geography.presenter';
import { GeographyQueries } from './geography.queries';

const READ = { list: true, errors: [401] };
/** The same error as for a violated constraint. */
const SUBDOMAIN_TAKEN = new DomainError('conflict', 'This already exists');

/** Cities, wards and pincodes (docs/api/console.md#geography). */
@ConsoleApi('geo')
export class GeographyController {
  constructor(
    private readonly queries: GeographyQueries,
    private readonly actions: GeographyActions,
  ) {}

  @Get('cities')
  @ApiOperation({
    operationId: 'listCityRecords',
    summary: 'Lists the cities',
    description: 'All cities the service knows, by name, also those that are not live.',
  })
  @Allow('console')
  @BareAnswers(200, CityRecordDto, READ)
  async cities(): Promise<CityRecordDto[]> {
    return (await this.queries.cities()).map(presentCity);
  }

  @Put('cities/:cityId')
  @ApiParam({ name: 'cityId', description: 'The city, by its id', example: 'mumbai' })
  @ApiOperation({
    operationId: 'changeCity',
    summary: 'Sets how far the rollout of a city is, or its subdomain',
    description:
      'A city is live, being set up (rollout), or collects interest alone (waitlist). The public list of cities shows the change at once; a subdomain belongs to one city.',
  })
  @Allow('console')
  @BareAnswers(200, CityRecordDto, { errors: [401, 403, new PlaceNotFound('city'), SUBDOMAIN_TAKEN] })
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
      'All wards of the city, by code, each with what is said of it and whether it has a boundary. A city nobody knows has none.',
  })
  @Allow('console')
  @BareAnswers(200, ListedWardDto, READ)
  async wards(@Query() { cityId }: CityQueryDto): Promise<ListedWardDto[]> {
    return (await this.queries.wards(cityId)).map(presentListedWard);
  }

  @Post('wards')
  @ApiOperation({
    operationId: 'addWard',
    summary: 'Adds a ward to a city',
    description:
      'The code cannot be changed later: it stands in the public wards, in records and CSV files. The ward has no boundary at first.',
  })
  @Allow('console')
  @BareAnswers(200, WardRecordDto, { errors: [401, 403, new PlaceExists('ward')] })
  async addWard(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { cityId, code, ...fields }: NewWardDto,
  ): Promise<WardRecordDto> {
    return presentWard(await this.actions.addWard(actor, cityId, code, fields));
  }

  @Put('wards/:wardId')
  @ApiOperation({
    operationId: 'changeWard',
    summary: 'Changes what is said of a ward; what is not given stays',
    description:
      'Score, resolution rate and trend may be null; a ward with a resolution rate is on the public leaderboard. City and code stay as they are.',
  })
  @Allow('console')
  @BareAnswers(200, WardRecordDto, { errors: [401, 403, new PlaceNotFound('ward')] })
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
      'The boundary as GeoJSON, with null for a ward that has none, and whose it is, for maps to name it.',
  })
  @Allow('console')
  @BareAnswers(200, SourcedBoundaryDto, { errors: [401, new PlaceNotFound('ward')] })
  async boundary(@PathId('wardId', 'ward') id: string): Promise<SourcedBoundaryDto> {
    return presentSourcedBoundary(await this.queries.boundary(id));
  }

  @Put('wards/:wardId/boundary')
  @ApiOperation({
    operationId: 'setWardBoundary',
    summary: 'Sets the boundary of a ward: from now on points within lie in it',
    description:
      'Rings are closed, of four or more positions and of some area; all of them together have 50,000 positions at the most, none more than half a degree beyond the known places of the city. Issues that are placed from now on lie in the ward when their point is within; null takes the boundary away. The audit log keeps a digest of it.',
  })
  @Allow('console')
  @BareAnswers(200, WardBoundaryDto, {
    errors: [401, 403, new PlaceNotFound('ward'), new BoundaryChanged()],
  })
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
    summary: 'Lists the pincodes of a city, each with the wards it has a part in',
    description:
      'All pincodes of the city, each once for every ward it has a part in; the main ward of a pincode comes first. A city nobody knows has none.',
  })
  @Allow('console')
  @BareAnswers(200, PincodeRecordDto, READ)
  async pincodes(@Query() { cityId }: CityQueryDto): Promise<PincodeRecordDto[]> {
    return (await this.queries.pincodes(cityId)).map(presentPincode);
  }

  @Post('pincodes')
  @ApiOperation({
    operationId: 'addPincode',
    summary: 'Adds a pincode to a ward',
    description:
      'The ward must be one of the city (else 400). The first ward of a pincode is its main one, and who is responsible for the ward is so for the pincode from now on.',
  })
  @Allow('console')
  @BareAnswers(200, PincodeRecordDto, { errors: [401, 403, new PlaceExists('pincode')] })
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
      'Changes where a pincode lies in a ward, and what that is called; a place that is not given stays',
    description:
      'City and ward say which of the records of the pincode is meant; they are not changed. lat and lng are given together: left out they stay, null takes them away.',
  })
  @Allow('console')
  @BareAnswers(200, PincodeRecordDto, { errors: [401, 403, new PlaceNotFound('pincode')] })
  async changePincode(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('pincode') pincode: string,
    @Body() { cityId: city, wardCode: ward, ...change }: ChangePincodeDto,
  ): Promise<PincodeRecordDto> {
    return presentPincode(await this.actions.changePincode(actor, { pincode, city, ward, ...change }));
  }
}
