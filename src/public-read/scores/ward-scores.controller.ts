import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { CityScopeDto } from '../city-scope.dto';
import { WardQueries } from '../wards/ward.queries';
import { CivicReportDto, CivicReportQueryDto } from './civic-report.dto';
import { presentReport } from './civic-report.presenter';
import { CivicReportsService } from './civic-reports.service';
import { CITY_SUMMARY, presentUnits, presentWardLeaderboard } from './score-card.presenter';
import {
  CitySummaryDto,
  PincodeUnitDto,
  ScoreUnitQueryDto,
  WardLeaderboardRowDto,
  WardUnitDto,
} from './score.dto';

/** The scores of wards and pincodes (docs/api/public-read.md#score-units). */
@Controller('api/scores')
@Api('public', 'scores')
export class WardScoresController {
  constructor(
    private readonly wards: WardQueries,
    private readonly reports: CivicReportsService,
  ) {}

  @Get('leaderboard')
  @ApiOperation({
    operationId: 'showWardLeaderboard',
    summary: 'Lists the wards of the leaderboard, best first',
    description: 'Only wards that have a resolution rate, ordered by score.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, WardLeaderboardRowDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  async leaderboard(@Query() { cityId }: CityScopeDto): Promise<WardLeaderboardRowDto[]> {
    return presentWardLeaderboard(await this.wards.rated(cityId));
  }

  @Get('city')
  @ApiOperation({
    operationId: 'showCitySummary',
    summary: 'Shows a summary of a city; a placeholder',
    description: 'Constant figures, the same for every city; none of them is measured.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CitySummaryDto, { maxAgeS: PUBLIC_MAX_AGE_S })
  city(): CitySummaryDto {
    return CITY_SUMMARY;
  }

  @Get('units')
  @ApiOperation({
    operationId: 'listScoreUnits',
    summary: 'Lists the wards or the pincodes of a city, best first',
    description:
      'Every ward of the city, or every pincode. A ward without a rating has 64; the score of a pincode is that of its ward plus a placeholder of -5 to +5 points.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, WardUnitDto, { list: true, or: [PincodeUnitDto], maxAgeS: PUBLIC_MAX_AGE_S })
  async units(@Query() { cityId, kind }: ScoreUnitQueryDto): Promise<WardUnitDto[] | PincodeUnitDto[]> {
    return presentUnits(await this.wards.units(cityId, kind));
  }

  @Get('report')
  @ApiOperation({
    operationId: 'showCivicReport',
    summary: 'Reports on a ward or a pincode; all figures except the score of the ward are placeholders',
    description:
      'The score, the unit and the offices are real if they are known; everything else is generated from the name of the unit and is the same in every answer. An unknown unit also has a report.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, CivicReportDto, { maxAgeS: PUBLIC_MAX_AGE_S })
  async report(@Query() query: CivicReportQueryDto): Promise<CivicReportDto> {
    return presentReport(await this.reports.report(query));
  }
}
