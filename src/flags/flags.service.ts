import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import type { FlagReport, FlagTarget, KnownFlag, RaisedFlag, SettledStatus } from './flag';
import { FlaggedAlready, FlagNotFound } from './flag.errors';
import { FlagRaised } from './flag.events';
import { FlagTargetQueries } from './flag-targets.queries';

const raise = statement(
  'flags.raise',
  `insert into flags (id, target_kind, target_id, issue_id, reason, reporter_count, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 1, $6, $6)
   on conflict (target_kind, target_id) where status = 'open' do update
     set reporter_count = flags.reporter_count + 1, updated_at = excluded.updated_at
   returning id, xmax = 0 as "isNew"`,
);
const report = statement(
  'flags.report',
  `insert into flag_reports (target_kind, target_id, user_id, flag_id, reason, note, at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (target_kind, target_id, user_id) do nothing returning flag_id`,
);
const find = statement(
  'flags.find',
  `select id, target_kind as kind, target_id as "targetId", issue_id as "issueId", status from flags where id = $1`,
);
const lock = statement('flags.lock', `select status from flags where id = $1 for no key update`);
const settle = statement(
  'flags.settle',
  `update flags set status = $2, resolved_by = $3, resolved_at = $4, updated_at = $4 where id = $1`,
);
/** Of reasons given equally often, the one given first. */
const nameReason = statement(
  'flags.name-reason',
  `update flags set reason = (
     select reason from flag_reports where flag_id = $1 group by reason order by count(*) desc, min(at) limit 1)
    where id = $1`,
);

/** What people say against issues, messages, media and one another. */
@Injectable()
export class FlagsService {
  constructor(
    private readonly database: Database,
    private readonly targets: FlagTargetQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Flags something. Open reports of one target make one flag, which counts them and carries the reason most of them
   * give.
   * @param issueId the issue the target is, or hangs on
   * @throws IssueNotFound, FlagTargetNotFound, FlaggedAlready
   */
  async raise(
    actor: Actor,
    target: FlagTarget,
    { reason, note }: FlagReport,
    issueId?: string,
  ): Promise<RaisedFlag> {
    const { kind, id } = target;
    const at = this.clock.now();
    return this.database.transaction(async () => {
      await this.targets.assertThere(actor, target, issueId);
      const flag = await this.database.row<{ id: string; isNew: boolean }>(raise, [
        newId('flag'),
        kind,
        id,
        issueId,
        reason,
        at,
      ]);
      const flagId = flag?.id ?? '';
      if (flag?.isNew) await this.events.emit(new FlagRaised(flagId, target.kind, reason));
      const first = await this.database.row(report, [kind, id, actor.id, flagId, reason, note, at]);
      if (!first) throw new FlaggedAlready(kind);
      await this.database.rows(nameReason, [flagId]);
      return { flagId, target, reason, note, at };
    });
  }

  /** A flag, as it is now. @throws FlagNotFound */
  async find(id: string): Promise<KnownFlag> {
    const flag = await this.database.row<KnownFlag>(find, [id]);
    if (!flag) throw new FlagNotFound();
    return flag;
  }

  /**
   * Takes the row lock under which a flag is decided; call it in the transaction of the decision.
   * @returns whether it is still open
   */
  async lock(id: string): Promise<boolean> {
    return (await this.database.row<{ status: string }>(lock, [id]))?.status === 'open';
  }

  /** Writes down how an open, locked flag was decided, and by whom of city staff. */
  async settle(id: string, status: SettledStatus, by: string): Promise<void> {
    await this.database.rows(settle, [id, status, by, this.clock.now()]);
  }
}
