import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { FlagReport, FlagTarget, RaisedFlag } from './flag';
import { FlaggedAlready } from './flag.errors';
import { FlagTargetQueries } from './flag-targets.queries';

const raise = statement(
  'flags.raise',
  `insert into flags (id, target_kind, target_id, issue_id, reason, reporter_count, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 1, $6, $6)
   on conflict (target_kind, target_id) where status = 'open' do update
     set reporter_count = flags.reporter_count + 1, updated_at = excluded.updated_at
   returning id`,
);
const report = statement(
  'flags.report',
  `insert into flag_reports (target_kind, target_id, user_id, flag_id, reason, note, at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (target_kind, target_id, user_id) do nothing returning flag_id`,
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
      const flag = await this.database.row<{ id: string }>(raise, [
        newId('flag'),
        kind,
        id,
        issueId,
        reason,
        at,
      ]);
      const flagId = flag?.id ?? '';
      const first = await this.database.row(report, [kind, id, actor.id, flagId, reason, note, at]);
      if (!first) throw new FlaggedAlready(kind);
      await this.database.rows(nameReason, [flagId]);
      return { flagId, target, reason, note, at };
    });
  }
}
