import { Get, Param, Query } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Config } from '../platform/config/config';
import { Allow } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
import { LeaderboardDto, LeaderboardQueryDto, ScoreDto } from './dto/score.dto';
import { presentLeaderboard, presentScore } from './score.presenter';
import { ScoreQueries } from './score.queries';

/** Document 1, section 4.8. */
@TokenApi('scores', 'scores')
export class ScoresController {
  constructor(
    private readonly queries: ScoreQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Lists the people with the highest scores, of one city or of all')
  @Allow('public')
  @Answers(200, LeaderboardDto, [400])
  async leaders(@Query() { limit, city, format }: LeaderboardQueryDto): Promise<LeaderboardDto> {
    return presentLeaderboard(await this.queries.leaders(limit, city), format, this.clock.now());
  }

  @Get(':userId')
  @Summary("Shows a person's score, what it is made of, and its ranks and badges")
  @Allow('public')
  @Answers(200, ScoreDto, [404])
  async show(@Param('userId') userId: string): Promise<ScoreDto> {
    return presentScore(await this.queries.of(userId), this.config.publicBaseUrl, this.clock.now());
  }
}
