import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { columnsOf, type NotNull, type RowOf } from '../database/columns';
import { Database } from '../database/database';
import { OutageLog } from '../database/outage-log';
import { statement } from '../database/statement';
import { Logger } from '../logging/logger';
import { JobRecord } from './entities/job-record.entity';

/** The durations of a job's lease, in milliseconds. */
export interface LeaseOptions {
  /** How long a lease lasts if it is not renewed; a run renews it three times within that time. */
  leaseMs: number;
  /** After this time a run stops renewing its lease, so that a hung run does not block the job on all instances. */
  maxRunMs: number;
  /** The minimum duration of a lease, even if the run ends sooner, because the instances' clocks differ. */
  minLeaseMs: number;
}

export const DEFAULT_LEASE: LeaseOptions = { leaseMs: 60_000, maxRunMs: 10 * 60_000, minLeaseMs: 5000 };

/** How a run ended. */
export interface RunResult {
  /** The result of the run. */
  outcome?: object | undefined;
  /** The reason of the failure; undefined if the run succeeded. */
  failure?: string | undefined;
}

/** The lease of one run. */
export interface JobLease {
  /** Releases the lease and records the outcome of the run. Never rejects: a failure to record it is logged. */
  end(result: RunResult): Promise<void>;
}

const MS = `interval '1 millisecond'`;

const STARTED = columnsOf(JobRecord, ['startedAt']);
type Started = NotNull<RowOf<typeof STARTED>, 'startedAt'>;

/** In SQL, like the statements below: leases are compared by the database's clock, which all instances share. */
const take = statement(
  'jobs.take-lease',
  `insert into jobs (name, leased_until, started_at) values ($1, now() + $2::float8 * ${MS}, now())
   on conflict (name) do update set leased_until = excluded.leased_until, started_at = excluded.started_at
     where jobs.leased_until <= now()
   returning ${STARTED}`,
);
const renew = statement(
  'jobs.renew-lease',
  `update jobs set leased_until = now() + $3::float8 * ${MS} where name = $1 and started_at = $2
   returning name`,
);
const finish = statement(
  'jobs.finish',
  `update jobs
      set leased_until = greatest(now(), started_at + $5::float8 * ${MS}), finished_at = now(),
          succeeded_at = case when $3::text is null then now() else succeeded_at end,
          outcome = coalesce($2, outcome), failure = $3, runs = runs + 1,
          failures = failures + case when $3::text is null then 0 else 1 end
    where name = $1 and started_at = $4`,
);

/** The table `jobs`: which instance runs a job, and the outcome of its last run. */
@Injectable()
export class JobLeases {
  constructor(
    @InjectRepository(JobRecord) private readonly jobs: Repository<JobRecord>,
    private readonly database: Database,
    private readonly outage: OutageLog,
    private readonly logger: Logger,
  ) {}

  /**
   * Takes the lease of a job and keeps renewing it until it ends.
   * @returns undefined if another run holds it, or the database did not answer, which is logged
   */
  async take(name: string, options: LeaseOptions): Promise<JobLease | undefined> {
    let taken: Started | undefined;
    try {
      taken = await this.database.row(take, [name, options.leaseMs]);
    } catch (error) {
      this.failed(error, name, 'a job could not be begun');
    }
    if (!taken) return undefined;
    const { startedAt } = taken;
    const stopRenewing = this.renewing(name, startedAt, options);
    return {
      end: async (result) => {
        await stopRenewing();
        await this.record(name, startedAt, options, result);
      },
    };
  }

  /** The time of each job's last successful run on any instance: seconds since 1970, by job name. */
  async lastSuccesses(): Promise<Record<string, number>> {
    const ran = await this.jobs.find({
      select: { name: true, succeededAt: true },
      where: { succeededAt: Not(IsNull()) },
    });
    return Object.fromEntries(ran.map(({ name, succeededAt }) => [name, Number(succeededAt) / 1000]));
  }

  private async record(
    name: string,
    startedAt: Date,
    { minLeaseMs }: LeaseOptions,
    { outcome, failure }: RunResult,
  ): Promise<void> {
    try {
      const done = outcome && JSON.stringify(outcome);
      await this.database.rows(finish, [name, done, failure, startedAt, minLeaseMs]);
    } catch (error) {
      this.failed(error, name, 'the end of a job could not be recorded');
    }
  }

  private failed(error: unknown, job: string, message: string): void {
    this.logger[this.outage.isOutageAndLogged(error) ? 'debug' : 'warn']({ err: error, job }, message);
  }

  /** Renews a lease at intervals. @returns a function that stops this and waits for a renewal in progress */
  private renewing(name: string, startedAt: Date, { leaseMs, maxRunMs }: LeaseOptions): () => Promise<void> {
    const until = performance.now() + maxRunMs;
    let last: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      if (performance.now() > until) return clearInterval(timer);
      last = this.database.row(renew, [name, startedAt, leaseMs]).then(
        (renewed) => {
          if (renewed) return;
          clearInterval(timer);
          this.logger.warn({ job: name }, 'another instance has begun a job that still runs here');
        },
        (error: unknown) => this.failed(error, name, 'the lease of a job could not be renewed'),
      );
    }, leaseMs / 3).unref();
    return async () => {
      clearInterval(timer);
      await last;
    };
  }
}
