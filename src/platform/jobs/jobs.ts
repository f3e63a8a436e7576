import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { CronJob } from 'cron';
import { Database } from '../database/database';
import { statement } from '../database/statement';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';

/** How long a run holds its job before another instance may begin one; one that goes on asks for more in time. */
const LEASE = '1 minute';
const RENEWAL_MS = 20_000;
/** Longer than any run takes: one that hangs must not hold its job for ever. */
const LONGEST_RUN_MS = 10 * 60_000;
/** A run that ends sooner keeps its lease so long, for the instances' clocks differ. */
const SHORTEST_LEASE = '5 seconds';

const lease = statement(
  'jobs.lease',
  `insert into jobs (name, leased_until, started_at) values ($1, now() + interval '${LEASE}', now())
   on conflict (name) do update set leased_until = excluded.leased_until, started_at = excluded.started_at
     where jobs.leased_until <= now()
   returning started_at`,
);
const renew = statement(
  'jobs.renew',
  `update jobs set leased_until = now() + interval '${LEASE}' where name = $1 and started_at = $2
   returning name`,
);
const finish = statement(
  'jobs.finish',
  `update jobs
      set leased_until = greatest(now(), started_at + interval '${SHORTEST_LEASE}'), finished_at = now(),
          succeeded_at = case when $3::text is null then now() else succeeded_at end,
          outcome = coalesce($2, outcome), failure = $3, runs = runs + 1,
          failures = failures + case when $3::text is null then 0 else 1 end
    where name = $1 and started_at = $4`,
);

const successes = statement(
  'jobs.successes',
  `select name, extract(epoch from succeeded_at)::float8 as at from jobs where succeeded_at is not null`,
);

const START_DELAY_MS = 1000;

/** Work that is done again and again, by one instance at a time. */
export interface Job {
  name: string;
  /** A cron expression. */
  schedule: string;
  /** @returns what was done, to be shown with the last run */
  run(): Promise<object>;
}

/** Runs jobs on their schedules. The lease of a run is a row in the database, so that many instances do it once. */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private readonly jobs: Job[] = [];
  private readonly timers: CronJob[] = [];
  private readonly running = new Set<Promise<unknown>>();
  private starting?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {
    const help = 'When a job last ended without a failure, on whichever instance';
    metrics.gauge('civic_job_success_timestamp_seconds', help, () => this.lastSuccesses(), 'job');
  }

  add(job: Job): void {
    this.jobs.push(job);
  }

  /** Starts the schedules in a moment, for the first requests come first. A process that only does one thing leaves them be. */
  start(): void {
    this.starting = setTimeout(() => void this.begin(), START_DELAY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.starting);
    for (const timer of this.timers) void timer.stop();
    await Promise.allSettled(this.running);
  }

  /**
   * Runs a job now.
   * @returns what was done; undefined when another run holds it, or it failed, which is logged and recorded
   */
  run(name: string): Promise<object | undefined> {
    const job = this.jobs.find((each) => each.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    const run = this.attempt(job).finally(() => this.running.delete(run));
    this.running.add(run);
    return run;
  }

  /** Schedules, or tries again in a moment: the library is read then, and the process may be out of descriptors. */
  private async begin(): Promise<void> {
    try {
      await this.schedule();
    } catch (error) {
      this.logger.error({ err: error }, 'the jobs could not be scheduled');
      this.start();
    }
  }

  private async schedule(): Promise<void> {
    const { CronJob } = await import('cron');
    for (const job of this.jobs) {
      const onTick = () => this.run(job.name).then(() => undefined);
      this.timers.push(
        CronJob.from({
          cronTime: job.schedule,
          onTick,
          timeZone: 'UTC',
          waitForCompletion: true,
          start: true,
        }),
      );
    }
  }

  private async lastSuccesses(): Promise<Record<string, number>> {
    const rows = await this.database.rows<{ name: string; at: number }>(successes);
    return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
  }

  private async attempt(job: Job): Promise<object | undefined> {
    const { name } = job;
    let leased: { started_at: Date } | undefined;
    try {
      leased = await this.database.row(lease, [name]);
    } catch (error) {
      this.logger.warn({ err: error, job: name }, 'a job could not be begun');
    }
    if (!leased) return undefined;
    const end = this.renewing(name, leased.started_at);
    let outcome: object | undefined;
    let failure: string | undefined;
    try {
      outcome = await job.run();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      this.logger.error({ err: error, job: name }, 'a job failed');
    }
    await end();
    this.metrics.count('civic_job_runs_total', {
      job: name,
      outcome: failure === undefined ? 'done' : 'failed',
    });
    try {
      const done = outcome && JSON.stringify(outcome);
      await this.database.rows(finish, [name, done, failure, leased.started_at]);
    } catch (error) {
      this.logger.warn({ err: error, job: name }, 'the end of a job could not be recorded');
    }
    return outcome;
  }

  /** Keeps a lease while its run goes on. @returns ends it */
  private renewing(name: string, startedAt: Date): () => Promise<void> {
    const until = performance.now() + LONGEST_RUN_MS;
    let last: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      if (performance.now() > until) return clearInterval(timer);
      last = this.database.row(renew, [name, startedAt]).then(
        (renewed) => {
          if (renewed) return;
          clearInterval(timer);
          this.logger.warn({ job: name }, 'another instance has begun a job that still runs here');
        },
        (error: unknown) =>
          this.logger.warn({ err: error, job: name }, 'the lease of a job could not be renewed'),
      );
    }, RENEWAL_MS).unref();
    return async () => {
      clearInterval(timer);
      await last;
    };
  }
}
