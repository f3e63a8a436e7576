import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Count, Integer, Literal, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';
import { IsPageLimit } from '../../api/validation/query-fields';
import type { Breakdown } from '../score';
import { ALGORITHM, type BadgeId, BADGES, type Tier, TIERS } from '../score-weights';

const BADGE_ID = { enum: BADGES.map(({ id }) => id), enumName: 'BadgeId' };
const LEADERBOARD_FORMATS = ['full', 'minimal'] as const;
export type LeaderboardFormat = (typeof LEADERBOARD_FORMATS)[number];

/** The filters and the format of the leaderboard. */
export class LeaderboardQueryDto {
  /** Only people of this city. @example mumbai */
  @IsOptional()
  @IsOneOf(CITY)
  city?: CitySlug;
  @IsPageLimit()
  limit: number = 50;
  /** minimal leaves out pictures, badges and what the scores are made of. @example minimal */
  @IsOptional()
  @IsOneOf({ enum: LEADERBOARD_FORMATS, enumName: 'LeaderboardFormat' })
  format: LeaderboardFormat = 'full';
}

/** The number of contributions of each kind. */
export class ScoreBreakdownDto implements Breakdown {
  /** Issues reported. @example 4 */
  @Count()
  reportsField!: number;
  /** Those of them that are resolved or closed. @example 2 */
  @Count()
  reportsResolved!: number;
  /** Upvotes on them. @example 41 */
  @Count()
  upvotesReceived!: number;
  /** @example 5 */
  @Count()
  imagesAdded!: number;
  /** @example 1 */
  @Count()
  videosAdded!: number;
  /** Issues reported that have the priority high. @example 1 */
  @Count()
  highPriorityBonus!: number;
  /** Issues upvoted. @example 12 */
  @Count()
  votesCast!: number;
  /** Messages written. @example 9 */
  @Count()
  commentsMade!: number;
  /** Events attended. @example 1 */
  @Count()
  eventsJoined!: number;
  /** Runs of seven days with a report on each. @example 0 */
  @Count()
  streakBonus!: number;
  /** Categories of the issues reported. @example 3 */
  @Count()
  categoryBonus!: number;
}

/** A person and their score. */
export class MinimalLeaderboardItemDto {
  /** Within the city of the person; equals share a rank. @example 1 */
  @Integer({ minimum: 1 })
  rank!: number;
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Asha Kulkarni" */
  displayName!: string;
  @ValueOf(CITY)
  city!: CitySlug;
  /** @example 749 */
  @Integer({ minimum: 1 })
  score!: number;
  @ValueOf({ enum: TIERS, enumName: 'Tier' })
  tier!: Tier;
}

/** The fields of a person's score in every answer except the minimal one. */
class DetailedScoreDto extends MinimalLeaderboardItemDto {
  /** The URL of a picture; null if there is none. */
  avatarUrl!: string | null;
  /** The number of contributions of each kind. */
  @ApiProperty({ type: () => ScoreBreakdownDto })
  breakdown!: Breakdown;
}

/** A person in the leaderboard. */
export class LeaderboardItemDto extends DetailedScoreDto {
  @ValuesOf(BADGE_ID)
  badges!: BadgeId[];
}

/** The people with the highest scores. */
@ApiExtraModels(LeaderboardItemDto, MinimalLeaderboardItemDto)
export class LeaderboardDto {
  @Count()
  count!: number;
  /** The version of the scoring rules. */
  @Literal(ALGORITHM)
  algorithm!: typeof ALGORITHM;
  @Moment()
  generatedAt!: string;
  /** Highest score first; all items have the requested format. */
  @ApiProperty({
    type: 'array',
    items: {
      anyOf: [LeaderboardItemDto, MinimalLeaderboardItemDto].map((item) => ({ $ref: getSchemaPath(item) })),
    },
  })
  items!: Array<LeaderboardItemDto | MinimalLeaderboardItemDto>;
}

/** A badge a person has earned. */
export class EarnedBadgeDto {
  @ValueOf(BADGE_ID)
  id!: BadgeId;
  /** @example "Problem Solver" */
  displayName!: string;
  /** What the badge is given for. */
  @ApiProperty({ example: BADGES.find(({ id }) => id === 'Problem Solver')?.description })
  description!: string;
  @Moment()
  earnedAt!: string;
}

/** One's own score. */
export class OwnScoreDto {
  /** @example 837 */
  @Count()
  score!: number;
  @ValueOf({ enum: TIERS, enumName: 'Tier' })
  tier!: Tier;
  /** Among the people of the same city; null without points. @example 1 */
  @Integer({ minimum: 1 })
  rank!: number | null;
  /** Among all people; null without points. @example 3 */
  @Integer({ minimum: 1 })
  globalRank!: number | null;
  /** The number of contributions of each kind. */
  @ApiProperty({ type: () => ScoreBreakdownDto })
  breakdown!: Breakdown;
  badges!: EarnedBadgeDto[];
}

/** A person's score. */
export class ScoreDto extends DetailedScoreDto {
  /** Among all people. @example 3 */
  @Integer({ minimum: 1 })
  globalRank!: number;
  badges!: EarnedBadgeDto[];
  /** The version of the scoring rules. */
  @Literal(ALGORITHM)
  algorithm!: typeof ALGORITHM;
  /** The public URL of this score. */
  @ApiProperty({
    type: 'string',
    format: 'uri',
    example: 'https://civic.example/api/scores/usr_01k0g4yq3fe8tr2v7b5x9cdm6h',
  })
  shareUrl!: string;
  @Moment()
  computedAt!: string;
}
