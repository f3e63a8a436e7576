import { ApiProperty } from '@nestjs/swagger';
import { Count, Day } from '../../api/openapi/answer-fields';
import { DAYS } from './dashboard.queries';

/** A figure of the dashboard. */
export class DashboardKpiDto {
  /** @example openIssues */
  key!: string;
  /** @example "Open issues" */
  label!: string;
  /** A number, a percentage, or a dash. @example "17" */
  value!: string;
  /** The difference from the day or the week before; null if there is none. @example "+3" */
  delta!: string | null;
  /** Whether the value is good; null if it is not rated. */
  good!: boolean | null;
  /** true if the figure is not measured yet: its value is a dash. */
  placeholder!: boolean;
}

/** The numbers of reports and resolutions on a day of the city. */
export class DashboardDayDto {
  @Day()
  day!: string;
  @Count()
  reported!: number;
  @Count()
  resolved!: number;
}

/** A number of issues, counted up to 10,000. */
export class BoundedCountDto {
  @Count()
  count!: number;
  /** false: there are more. */
  countIsExact!: boolean;
}

/** The figures of the contract for a city. */
export class ContractDashboardDto {
  kpis!: DashboardKpiDto[];
  /** The last fourteen days, oldest first. */
  @ApiProperty({ minItems: DAYS, maxItems: DAYS })
  series!: DashboardDayDto[];
  /** Always empty. */
  @ApiProperty({ type: 'array', items: {}, maxItems: 0 })
  needsAttention!: never[];
}

/** The main figures of a city. */
export class DashboardDto extends ContractDashboardDto {
  /** Unresolved issues past their due date, whatever their feed status; without hidden ones. */
  late!: BoundedCountDto;
  /** Resolved issues with an undecided request to reopen. */
  disputed!: BoundedCountDto;
}
