import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { Mentions } from './mentions.service';

const EVERY_NIGHT = '55 2 * * *';

/** Deletes old messages that were accepted without a signature. */
@Injectable()
export class UnsignedPostsJob {
  constructor(private readonly mentions: Mentions) {}

  @LeasedCron('unsigned-posts', EVERY_NIGHT)
  async run(): Promise<object> {
    return { deleted: await this.mentions.forgetUnsigned() };
  }
}
