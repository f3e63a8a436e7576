import type { FiledReportDto } from './filed-report.dto';

/** What a client is answered that has reported (docs/open311.md#reporting). */
export function presentFiled({ id }: { id: string }): FiledReportDto[] {
  return [{ service_request_id: id, service_notice: null, account_id: null }];
}
