import { columnNames } from '../platform/database/columns';
import { UserScore } from './entities/user-score.entity';
import type { BadgeTimes, BreakdownField } from './score-weights';

/** How often each contribution was made. */
export type Breakdown = Record<BreakdownField, number>;

/** Where each count of a breakdown is kept. */
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

/** A person's score as it is read. */
export interface Score
  extends
    Pick<UserScore, 'userId' | 'city' | 'score' | 'communityVoiceAt' | 'problemSolverAt' | 'legendAt'>,
    Breakdown,
    BadgeTimes {
  displayName: string;
  avatarUrl: string | null;
  /** Among the people of the same city; equals share a rank. */
  rank: number;
}

/** A person's score with the place it has among all. */
export interface RankedScore extends Score {
  globalRank: number;
}

const REPORT_FIELDS = ['reportsField', 'streakBonus', 'categoryBonus'] as const satisfies BreakdownField[];

/** A count that a change adds to by itself; the others are counted with a whole report. */
export type AdditiveField = Exclude<BreakdownField, (typeof REPORT_FIELDS)[number]>;

/** @returns whether a change adds to a count by itself */
export function isAdditive(field: BreakdownField): field is AdditiveField {
  return !REPORT_FIELDS.some((name) => name === field);
}

/** The counts that only add up; those of a report depend on its day and category, too. */
export const ADDITIVE_FIELDS = (Object.keys(COUNT_PROPERTIES) as BreakdownField[]).filter(isAdditive);

/** What a change adds to a person's counts, or takes from them. */
export type ScoreChange = { userId: string } & Partial<Record<AdditiveField, number>>;
