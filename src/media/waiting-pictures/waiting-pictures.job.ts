import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { WaitingPictureIntakeService } from './waiting-picture-intake.service';

/** Fetches and stores pictures of reports for which that failed before. */
@Injectable()
export class WaitingPicturesJob {
  constructor(private readonly intake: WaitingPictureIntakeService) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'waiting-pictures' })
  run(): Promise<object> {
    return this.intake.takeAll();
  }
}
