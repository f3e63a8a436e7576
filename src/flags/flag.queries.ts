import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DAY_MS } from '../kernel/time/durations';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { insertNew } from '../platform/database/returning';
import { statement } from '../platform/database/statement';
import { inBatches } from '../platform/retention/in-batches';
import { Retention } from '../platform/retention/retention.decorator';
import { FlagReport } from './entities/flag-report.entity';
import { Flag } from './entities/flag.entity';

/** In SQL: one statement opens a flag or adds a report to the open one, and returns which of both happened. */
const raise = statement(
  'flags.raise',
  `insert into flags (id, target_kind, target_id, issue_id, reason, reporter_count, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 1, $6, $6)
   on conflict (target_kind, target_id) where status = 'open' do update
     set reporter_count = flags.reporter_count + 1, updated_at = excluded.updated_at
   returning ${columnsOf(Flag, ['id'])}, xmax = 0 as "isNew"`,
);
/** The most frequent reason; among equally frequent ones the earliest. In SQL, as it is computed from the reports. */
const nameReason = statement(
  'flags.name-reason',
  `update flags set reason = (
     select reason from flag_reports where flag_id = $1 group by reason order by count(*) desc, min(at) limit 1)
    where id = $1`,
);

const NOTES_DAYS = 365;
/** In SQL: by the decision about the flag, in batches. */
const forgetNotes = statement(
  'flags.forget-notes',
  `update flag_reports r set note = null
     from (select n.target_kind, n.target_id, n.user_id from flag_reports n join flags f on f.id = n.flag_id
            where n.note is not null and f.resolved_at < $1 limit 1000) old
    where (r.target_kind, r.target_id, r.user_id) = (old.target_kind, old.target_id, old.user_id)
   returning r.flag_id`,
);

/** The open flag of a target, and whether the new report opened it. */
type OpenFlag = Pick<Flag, 'id'> & { isNew: boolean };

/** The first report of a flag. */
type NewFlag = Pick<Flag, 'id' | 'targetKind' | 'targetId' | 'reason' | 'createdAt'> & { issueId?: string };

/** A report of a target. */
type NewReport = Omit<FlagReport, 'note'> & { note?: string };

/** The writes of flags that depend on what is stored; only `FlagsService` uses them. */
@Injectable()
export class FlagWriteQueries {
  constructor(
    @InjectRepository(FlagReport) private readonly reports: Repository<FlagReport>,
    private readonly database: Database,
  ) {}

  /** Opens a flag, or adds a report to the open one of the target. */
  raise({ id, targetKind, targetId, issueId, reason, createdAt }: NewFlag): Promise<OpenFlag | undefined> {
    const values = [id, targetKind, targetId, issueId, reason, createdAt];
    return this.database.row<OpenFlag>(raise, values);
  }

  /** Stores a report. @returns false if the person has reported the target already */
  async addReport(report: NewReport): Promise<boolean> {
    return (await insertNew(this.reports, report)) > 0;
  }

  /** Removes the notes of reports about which was decided a year ago. @returns how many */
  @Retention('flag-notes')
  forgetNotes(now: Date): Promise<number> {
    const before = new Date(now.getTime() - NOTES_DAYS * DAY_MS);
    return inBatches(() => this.database.rows(forgetNotes, [before]));
  }

  /** Gives a flag the most frequent reason of its reports. */
  async nameReason(id: string): Promise<void> {
    await this.database.rows(nameReason, [id]);
  }
}
