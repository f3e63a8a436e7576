import { columnNames } from '../platform/database/columns';
import { UserScore } from './entities/user-score.entity';
import type { BadgeTimes, BreakdownField } from './score-weights';

/** The number of contributions of each kind. */
export type Breakdown = Record<BreakdownField, number>;

/** The property that stores each count of a breakdown. */
export const COUNT_PROPERTIES = {
  reportsField: 'reports',
  reportsResolved: 'reportsResolved',
  upvotesReceived: 'upvotesReceived',
  imagesAdded: 'imagesAdded',
  videosAdded: 'videosAdded',
  highPriorityBonus: 'highPriorityReports',
  votesCast: 'votesCast',
  commentsMade: 'commentsMade',
  eventsJoined: 'eventsJoined',
  streakBonus: 'streaks',
  categoryBonus: 'categories',
} as const satisfies Record<BreakdownField, keyof UserScore>;

/** The columns of `user_scores` that hold the counts of a breakdown. */
export const COUNT_COLUMNS = columnNames(UserScore, COUNT_PROPERTIES);

/** A person's score, as read. */
export interface Score
  extends
    Pick<UserScore, 'userId' | 'city' | 'score' | 'communityVoiceAt' | 'problemSolverAt' | 'legendAt'>,
    Breakdown,
    BadgeTimes {
  displayName: string;
  avatarUrl: string | null;
  /** The rank within the city; equal scores share a rank. */
  rank: number;
}

/** A person's score with the rank among all. */
export interface RankedScore extends Score {
  globalRank: number;
}

const REPORT_FIELDS = ['reportsField', 'streakBonus', 'categoryBonus'] as const satisfies BreakdownField[];

/** A count that a change adds to individually; the others are counted with a report. */
export type AdditiveField = Exclude<BreakdownField, (typeof REPORT_FIELDS)[number]>;

/** Whether a change adds to a count individually. */
export function isAdditive(field: BreakdownField): field is AdditiveField {
  return !REPORT_FIELDS.some((name) => name === field);
}

/** The counts that are added to individually; those of a report also depend on its day and category. */
export const ADDITIVE_FIELDS = (Object.keys(COUNT_PROPERTIES) as BreakdownField[]).filter(isAdditive);

/** The amounts a change adds to a person's counts. */
export type ScoreChange = { userId: string } & Partial<Record<AdditiveField, number>>;
