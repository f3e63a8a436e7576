import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import type { AccountRole } from '../kernel/roles';
import { AuditLog } from '../audit/audit-log';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainError, Forbidden } from '../platform/http/domain-error';

/** Role changes are few, and each looks at who else is superadmin: one at a time. */
const takeTurns = statement('auth.lock-roles', `select pg_advisory_xact_lock(hashtextextended('roles', 0))`);
const findRole = statement(
  'auth.find-role',
  `select id, display_name as "displayName", email, role, updated_at as "updatedAt" from users where id = $1`,
);
const countSuperadmins = statement(
  'auth.count-superadmins',
  `select count(*)::int as n from users where role = 'superadmin'`,
);
const setRole = statement('auth.set-role', `update users set role = $2, updated_at = $3 where id = $1`);

/** An account after a role change. */
export interface RoleHolder {
  id: string;
  displayName: string;
  email: string | null;
  role: AccountRole;
  updatedAt: Date;
}

/** There is no such account. */
export class UserNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such user');
  }
}

/** Who has which role (docs/api/auth.md#role-changes). */
@Injectable()
export class RoleService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives an account a role, and records that. Only a superadmin gives or takes the roles admin and superadmin, and the
   * last superadmin stays one.
   * @throws UserNotFound, Forbidden; DomainError conflict for the last superadmin
   */
  change(actor: Actor, userId: string, role: AccountRole): Promise<RoleHolder> {
    return this.database.transaction(async () => {
      await this.database.rows(takeTurns);
      const target = await this.database.row<RoleHolder>(findRole, [userId]);
      if (!target) throw new UserNotFound();
      // As it is now: a change that was waited for may have been the actor's own demotion.
      const mine = await this.database.row<RoleHolder>(findRole, [actor.id]);
      assertMayGive(mine?.role, target.role, role);
      if (target.role === role) return target;
      if (target.role === 'superadmin') await this.assertNotLast();
      const updatedAt = this.clock.now();
      await this.database.rows(setRole, [userId, role, updatedAt]);
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
   * Bars an account to reading, on the word of the city desk, which records it.
   * @returns the role it had before
   * @throws UserNotFound; DomainError conflict for the last superadmin
   */
  bar(userId: string): Promise<AccountRole> {
    return this.database.transaction(async () => {
      await this.database.rows(takeTurns);
      const target = await this.database.row<RoleHolder>(findRole, [userId]);
      if (!target) throw new UserNotFound();
      if (target.role === 'superadmin') await this.assertNotLast();
      await this.database.rows(setRole, [userId, 'viewer', this.clock.now()]);
      return target.role;
    });
  }

  private async assertNotLast(): Promise<void> {
    const superadmins = await this.database.row<{ n: number }>(countSuperadmins);
    if ((superadmins?.n ?? 0) <= 1) {
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
