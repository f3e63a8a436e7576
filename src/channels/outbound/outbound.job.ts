import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { ChatStatusesService } from '../chat/chat-statuses.service';
import { OutboundSender } from './outbound-sender.service';

/** Five seconds after `search-names`, so that the two jobs do not start together. */
const EVERY_10_SECONDS = '5-59/10 * * * * *';

/** Sends messages to people on channels, and applies statuses that came before their messages were known. */
@Injectable()
export class OutboundJob {
  constructor(
    private readonly sender: OutboundSender,
    private readonly statuses: ChatStatusesService,
  ) {}

  @Leased()
  @Cron(EVERY_10_SECONDS, { name: 'outbound' })
  async run(): Promise<object> {
    const sent = await this.sender.sendDue();
    await this.statuses.applyLate();
    return sent;
  }
}
