import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import { JurisdictionNotFound } from './accountability.errors';
import { presentChain } from './chain/chain.presenter';
import { ChainQueries } from './chain/chain.queries';
import { AccountabilityChainDto, ChainQueryDto } from './dto/chain.dto';
import { DepartmentPageDto } from './dto/department.dto';
import { JurisdictionPageDto } from './dto/jurisdiction.dto';
import { OfficialPageDto } from './dto/official.dto';
import { PoliceStationPageDto } from './dto/police-station.dto';
import { RecordListQueryDto, OfficialListQueryDto } from './dto/record-page.dto';
import { RECORD_KINDS } from './records/record-kind';
import {
  presentDepartment,
  presentJurisdiction,
  presentOfficial,
  presentPage,
  presentPoliceStation,
} from './records/record.presenter';
import { RecordQueries } from './records/record.queries';

const LIST_DESCRIPTION =
  'One page, ordered by id. An unknown city has an empty list. A cursor is valid only with the same filters.';

/** The chain of a place, and the public lists of records (docs/api/accountability.md#routes). */
@Controller('api')
@Api('token', 'accountability')
export class AccountabilityController {
  constructor(
    private readonly chains: ChainQueries,
    private readonly queries: RecordQueries,
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
  @Answers(200, AccountabilityChainDto, { errors: [400, new JurisdictionNotFound()] })
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
  @Answers(200, JurisdictionPageDto, { errors: [400] })
  async jurisdictions(
    @Query() { limit, lastKey, ...filter }: RecordListQueryDto,
  ): Promise<JurisdictionPageDto> {
    return presentPage(
      await this.queries.page(RECORD_KINDS.jurisdictions, filter, limit, lastKey),
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
  @Answers(200, OfficialPageDto, { errors: [400] })
  async officials(@Query() { limit, lastKey, ...filter }: OfficialListQueryDto): Promise<OfficialPageDto> {
    return presentPage(
      await this.queries.page(RECORD_KINDS.officials, filter, limit, lastKey),
      presentOfficial,
    );
  }

  @Get('departments')
  @ApiOperation({
    operationId: 'listDepartments',
    summary: 'Lists departments',
    description: LIST_DESCRIPTION,
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, DepartmentPageDto, { errors: [400] })
  async departments(@Query() { limit, lastKey, ...filter }: RecordListQueryDto): Promise<DepartmentPageDto> {
    return presentPage(
      await this.queries.page(RECORD_KINDS.departments, filter, limit, lastKey),
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
  @Answers(200, PoliceStationPageDto, { errors: [400] })
  async policeStations(
    @Query() { limit, lastKey, ...filter }: RecordListQueryDto,
  ): Promise<PoliceStationPageDto> {
    return presentPage(
      await this.queries.page(RECORD_KINDS['police-stations'], filter, limit, lastKey),
      presentPoliceStation,
    );
  }
}
