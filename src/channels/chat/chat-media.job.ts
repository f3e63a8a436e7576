import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../../platform/jobs/leased-cron.decorator';
import { ChatMedia } from './chat-media.service';

/** Fetches files of chat messages that were not fetched when the message arrived. */
@Injectable()
export class ChatMediaJob {
  constructor(private readonly media: ChatMedia) {}

  @LeasedCron('chat-media', CronExpression.EVERY_MINUTE)
  async run(): Promise<object> {
    return { fetched: await this.media.fetchAll() };
  }
}
