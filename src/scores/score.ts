import type { CitySlug } from '../kernel/cities';
import type { BadgeTimes, BreakdownField } from './score-weights';

/** How often each contribution was made. */
export type Breakdown = Record<BreakdownField, number>;

/** The column of `user_scores` that holds each count of a breakdown. */
export const COUNT_COLUMNS = {
  reportsField: 'reports',
  reportsResolved: 'reports_resolved',
  upvotesReceived: 'upvotes_received',
  imagesAdded: 'images_added',
  videosAdded: 'videos_added',
  highPriorityBonus: 'high_priority_reports',
  votesCast: 'votes_cast',
  commentsMade: 'comments_made',
  eventsJoined: 'events_joined',
  streakBonus: 'streaks',
  categoryBonus: 'categories',
} as const satisfies Record<BreakdownField, string>;

/** A person's score as it is read. */
export interface Score extends Breakdown, BadgeTimes {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  city: CitySlug;
  score: number;
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

/** What a change adds to a person's counts, or takes from them. */
export type ScoreChange = { userId: string } & Partial<Record<AdditiveField, number>>;
