import { Get, Query } from '@nestjs/common';
import { Allow } from '../../platform/http/access.decorator';
import { Summary } from '../../platform/http/answers.decorator';
import { PublicAnswers } from '../../platform/http/bare-api/public-answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { CityScopeDto } from '../city-scope.dto';
import { WardQueries } from '../wards/ward.queries';
import { CivicReports } from './civic-reports.service';
import {
  CITY_SUMMARY,
  presentPincodeUnits,
  presentWardLeaderboard,
  presentWardUnit,
} from './score-card.presenter';
import {
  CitySummaryDto,
  CivicReportDto,
  CivicReportQueryDto,
  LeaderboardRowDto,
  type ScoreUnit,
  ScoreUnitDto,
  ScoreUnitQueryDto,
} from './score.dto';

/** Document 3, section 4.1: how wards and pincodes score. */
@PublicApi('scores')
export class WardScoresController {
  constructor(
    private readonly wards: WardQueries,
    private readonly reports: CivicReports,
  ) {}

  @Get('leaderboard')
  @Summary('Lists the wards of the leaderboard, the best first')
  @Allow('public')
  @PublicAnswers(LeaderboardRowDto, { list: true })
  async leaderboard(@Query() { cityId }: CityScopeDto): Promise<LeaderboardRowDto[]> {
    return presentWardLeaderboard(await this.wards.rated(cityId));
  }

  @Get('city')
  @Summary('Sums a city up; a placeholder')
  @Allow('public')
  @PublicAnswers(CitySummaryDto)
  city(): CitySummaryDto {
    return CITY_SUMMARY;
  }

  @Get('units')
  @Summary('Lists the wards or the pincodes of a city, the best first')
  @Allow('public')
  @PublicAnswers(ScoreUnitDto, { list: true })
  async units(@Query() { cityId, kind }: ScoreUnitQueryDto): Promise<ScoreUnit[]> {
    if (kind === 'pincode') return presentPincodeUnits(await this.wards.pincodes(cityId));
    return (await this.wards.rated(cityId)).map(presentWardUnit);
  }

  @Get('report')
  @Summary('Reports on a ward or a pincode; its figures are placeholders but for the score of the ward')
  @Allow('public')
  @PublicAnswers(CivicReportDto)
  report(@Query() query: CivicReportQueryDto): Promise<CivicReportDto> {
    return this.reports.report(query);
  }
}
