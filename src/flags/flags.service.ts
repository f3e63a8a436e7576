import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Flag } from './entities/flag.entity';
import type { FlagInput, FlagTarget, KnownFlag, RaisedFlag, SettledStatus } from './flag';
import { FlaggedAlready, FlagNotFound } from './flag.errors';
import { FlagRaised } from './flag.events';
import { FlagTargetQueries } from './flag-targets.queries';
import { FlagWriteQueries } from './flag.queries';

/** Flags of issues, messages, media and people. */
@Injectable()
export class FlagsService {
  constructor(
    @InjectRepository(Flag) private readonly flags: Repository<Flag>,
    private readonly database: Database,
    private readonly targets: FlagTargetQueries,
    private readonly writes: FlagWriteQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Flags something. The open reports of one target share a flag, which counts them and has the most frequent reason.
   * @param issueId the issue that is the target, or to which the target belongs
   * @throws IssueNotFound, FlagTargetNotFound, FlaggedAlready
   */
  async raise(
    actor: Actor,
    target: FlagTarget,
    { reason, note }: FlagInput,
    issueId?: string,
  ): Promise<RaisedFlag> {
    const { kind, id } = target;
    const at = this.clock.now();
    return this.database.transaction(async () => {
      await this.targets.assertThere(actor, target, issueId);
      const first = { id: newId('flag'), targetKind: kind, targetId: id, issueId, reason, createdAt: at };
      const flag = await this.writes.raise(first);
      const flagId = flag?.id ?? '';
      if (flag?.isNew) await this.events.emit(new FlagRaised(flagId, target.kind, reason));
      const report = { targetKind: kind, targetId: id, userId: actor.id, flagId, reason, note, at };
      if (!(await this.writes.addReport(report))) throw new FlaggedAlready(kind);
      await this.writes.nameReason(flagId);
      return { flagId, target, reason, note, at };
    });
  }

  /** A flag in its current state. @throws FlagNotFound */
  async find(id: string): Promise<KnownFlag> {
    const flag = await this.flags.findOneBy({ id });
    if (!flag) throw new FlagNotFound();
    const { targetKind: kind, targetId, issueId, status } = flag;
    return { id, kind, targetId, issueId, status };
  }

  /**
   * Locks the row of a flag for a decision; call it in the transaction of the decision.
   * @returns whether the flag is still open
   */
  async lock(id: string): Promise<boolean> {
    const lock = { mode: 'for_no_key_update' as const };
    const flag = await this.flags.findOne({ select: { id: true, status: true }, where: { id }, lock });
    return flag?.status === 'open';
  }

  /** Stores the decision about an open, locked flag, and the member of city staff who made it. */
  async settle(id: string, status: SettledStatus, by: string): Promise<void> {
    const at = this.clock.now();
    await this.flags.update({ id }, { status, resolvedBy: by, resolvedAt: at, updatedAt: at });
  }
}
