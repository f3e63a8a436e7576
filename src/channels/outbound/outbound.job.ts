import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../../platform/jobs/leased-cron.decorator';
import { OutboundSender } from './outbound-sender.service';

/** Five seconds after `search-names`, so that the two jobs do not start together. */
const EVERY_10_SECONDS = '5-59/10 * * * * *';

/** Sends messages to people on channels. */
@Injectable()
export class OutboundJob {
  constructor(private readonly sender: OutboundSender) {}

  @LeasedCron('outbound', EVERY_10_SECONDS)
  run(): Promise<object> {
    return this.sender.sendDue();
  }
}
