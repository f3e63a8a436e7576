import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { DueConfirmationsService } from './due-confirmations.service';

const EVERY_MINUTE = '35 * * * * *';

/** Decides by the answers whether issues were repaired, where a decision is due. */
@Injectable()
export class ConfirmationsJob {
  constructor(private readonly confirmations: DueConfirmationsService) {}

  @Leased()
  @Cron(EVERY_MINUTE, { name: 'confirmations' })
  run(): Promise<object> {
    return this.confirmations.decide();
  }
}
