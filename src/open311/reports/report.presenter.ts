import type { FiledReportDto } from './filed-report.dto';

/** The answer to a report (docs/open311.md#reporting). */
export function presentFiled({ id }: { id: string }): FiledReportDto[] {
  return [{ service_request_id: id, service_notice: null, account_id: null }];
}
