import type { ViewReportDto } from './view-reports.dto';

/** Who gets the weekly report of a view (docs/api/staff.md#weekly-reports). @param accountIds console accounts */
export function presentViewReport({ accountIds }: { accountIds: string[] }): ViewReportDto {
  return { accountIds };
}
