import { Injectable } from '@nestjs/common';
import { RoleService } from '../../auth';
import { ReporterProfiles } from '../../public-read';
import type { ConsoleActor } from '../../kernel/console';
import { AuditedTransaction } from '../audited-transaction.service';

/** A reporter, and whether they are verified as a citizen reporter. */
export type VerifiedReporter = Awaited<ReturnType<ReporterProfiles['verify']>>['after'];

/** An account that is restricted to reading. */
export interface BannedReporter {
  userId: string;
  role: 'viewer';
}

/**
 * Decisions of city staff about reporters (docs/api/console.md#reporters), each in one transaction with its audit
 * record.
 */
@Injectable()
export class ReporterActionsService {
  constructor(
    private readonly profiles: ReporterProfiles,
    private readonly roles: RoleService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** Verifies a citizen reporter, or removes the verification. @throws ReporterNotFound */
  verify(actor: ConsoleActor, userId: string, verified: boolean): Promise<VerifiedReporter> {
    const target = { action: 'reporter.verify', targetType: 'user', targetId: userId };
    return this.audited.change(actor, target, () => this.profiles.verify(userId, verified));
  }

  /** Restricts an account to reading. @throws UserNotFound; DomainError conflict for the last superadmin */
  ban(actor: ConsoleActor, userId: string): Promise<BannedReporter> {
    const target = { action: 'reporter.ban', targetType: 'user', targetId: userId };
    return this.audited.change(actor, target, async () => ({
      before: { userId, role: await this.roles.demoteToViewer(userId) },
      after: { userId, role: 'viewer' as const },
    }));
  }
}
