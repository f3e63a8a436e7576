import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { HOUR_MS } from '../../kernel/time/durations';
import { Leased } from '../jobs/leased.decorator';
import { RetentionService } from './retention.service';

const EVERY_NIGHT = '50 2 * * *';

/** Deletes what the service no longer needs, by the rules of retention. */
@Injectable()
export class PrivacyRetentionJob {
  constructor(private readonly retention: RetentionService) {}

  @Leased({ maxRunMs: 4 * HOUR_MS })
  @Cron(EVERY_NIGHT, { name: 'privacy-retention' })
  run(): Promise<object> {
    return this.retention.run();
  }
}
