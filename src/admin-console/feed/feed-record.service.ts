import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { type ConsoleAct, ConsoleAudit } from '../console-audit.service';

/** Writes down whin the console did to issues, and when. */
@Injectable()
export class FeedRecord {
  constructor(
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  of(actor: ConsoleActor, issueId: string, act: Omit<ConsoleAct, 'targetType' | 'targetId'>): Promise<void> {
    return this.audit.record(actor, { ...act, targetType: 'issue', targetId: issueId });
  }
}
