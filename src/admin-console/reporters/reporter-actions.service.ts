import { Injectable } from '@nestjs/common';
import { RoleService } from '../../auth';
import { ReporterProfiles } from '../../community';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';

/** What city staff decide about reporters (docs/api/console.md#reporters): each once, with its record. */
@Injectable()
export class ReporterActions {
  constructor(
    private readonly profiles: ReporterProfiles,
    private readonly roles: RoleService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** Verifies a citizen reporter, or takes that back. @throws ReporterNotFound */
  verify(actor: ConsoleActor, userId: string, verified: boolean): Promise<Verified> {
    const target = { action: 'reporter.verify', targetType: 'user', targetId: userId };
    return this.audited.change(actor, target, () => this.profiles.verify(userId, verified));
  }

  /** Restricts an account to reading. @throws UserNotFound; DomainError conflict for the last superadmin */
  ban(actor: ConsoleActor, userId: string): Promise<{ userId: string; role: 'viewer' }> {
    const target = { action: 'reporter.ban', targetType: 'user', targetId: userId };
    return this.audited.change(actor, target, async () => ({
      before: { userId, role: await this.roles.bar(userId) },
      after: { userId, role: 'viewer' as const },
    }));
  }
}

type Verified = Awaited<ReturnType<ReporterProfiles['verify']>>['after'];
