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
  /** The difference to the day or the week before; null where there is none to tell. @example "+3" */
  delta!: string | null;
  /** Whether it is as it should be; null where that is not judged. */
  good!: boolean | null;
  /** Not measured yet: the value is a dash. */
  placeholder!: boolean;
}

/** What was reported and resolved on a day of the city. */
export class DashboardDayDto {
  @Day()
  day!: string;
  @Count()
  reported!: number;
  @Count()
  resolved!: number;
}

/** A city at a glance. */
export class DashboardDto {
  kpis!: DashboardKpiDto[];
  /** The last fourteen days, the oldest first. */
  @ApiProperty({ minItems: DAYS, maxItems: DAYS })
  series!: DashboardDayDto[];
  /** Always empty. */
  @ApiProperty({ type: 'array', items: {}, maxItems: 0 })
  needsAttention!: never[];
}
