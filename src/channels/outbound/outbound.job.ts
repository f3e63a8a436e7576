import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { OutboundSender } from './outbound-sender.service';

/** Five seconds after `search-names`, so that the two jobs do not start together. */
const EVERY_10_SECONDS = '5-59/10 * * * * *';

/** Sends messages to people on channels. */
@Injectable()
export class OutboundJob {
  constructor(private readonly sender: OutboundSender) {}

  @Leased()
  @Cron(EVERY_10_SECONDS, { name: 'outbound' })
  run(): Promise<object> {
    return this.sender.sendDue();
  }
}
