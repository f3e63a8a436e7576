import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CityQueries } from '../../../accountability';
import { Leased } from '../../../platform/jobs/leased.decorator';
import { ViewReportMailsService } from './view-report-mails.service';

/** Cities have different time zones: each run handles those where it is Monday, 08:00, or later. */
const EVERY_5_MINUTES = '50 */5 * * * *';

/** Writes the weekly reports of views. */
@Injectable()
export class ViewReportsJob {
  constructor(
    private readonly cities: CityQueries,
    private readonly mails: ViewReportMailsService,
  ) {}

  @Leased()
  @Cron(EVERY_5_MINUTES, { name: 'view-reports' })
  async run(): Promise<object> {
    let mails = 0;
    for (const city of await this.cities.byName()) mails += await this.mails.write(city);
    return { mails };
  }
}
