import type { EarnedBadgeDto, LeaderboardDto, OwnScoreDto, ScoreDto } from './dto/score.dto';
import { type Breakdown, COUNT_PROPERTIES, type RankedScore, type Score } from './score';
import { ALGORITHM, BADGES, tierOf } from './score-weights';

/** The highest scores (docs/api/scores.md#leaderboard). */
export function presentLeaderboard(
  scores: readonly Score[],
  format: 'full' | 'minimal',
  at: Date,
): LeaderboardDto {
  return {
    count: scores.length,
    algorithm: ALGORITHM,
    generatedAt: at.toISOString(),
    items: scores.map(format === 'full' ? presentFull : presentMinimal),
  };
}

/** One person's score (docs/api/scores.md#score-fields). @param baseUrl the base of absolute URLs */
export function presentScore(score: RankedScore, baseUrl: string, at: Date): ScoreDto {
  return {
    ...presentPerson(score),
    globalRank: score.globalRank,
    badges: presentBadges(score),
    algorithm: ALGORITHM,
    shareUrl: `${baseUrl}/api/scores/${score.userId}`,
    computedAt: at.toISOString(),
  };
}

/** One's own score (docs/api/me.md#own-score); undefined means no points. */
export function presentOwnScore(score: RankedScore | undefined): OwnScoreDto {
  return {
    score: score?.score ?? 0,
    tier: tierOf(score?.score ?? 0),
    rank: score?.rank ?? null,
    globalRank: score?.globalRank ?? null,
    breakdown: score ? presentBreakdown(score) : NO_CONTRIBUTIONS,
    badges: score ? presentBadges(score) : [],
  };
}

const NO_CONTRIBUTIONS = Object.fromEntries(
  Object.keys(COUNT_PROPERTIES).map((field) => [field, 0]),
) as Breakdown;

function presentBadges(score: Score): EarnedBadgeDto[] {
  return earned(score).map(({ id, description, at }) => ({
    id,
    displayName: id,
    description,
    earnedAt: at.toISOString(),
  }));
}

function presentFull(score: Score) {
  return { ...presentPerson(score), badges: earned(score).map(({ id }) => id) };
}

function presentPerson(score: Score) {
  return { ...presentMinimal(score), avatarUrl: score.avatarUrl, breakdown: presentBreakdown(score) };
}

function presentMinimal({ rank, userId, displayName, city, score }: Score) {
  return { rank, userId, displayName, city, score, tier: tierOf(score) };
}

function presentBreakdown(score: Score): Breakdown {
  return {
    reportsField: score.reportsField,
    reportsResolved: score.reportsResolved,
    upvotesReceived: score.upvotesReceived,
    imagesAdded: score.imagesAdded,
    videosAdded: score.videosAdded,
    highPriorityBonus: score.highPriorityBonus,
    votesCast: score.votesCast,
    commentsMade: score.commentsMade,
    eventsJoined: score.eventsJoined,
    streakBonus: score.streakBonus,
    categoryBonus: score.categoryBonus,
  };
}

function earned(score: Score) {
  return BADGES.flatMap(({ id, description, earnedAt }) => {
    const at = score[earnedAt];
    return at === null ? [] : [{ id, description, at }];
  });
}
