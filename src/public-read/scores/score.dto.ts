import { ApiSchema } from '@nestjs/swagger';
import { FirstText } from '../../api/validation/query-fields';
import { Integer, Literal } from '../../api/openapi/answer-fields';
import { CityScopeDto } from '../city-scope.dto';
import { Colour, GradedDto, PercentText } from './graded.dto';

/** A ward in the leaderboard. */
export class WardLeaderboardRowDto extends GradedDto {
  /** @example 1 */
  @Integer({ minimum: 1 })
  rank!: number;
  /** @example H/West */
  code!: string;
  /** @example "Bandra West" */
  area!: string;
  /** The colour of the rank. */
  @Colour('#FB4A2E')
  rankC!: string;
  /** The share of issues resolved, in percent. @example 71 */
  @Integer({ minimum: 0, maximum: 100 })
  res!: number;
  /** The same as text, used as the width of a bar. */
  @PercentText('71%')
  barPct!: string;
  @Literal('▲', '▼', '—')
  trendSign!: '▲' | '▼' | '—';
  /** The change of the score; empty if there is none. @example "4" */
  trendTxt!: string;
  /** The colour of the trend. */
  @Colour('#1E8E5A')
  trendC!: string;
}

/** Figures of a city. */
@ApiSchema({ description: 'Placeholder: the same for every city' })
export class CitySummaryDto extends GradedDto {
  @PercentText('58%')
  resPct!: string;
  /** @example "3,420" */
  reportsWeek!: string;
  /** @example 19h */
  avgResp!: string;
  /** @example "214" */
  overdue!: string;
  /** @example "3" */
  trend!: string;
  /** @example "Slow, but improving" */
  label!: string;
  /** @example 76 */
  @Integer({ minimum: 0, maximum: 100 })
  areaSampleScore!: number;
}

/** The score of a ward. */
export class WardUnitDto extends GradedDto {
  /** @example H/West */
  code!: string;
  /** @example "Bandra West" */
  area!: string;
}

/** The score of a pincode: that of its ward, changed by a placeholder. */
export class PincodeUnitDto extends GradedDto {
  /** @example "400050" */
  pincode!: string;
  /** @example "Bandra West" */
  area!: string;
  /** @example H/West */
  wardCode!: string;
}

/** Selects wards or pincodes. */
export class ScoreUnitQueryDto extends CityScopeDto {
  /** pincode; any other value means ward. @example pincode */
  @FirstText()
  kind: string = 'ward';
}
