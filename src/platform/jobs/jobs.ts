import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { OutageLog } from '../database/outage-log';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { DEFAULT_LEASE, JobLeases, type LeaseOptions } from './job-leases';

/** Periodic work that one instance does at a time. */
export interface Job {
  name: string;
  /** A cron expression, in UTC. */
  schedule: string;
  /** Whether the schedule is a setting, which `JobScheduler` reads. */
  isSetting?: boolean;
  /** The durations of its lease, if the defaults do not fit. */
  lease?: Partial<LeaseOptions>;
  /** @returns a summary, which is recorded with the run */
  run(): Promise<object>;
}

/**
 * The jobs of the application, run by name. Each run holds a lease, is recorded and counted.
 *
 * A job is a method with `@Cron` of `@nestjs/schedule` below `@Leased`. `@Cron` alone runs the method on every instance
 * at once, begins a run while the last one goes on, records nothing, and a stop does not wait for it. A job whose
 * schedule is a setting is added by its class and scheduled by `JobScheduler`, since `@Cron` takes a constant. Timers
 * start only in `main` (`Environment.runsJobs`): commands and tests run a job by its name.
 */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private readonly jobs: Job[] = [];
  private readonly running = new Set<Promise<unknown>>();
  private isStopping = false;

  constructor(
    private readonly leases: JobLeases,
    private readonly outage: OutageLog,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {
    const help = 'When a job last ended without a failure, on whichever instance';
    metrics.gauge('civic_job_success_timestamp_seconds', help, () => leases.lastSuccesses(), 'job');
  }

  /**
   * Registers a job by its name.
   * @throws Error when another job has the name
   */
  add(job: Job): void {
    if (this.jobs.some(({ name }) => name === job.name)) throw new Error(`Two jobs are named ${job.name}`);
    this.jobs.push(job);
  }

  all(): readonly Job[] {
    return this.jobs;
  }

  /**
   * Runs a job now.
   * @returns its result; undefined if another run holds the lease, if the process is stopping, or if it failed, which
   *   is logged and recorded (during an outage of the database at level debug)
   * @throws Error when there is no job with the name
   */
  run(name: string): Promise<object | undefined> {
    const job = this.jobs.find((each) => each.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    if (this.isStopping) return Promise.resolve(undefined);
    const run = this.attempt(job).finally(() => this.running.delete(run));
    this.running.add(run);
    return run;
  }

  /** Waits for the running jobs, and begins none. `@nestjs/schedule` only stops the timers. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }

  private async attempt(job: Job): Promise<object | undefined> {
    const { name } = job;
    const lease = await this.leases.take(name, { ...DEFAULT_LEASE, ...job.lease });
    if (!lease) return undefined;
    let outcome: object | undefined;
    let failure: string | undefined;
    try {
      outcome = await job.run();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      this.logger[this.outage.isOutageAndLogged(error) ? 'debug' : 'error'](
        { err: error, job: name },
        'a job failed',
      );
    }
    this.metrics.count('civic_job_runs_total', {
      job: name,
      outcome: failure === undefined ? 'done' : 'failed',
    });
    await lease.end({ outcome, failure });
    return outcome;
  }
}
