import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { TokenApi } from '../api/token-api/token-api.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import { JurisdictionNotFound } from './accountability.errors';
import { presentChain } from './chain/chain.presenter';
import { ChainQueries } from './chain/chain.queries';
import { AccountabilityChainDto, ChainQueryDto } from './dto/chain.dto';
import { DepartmentPageDto } from './dto/department.dto';
import { JurisdictionPageDto } from './dto/jurisdiction.dto';
import { OfficialPageDto } from './dto/official.dto';
import { PoliceStationPageDto } from './dto/police-station.dto';
import { EntityListQueryDto, OfficialListQueryDto } from './dto/record-page.dto';
import { ENTITIES } from './records/entity';
import {
  presentDepartment,
  presentJurisdiction,
  presentOfficial,
  presentPage,
  presentPoliceStation,
} from './records/entity.presenter';
import { EntityQueries } from './records/entity.queries';

const LIST_DESCRIPTION =
  'One page, ordered by id. An unknown city has an empty list. A cursor is valid only with the same filters.';

/** The chain of a place, and the public lists of records (docs/api/accountability.md#routes). */
@TokenApi('', 'accountability')
export class AccountabilityController {
  constructor(
    private readonly chains: ChainQueries,
    private readonly queries: EntityQueries,
  ) {}

  @Get('accountability-chain')
  @ApiOperation({
    operationId: 'showAccountabilityChain',
    summary: 'Shows who is responsible for a pincode or a point',
    description:
      'The ward, its officer and corporator, the MLA and MP of its seats, the police station and, if a category is given, the department that serves it. If a pincode has several wards, a point selects the ward; without a point the answer has `ambiguous` and the codes of all `wards`.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, AccountabilityChainDto, [400, new JurisdictionNotFound()])
  async chain(@Query() { category, ...place }: ChainQueryDto): Promise<AccountabilityChainDto> {
    return presentChain(await this.chains.at(place, category));
  }

  @Get('jurisdictions')
  @ApiOperation({
    operationId: 'listJurisdictions',
    summary: 'Lists jurisdictions',
    description: LIST_DESCRIPTION,
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, JurisdictionPageDto, [400])
  async jurisdictions(
    @Query() { limit, lastKey, ...filter }: EntityListQueryDto,
  ): Promise<JurisdictionPageDto> {
    return presentPage(
      await this.queries.page(ENTITIES.jurisdictions, filter, limit, lastKey),
      presentJurisdiction,
    );
  }

  @Get('officials')
  @ApiOperation({
    operationId: 'listOfficials',
    summary: 'Lists officials',
    description: LIST_DESCRIPTION,
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, OfficialPageDto, [400])
  async officials(@Query() { limit, lastKey, ...filter }: OfficialListQueryDto): Promise<OfficialPageDto> {
    return presentPage(await this.queries.page(ENTITIES.officials, filter, limit, lastKey), presentOfficial);
  }

  @Get('departments')
  @ApiOperation({
    operationId: 'listDepartments',
    summary: 'Lists departments',
    description: LIST_DESCRIPTION,
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, DepartmentPageDto, [400])
  async departments(@Query() { limit, lastKey, ...filter }: EntityListQueryDto): Promise<DepartmentPageDto> {
    return presentPage(
      await this.queries.page(ENTITIES.departments, filter, limit, lastKey),
      presentDepartment,
    );
  }

  @Get('police-stations')
  @ApiOperation({
    operationId: 'listPoliceStations',
    summary: 'Lists police stations',
    description: LIST_DESCRIPTION,
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, PoliceStationPageDto, [400])
  async policeStations(
    @Query() { limit, lastKey, ...filter }: EntityListQueryDto,
  ): Promise<PoliceStationPageDto> {
    return presentPage(
      await this.queries.page(ENTITIES['police-stations'], filter, limit, lastKey),
      presentPoliceStation,
    );
  }
}
