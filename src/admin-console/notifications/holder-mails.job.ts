import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CityQueries } from '../../accountability';
import { Leased } from '../../platform/jobs/leased.decorator';
import { HolderMailsService } from './holder-mails.service';

/** Cities have different time zones: each run handles those where it is morning, or later. */
const EVERY_5_MINUTES = '40 */5 * * * *';

/** Writes the digests to the accounts that hold issues, at 08:00 of their city. */
@Injectable()
export class HolderMailsJob {
  constructor(
    private readonly cities: CityQueries,
    private readonly mails: HolderMailsService,
  ) {}

  @Leased()
  @Cron(EVERY_5_MINUTES, { name: 'holder-mails' })
  async run(): Promise<object> {
    let mails = 0;
    for (const city of await this.cities.byName()) mails += await this.mails.writeDigests(city);
    return { mails };
  }
}
