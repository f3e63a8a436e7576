import { Injectable } from '@nestjs/common';
import { OutboundLimits, type SendLimits } from '../../channels';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';

/** How city staff limit what people are sent (docs/api/console-feed.md#outbound): each change once, with its record. */
@Injectable()
export class OutboundActions {
  constructor(
    private readonly limits: OutboundLimits,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @returns the limits after the change; what is not given stays */
  changeLimits(actor: ConsoleActor, change: Partial<SendLimits>): Promise<SendLimits> {
    const target = { action: 'outbound.update_send_limits', targetType: 'send_limits', targetId: 'default' };
    return this.audited.change(actor, target, () => this.limits.change(change));
  }
}
