import { Injectable } from '@nestjs/common';
import { OutboundLimitsService, type SendLimits } from '../../channels';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';

/**
 * Changes of the limits of outbound messages by city staff (docs/api/console-feed.md#outbound), each in one transaction
 * with its audit record.
 */
@Injectable()
export class OutboundActionsService {
  constructor(
    private readonly limits: OutboundLimitsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @returns the limits after the change; members that are left out stay the same */
  changeLimits(actor: ConsoleActor, change: Partial<SendLimits>): Promise<SendLimits> {
    const target = { action: 'outbound.update_send_limits', targetType: 'send_limits', targetId: 'default' };
    return this.audited.change(actor, target, () => this.limits.change(change));
  }
}
