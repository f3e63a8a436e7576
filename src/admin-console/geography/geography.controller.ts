import { createHash } from 'node:crypto';
import { Body, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Geography, type MultiPolygon } from '../../accountability/geography.service';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { CityQueryDto } from '../city-query.dto';
import { Recorded } from '../recorded.service';
import {
  BoundaryDto,
  ChangeCityDto,
  ChangePincodeDto,
  ChangeWardDto,
  CityRecordDto,
  ListedWardDto,
  NewPincodeDto,
  NewWardDto,
  PincodeRecordDto,
  ShownBoundaryDto,
  WardRecordDto,
} from './geography.dto';
import { GeographyQueries } from './geography.queries';

const READ = { list: true, errors: [401] };
const CHANGE = { errors: [401, 403, 404] };
const CREATE = { errors: [401, 403, 409] };

/** Where cities, wards and pincodes are (document 3, section 4.7). */
@ConsoleApi('geo')
export class GeographyController {
  constructor(
    private readonly queries: GeographyQueries,
    private readonly geography: Geography,
    private readonly recorded: Recorded,
  ) {}

  @Get('cities')
  @Summary('Lists the cities')
  @Allow('console')
  @BareAnswers(200, CityRecordDto, READ)
  cities(): Promise<CityRecordDto[]> {
    return this.queries.cities();
  }

  @Put('cities/:cityId')
  @Summary('Sets how far the rollout of a city is, or its subdomain')
  @Allow('console')
  @BareAnswers(200, CityRecordDto, { errors: [401, 403, 404, 409] })
  changeCity(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('cityId') targetId: string,
    @Body() change: ChangeCityDto,
  ): Promise<CityRecordDto> {
    const target = { action: 'geo.update_city', targetType: 'city', targetId };
    return this.recorded.change(actor, target, () => this.geography.changeCity(targetId, change));
  }

  @Get('wards')
  @Summary('Lists the wards of a city')
  @Allow('console')
  @BareAnswers(200, ListedWardDto, READ)
  wards(@Query() { cityId }: CityQueryDto): Promise<ListedWardDto[]> {
    return this.queries.wards(cityId);
  }

  @Post('wards')
  @Summary('Adds a ward to a city')
  @Allow('console')
  @BareAnswers(200, WardRecordDto, CREATE)
  addWard(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { cityId, code, ...fields }: NewWardDto,
  ): Promise<WardRecordDto> {
    const target = ({ id }: { id: string }) => ({
      action: 'geo.create_ward',
      targetType: 'ward',
      targetId: id,
    });
    return this.recorded.change(actor, target, () => this.geography.addWard(cityId, code, fields));
  }

  @Put('wards/:wardId')
  @Summary('Changes what is said of a ward; what is not given stays')
  @Allow('console')
  @BareAnswers(200, WardRecordDto, CHANGE)
  changeWard(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('wardId') targetId: string,
    @Body() change: ChangeWardDto,
  ): Promise<WardRecordDto> {
    const target = { action: 'geo.update_ward', targetType: 'ward', targetId };
    return this.recorded.change(actor, target, () => this.geography.changeWard(targetId, change));
  }

  @Get('wards/:wardId/boundary')
  @Summary('Shows the boundary of a ward')
  @Allow('console')
  @BareAnswers(200, ShownBoundaryDto, { errors: [401, 404] })
  async boundary(@Param('wardId') id: string): Promise<ShownBoundaryDto> {
    const boundary = await this.queries.boundary(id);
    if (boundary === undefined) throw new DomainError('notFound', 'There is no such ward');
    return { boundary };
  }

  @Put('wards/:wardId/boundary')
  @Summary('Sets the boundary of a ward: from now on points within lie in it')
  @Allow('console')
  @BareAnswers(200, ShownBoundaryDto, CHANGE)
  async setBoundary(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('wardId') targetId: string,
    @Body() { boundary }: BoundaryDto,
  ): Promise<ShownBoundaryDto> {
    const target = { action: 'geo.set_boundary', targetType: 'ward', targetId };
    return {
      boundary: await this.recorded.change(
        actor,
        target,
        () => this.geography.setBoundary(targetId, boundary),
        digestOf,
      ),
    };
  }

  @Get('pincodes')
  @Summary('Lists the pincodes of a city, each with the wards it has a part in')
  @Allow('console')
  @BareAnswers(200, PincodeRecordDto, READ)
  pincodes(@Query() { cityId }: CityQueryDto): Promise<PincodeRecordDto[]> {
    return this.queries.pincodes(cityId);
  }

  @Post('pincodes')
  @Summary('Adds a pincode to a ward')
  @Allow('console')
  @BareAnswers(200, PincodeRecordDto, CREATE)
  addPincode(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { lat = null, lng = null, ...place }: NewPincodeDto,
  ): Promise<PincodeRecordDto> {
    const target = { action: 'geo.create_pincode', targetType: 'pincode', targetId: place.pincode };
    return this.recorded.change(actor, target, () => this.geography.addPincode({ ...place, lat, lng }));
  }

  @Put('pincodes/:pincode')
  @Summary('Changes where a pincode lies in a ward, and what that is called; a place that is not given stays')
  @Allow('console')
  @BareAnswers(200, PincodeRecordDto, CHANGE)
  changePincode(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('pincode') pincode: string,
    @Body() change: ChangePincodeDto,
  ): Promise<PincodeRecordDto> {
    const target = { action: 'geo.update_pincode', targetType: 'pincode', targetId: pincode };
    return this.recorded.change(actor, target, () => this.geography.changePincode({ pincode, ...change }));
  }
}

/** A boundary as the audit log has it: which one it was can be proven, and a record stays small. */
function digestOf(boundary: MultiPolygon | null): object | null {
  if (!boundary) return null;
  const rings = boundary.coordinates.flat();
  const sha256 = createHash('sha256').update(JSON.stringify(boundary)).digest('hex');
  return { rings: rings.length, positions: rings.flat().length, sha256 };
}
