import type { RatedPincode, RatedUnits, RatedWard } from '../wards/ward.queries';
import { BASE_SCORE, gradeOf } from './grade';
import { Placeholder } from './placeholder';
import type { CitySummaryDto, PincodeUnitDto, WardLeaderboardRowDto, WardUnitDto } from './score.dto';

const FIRST_RANK_COLOUR = '#FB4A2E';
const RANK_COLOUR = '#CBD0D8';
const TRENDS = {
  up: { trendSign: '▲', trendC: '#1E8E5A' },
  down: { trendSign: '▼', trendC: '#C5283D' },
  level: { trendSign: '—', trendC: '#8A93A0' },
} as const;
const MIN_PINCODE_SCORE = 32;
const MAX_PINCODE_SCORE = 90;
const MAX_OFFSET = 5;

/** Placeholder: the same for every city (docs/api/public-read.md#city-summary). */
export const CITY_SUMMARY: CitySummaryDto = {
  score: BASE_SCORE,
  resPct: '58%',
  reportsWeek: '3,420',
  avgResp: '19h',
  overdue: '214',
  trend: '3',
  label: 'Slow, but improving',
  areaSampleScore: 76,
  ...gradeOf(BASE_SCORE),
};

/** The rows of the leaderboard: the wards with a resolution rate, which are given in the order of their scores. */
export function presentWardLeaderboard(wards: readonly RatedWard[]): WardLeaderboardRowDto[] {
  return wards
    .flatMap((ward) => (ward.resPct === null ? [] : [{ ...ward, resPct: ward.resPct }]))
    .map(presentLeader);
}

function presentLeader(ward: RatedWard & { resPct: number }, index: number): WardLeaderboardRowDto {
  const { code, area, ...graded } = presentWardUnit(ward);
  const trend = ward.trend ?? 0;
  const { trendSign, trendC } = TRENDS[trend === 0 ? 'level' : trend > 0 ? 'up' : 'down'];
  return {
    rank: index + 1,
    code,
    area,
    ...graded,
    rankC: index === 0 ? FIRST_RANK_COLOUR : RANK_COLOUR,
    res: ward.resPct,
    barPct: `${ward.resPct}%`,
    trendSign,
    trendTxt: trend === 0 ? '' : String(Math.abs(trend)),
    trendC,
  };
}

/** A ward's score; a ward without a rating has the base score. */
export function presentWardUnit({ code, name, score }: RatedWard): WardUnitDto {
  const known = score ?? BASE_SCORE;
  return { code, area: name, score: known, ...gradeOf(known) };
}

/** The scores of wards or pincodes, best first. */
export function presentUnits(units: RatedUnits): WardUnitDto[] | PincodeUnitDto[] {
  return units.kind === 'pincode' ? presentPincodeUnits(units.pincodes) : units.wards.map(presentWardUnit);
}

/** The scores of pincodes, best first. */
export function presentPincodeUnits(pincodes: readonly RatedPincode[]): PincodeUnitDto[] {
  return pincodes
    .map(({ pincode, area, wardCode, score }) => {
      const own = pincodeScore(pincode, score);
      return { pincode, area, wardCode, score: own, ...gradeOf(own) };
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * A pincode's score: that of its ward, changed by a deterministic placeholder (docs/api/public-read.md#score-units).
 */
export function pincodeScore(pincode: string, wardScore: number | null | undefined): number {
  const offset = new Placeholder(`pincode ${pincode}`).between('offset', -MAX_OFFSET, MAX_OFFSET);
  return Math.min(MAX_PINCODE_SCORE, Math.max(MIN_PINCODE_SCORE, (wardScore ?? BASE_SCORE) + offset));
}
