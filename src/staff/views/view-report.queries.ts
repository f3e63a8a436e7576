import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { StaffViewReport } from '../entities/staff-view-report.entity';

const REPORT = columnsOf(StaffViewReport, ['viewId', 'city', 'accountId'], 'r');
const takeReport = statement(
  'staff.take-view-report',
  `select ${REPORT} from staff_view_reports r where r.city = $1 and r.written_until < $2
    order by r.written_until, r.view_id, r.account_id limit 1 for update skip locked`,
);

/** A report that is due. */
export type DueReport = RowOf<typeof REPORT>;

/** Reads which reports are due. */
@Injectable()
export class ViewReportQueries {
  constructor(private readonly database: Database) {}

  /** Locks a report of a city that is not written since a Monday. Call it in a transaction. */
  take(city: CitySlug, monday: Date): Promise<DueReport | undefined> {
    return this.database.row(takeReport, [city, monday]);
  }
}
