import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { ChatMediaService } from './chat-media.service';

/** Fetches files of chat messages that were not fetched when the message arrived. */
@Injectable()
export class ChatMediaJob {
  constructor(private readonly media: ChatMediaService) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'chat-media' })
  async run(): Promise<object> {
    return { fetched: await this.media.fetchAll() };
  }
}
