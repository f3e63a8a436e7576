import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { Mentions } from './mentions.service';

const EVERY_NIGHT = '55 2 * * *';

/** Deletes old messages that were accepted without a signature. */
@Injectable()
export class UnsignedPostsJob {
  constructor(private readonly mentions: Mentions) {}

  @Leased()
  @Cron(EVERY_NIGHT, { name: 'unsigned-posts' })
  async run(): Promise<object> {
    return { deleted: await this.mentions.forgetUnsigned() };
  }
}
