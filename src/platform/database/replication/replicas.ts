import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../../config/config';
import { SERVICE_NAME } from '../../config/service-info';
import { Logger } from '../../logging/logger';
import { Metrics } from '../../metrics/metrics';
import { replicaPoolOptions, replicaTimeLimits } from '../pool-options';
import { isServerAway } from '../sql-errors';
import { PrimaryLog } from './primary-log';
import { Replica } from './replica';
import { type Condition, type Health, assessHealth } from './replica-health';
import { ServerProbe } from './server-probe';

const CHECK_INTERVAL_MS = 1000;

/** The log message when a replica is no longer used. */
const LEFT_OUT: Record<Exclude<Condition, 'serving' | 'unchecked'>, string> = {
  unreachable: 'a read replica is left out: it does not answer',
  promoted: 'a read replica is left out: it was promoted, and may have writes of its own',
  diverged: 'a read replica is left out: it is no copy of the primary',
  lagging: 'a read replica is left out: it is too far behind the primary',
};

/** How many replicas are configured, and how many serve reads. */
export interface ReplicaCounts {
  configured: number;
  serving: number;
}

/**
 * The replicas of `DATABASE_READ_URLS`. Each is checked once a second and not used while it is unhealthy, or before its
 * first check. Processes without a schedule (commands, tests) call the check themselves, or use no replicas.
 */
@Injectable()
export class Replicas implements OnApplicationShutdown {
  readonly all: readonly Replica[];
  private readonly probe: ServerProbe | undefined;
  private readonly primary = new PrimaryLog();
  private checking?: Promise<void>;
  private isOver = false;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const options = { ...replicaPoolOptions(config), application_name: SERVICE_NAME };
    const { use } = replicaTimeLimits(config);
    this.all = config.databaseReadUrls.map((url) => new Replica(url, options, use));
    if (this.all.length > 0) this.probe = new ServerProbe(config.databaseUrl);
    this.expose(metrics);
  }

  /** A random healthy replica; undefined if there is none. */
  pick(): Replica | undefined {
    const serving = this.all.filter(({ isServing }) => isServing);
    return serving[Math.floor(Math.random() * serving.length)];
  }

  /** @returns undefined if no replicas are configured */
  counts(): ReplicaCounts | undefined {
    if (this.all.length === 0) return undefined;
    return { configured: this.all.length, serving: this.all.filter(({ isServing }) => isServing).length };
  }

  /** Checks the primary and the replicas. Never rejects. */
  @Interval('read-replicas', CHECK_INTERVAL_MS)
  async check(): Promise<void> {
    if (this.isOver || !this.probe) return;
    this.checking ??= this.checkAll(this.probe).finally(() => (this.checking = undefined));
    await this.checking;
  }

  /** Records a failed read; a replica that was unreachable is not used until its next check. */
  failed(replica: Replica, error: unknown): void {
    if (isServerAway(error)) this.note(replica, { condition: 'unreachable' });
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    await Promise.all([this.probe?.end(), ...this.all.map((replica) => replica.end())]);
  }

  /** The primary is asked first, so that an up-to-date replica has the position it is compared with. */
  private async checkAll(probe: ServerProbe): Promise<void> {
    const askedAt = performance.now();
    const report = await probe.ask();
    if (report) this.primary.note(report, askedAt);
    await Promise.all(this.all.map((replica) => this.checkOne(replica, report !== undefined)));
  }

  private async checkOne(replica: Replica, hasPrimaryAnswered: boolean): Promise<void> {
    const report = await replica.probe.ask();
    const { position: before } = replica;
    const { primary } = this;
    const maxLagMs = this.config.settings.DATABASE_READ_MAX_LAG_MS;
    const now = performance.now();
    const health = assessHealth({ report, before, primary, hasPrimaryAnswered, maxLagMs, now });
    if (report) replica.position = report.position;
    this.note(replica, health);
  }

  private note(replica: Replica, health: Health): void {
    if (this.isOver) return;
    const { condition } = health;
    const hasChanged = condition !== replica.health.condition;
    replica.health = health;
    if (!hasChanged || condition === 'unchecked') return;
    const fields = { replica: replica.name, ...health };
    if (condition === 'serving') this.logger.info(fields, 'a read replica serves');
    else this.logger.warn(fields, LEFT_OUT[condition]);
  }

  private expose(metrics: Metrics): void {
    const each = (read: (replica: Replica) => number | undefined) => () =>
      Object.fromEntries(
        this.all.flatMap((replica) => {
          const value = read(replica);
          return value === undefined ? [] : [[replica.name, value]];
        }),
      );
    metrics.gauge(
      'civic_read_replica_serving',
      'Whether reads go to a replica (1), or it is left out (0)',
      each(({ isServing }) => Number(isServing)),
      'replica',
    );
    metrics.gauge(
      'civic_read_replica_lag_seconds',
      'By how much a replica is behind the primary at most, rounded up to the time between two checks',
      each(({ health }) => health.lagMs && health.lagMs / 1000),
      'replica',
    );
  }
}
