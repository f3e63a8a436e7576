import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Clock } from '../kernel/time/clock';
import { Config } from '../platform/config/config';
import { Api } from '../api/api.decorator';
import { Allow } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { PathId } from '../api/path-id.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import { LeaderboardDto, LeaderboardQueryDto, ScoreDto } from './dto/score.dto';
import { ScoreNotFound } from './score.errors';
import { presentLeaderboard, presentScore } from './score.presenter';
import { ScoreQueries } from './score.queries';

/** What people have contributed (docs/api/scores.md#routes). */
@Controller('api/scores')
@Api('token', 'scores')
export class ScoresController {
  constructor(
    private readonly queries: ScoreQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listScores',
    summary: 'Lists the people with the highest scores, of one city or of all',
    description:
      'People without points are left out. Equal scores share a rank. The rank is the one within the city of each person, also in the list of all cities.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, LeaderboardDto, { errors: [400] })
  async leaders(@Query() { limit, city, format }: LeaderboardQueryDto): Promise<LeaderboardDto> {
    return presentLeaderboard(await this.queries.leaders(limit, city), format, this.clock.now());
  }

  @Get(':userId')
  @ApiOperation({
    operationId: 'showScore',
    summary: "Shows a person's score, the counts it consists of, and its ranks and badges",
    description:
      'Every contribution changes counts, points and badges at once; an undone contribution no longer counts. A person without points is not found.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, ScoreDto, { errors: [new ScoreNotFound()] })
  async show(@PathId('userId', 'user') userId: string): Promise<ScoreDto> {
    return presentScore(await this.queries.of(userId), this.config.publicBaseUrl, this.clock.now());
  }
}
