import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import type { ConsoleActor, ConsolePerson } from '../../kernel/console';
import { DAY_MS, HOUR_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { Retention } from '../../platform/retention/retention.decorator';
import { ConsoleAccountsService } from '../auth/console-accounts.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleInvite } from '../entities/console-invite.entity';
import { AccountExists, InviteNotFound, InviteReplaced } from './access.errors';
import { type Invite, InviteQueries, type OpenInvite } from './invite.queries';

export type { Invite } from './invite.queries';

const LIFETIME_MS = 72 * HOUR_MS;
/** How long invitations are kept that were used or have expired. */
const KEPT_MS = 30 * DAY_MS;

/** Invitations to the console: each is valid once, for three days. Only the hash of the token is stored. */
@Injectable()
export class InvitesService {
  constructor(
    @InjectRepository(ConsoleInvite) private readonly invites: Repository<ConsoleInvite>,
    private readonly database: Database,
    private readonly queries: InviteQueries,
    private readonly accounts: ConsoleAccountsService,
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  /** Deletes old invitations, which are few. @returns how many */
  @Retention('console-invites')
  async forgetOld(now: Date): Promise<number> {
    const before = LessThan(new Date(now.getTime() - KEPT_MS));
    const { affected } = await this.invites.delete([{ usedAt: before }, { expiresAt: before }]);
    return affected ?? 0;
  }

  /**
   * Invites a person, by a super_admin (docs/api/console.md#invitations). An open invitation of the same email becomes
   * invalid.
   * @throws AccountExists; InvalidInput for an unknown ward
   */
  invite(actor: ConsoleActor, invite: Invite): Promise<{ token: string; expiresAt: Date }> {
    return this.database.transaction(async () => {
      const { email, wards } = invite;
      await this.accounts.assertWards(invite.cityScope, wards);
      if (await this.accounts.isTaken(email)) throw new AccountExists();
      const token = randomBytes(32).toString('base64url');
      const now = this.clock.now();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      await this.queries.withdraw(email, now);
      await this.invites.insert({
        tokenHash: hashOf(token),
        ...invite,
        invitedBy: actor.id,
        createdAt: now,
        expiresAt,
      });
      await this.audit.record(actor, {
        action: 'access.invite',
        targetType: 'console_account',
        targetId: email,
        after: invite,
      });
      return { token, expiresAt };
    });
  }

  /** Creates the account of an invitation. @throws InviteNotFound, AccountExists */
  accept(token: string, password: string): Promise<ConsolePerson> {
    return this.database.transaction(async () => {
      const invite = await this.queries.use(hashOf(token), this.clock.now());
      if (!invite) throw new InviteNotFound();
      const account = await this.accounts.create({ ...invite, password });
      if (!account) throw new AccountExists();
      const { email, name, role, cityScope, wards, categories } = invite;
      await this.audit.record(account, {
        action: 'access.accept_invite',
        targetType: 'console_account',
        targetId: account.id,
        after: { email, name, role, cityScope, wards, categories },
      });
      return account;
    });
  }

  /** The invitations that were not accepted yet, newest first. */
  open(): Promise<OpenInvite[]> {
    return this.queries.open(this.clock.now());
  }

  /**
   * Withdraws the invitation of an email, by a super_admin: its token becomes invalid.
   * @param from the time of the invitation to withdraw; undefined: any invitation
   * @throws InviteNotFound; InviteReplaced if there is another one by now
   */
  withdraw(actor: ConsoleActor, email: string, from?: Date): Promise<Invite> {
    return this.database.transaction(async () => {
      const withdrawn = await this.queries.withdraw(email, this.clock.now());
      if (!withdrawn) throw new InviteNotFound();
      const { createdAt, ...invite } = withdrawn;
      if (from && from.getTime() !== createdAt.getTime()) throw new InviteReplaced();
      await this.audit.record(actor, {
        action: 'access.withdraw_invite',
        targetType: 'console_account',
        targetId: invite.email,
        before: invite,
      });
      return invite;
    });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
