import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../../platform/jobs/leased.decorator';
import { DuplicateDetectionService } from './duplicate-detection.service';

/** Twenty seconds after the other jobs that run every minute, so that they do not start together. */
const EVERY_MINUTE = '20 * * * * *';

/** Compares new issues with earlier ones near them. */
@Injectable()
export class DuplicateDetectionJob {
  constructor(private readonly detection: DuplicateDetectionService) {}

  @Leased()
  @Cron(EVERY_MINUTE, { name: 'duplicate-detection' })
  run(): Promise<object> {
    return this.detection.detect();
  }
}
