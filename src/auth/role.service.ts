import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import type { AccountRole } from '../kernel/people/roles';
import { AuditLog } from '../platform/audit';
import { Database } from '../platform/database/database';
import { DomainError, Forbidden } from '../platform/http/domain-error';
import { User } from './entities/user.entity';

/** Role changes are rare, and each depends on who else is superadmin, so they run one at a time. */
const ROLE_CHANGES = 'roles';

/** An account after a role change. */
export type RoleHolder = Pick<User, 'id' | 'displayName' | 'email' | 'role' | 'updatedAt'>;

/** There is no such account. */
export class UserNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such user');
  }
}

/** The roles of accounts (docs/api/auth.md#role-changes). */
@Injectable()
export class RoleService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the role of an account and records it. Only a superadmin grants or revokes the roles admin and superadmin,
   * and the last superadmin cannot be changed.
   * @throws UserNotFound, Forbidden; DomainError `conflict` for the last superadmin
   */
  change(actor: Actor, userId: string, role: AccountRole): Promise<RoleHolder> {
    return this.database.transaction(async () => {
      await this.database.takeTurns(ROLE_CHANGES);
      const target = await this.holder(userId);
      if (!target) throw new UserNotFound();
      // Read again: the previous role change may have demoted the actor.
      const mine = await this.holder(actor.id);
      assertMayGive(mine?.role, target.role, role);
      if (target.role === role) return target;
      if (target.role === 'superadmin') await this.assertNotLast();
      const updatedAt = this.clock.now();
      await this.users.update({ id: userId }, { role, updatedAt });
      await this.audit.record({
        surface: 'token',
        actor,
        action: 'user.role',
        target: { kind: 'user', id: userId },
        before: { role: target.role },
        after: { role },
      });
      return { ...target, role, updatedAt };
    });
  }

  /**
   * Restricts an account to reading, by a decision of city staff, whose caller records it.
   * @returns the role it had before
   * @throws UserNotFound; DomainError `conflict` for the last superadmin
   */
  demoteToViewer(userId: string): Promise<AccountRole> {
    return this.database.transaction(async () => {
      await this.database.takeTurns(ROLE_CHANGES);
      const target = await this.holder(userId);
      if (!target) throw new UserNotFound();
      if (target.role === 'superadmin') await this.assertNotLast();
      await this.users.update({ id: userId }, { role: 'viewer', updatedAt: this.clock.now() });
      return target.role;
    });
  }

  /**
   * Checks that an account may be erased; call it in the transaction that does so.
   * @throws DomainError `conflict` for the last superadmin
   */
  async assertMayLeave(userId: string): Promise<void> {
    await this.database.takeTurns(ROLE_CHANGES);
    if ((await this.holder(userId))?.role === 'superadmin') await this.assertNotLast();
  }

  private holder(id: string): Promise<RoleHolder | null> {
    const select = { id: true, displayName: true, email: true, role: true, updatedAt: true };
    return this.users.findOne({ select, where: { id, kind: Not(In(['persona', 'erased'])) } });
  }

  private async assertNotLast(): Promise<void> {
    if ((await this.users.countBy({ role: 'superadmin' })) <= 1) {
      throw new DomainError('conflict', 'The last superadmin cannot be demoted');
    }
  }
}

function assertMayGive(mine: AccountRole | undefined, from: AccountRole, to: AccountRole): void {
  if (mine === 'superadmin') return;
  if (mine !== 'admin') throw new Forbidden('Only admins change roles');
  const isHigh = (role: AccountRole) => role === 'admin' || role === 'superadmin';
  if (isHigh(from) || isHigh(to))
    throw new Forbidden('Only a superadmin gives or takes the roles admin and superadmin');
}
