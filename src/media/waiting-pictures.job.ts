import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { WaitingPictureIntake } from './waiting-picture-intake.service';

/** Fetches and stores pictures of reports for which that failed before. */
@Injectable()
export class WaitingPicturesJob {
  constructor(private readonly intake: WaitingPictureIntake) {}

  @LeasedCron('waiting-pictures', CronExpression.EVERY_MINUTE)
  run(): Promise<object> {
    return this.intake.takeAll();
  }
}
