import { createServer, type Server } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Counter, GaugeConfiguration, Histogram, Registry } from 'prom-client';
import { Config } from '../config/config';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A request that was answered, or whose client disconnected. */
export interface ServedRequest {
  method: string;
  /** The route pattern; there are few patterns and unlimited paths. */
  route: string;
  status: number;
  seconds: number;
}

/** A value, or several by the value of the gauge's label. */
type Reading = number | Record<string, number>;

interface GaugeReading {
  name: string;
  help: string;
  read: () => Reading | Promise<Reading>;
  label?: string | undefined;
}

interface Meters {
  requests: Histogram;
  counters: Map<string, Counter>;
  server: Server;
}

/** The counters with their help texts. */
const COUNTERS = {
  civic_requests_limited_total: { help: 'Requests refused by a rate limit', labels: ['limit'] },
  civic_failures_total: {
    help: 'Requests that failed through no fault of the client: unavailable (503) or internal (500)',
    labels: ['kind', 'cause'],
  },
  civic_job_runs_total: {
    help: 'Runs of jobs by this instance, by their outcome',
    labels: ['job', 'outcome'],
  },
  civic_retention_deleted_total: {
    help: 'What this instance deleted by the rules of retention',
    labels: ['rule'],
  },
  civic_outbox_deliveries_total: {
    help: 'Deliveries by this instance from the outbox of a job, by their outcome',
    labels: ['outbox', 'outcome'],
  },
  civic_read_replica_failures_total: {
    help: 'Reads a replica failed at, which the primary was asked for instead',
    labels: ['replica', 'cause'],
  },
  civic_limit_fallbacks_total: {
    help: 'Requests counted in the process alone because Redis did not answer',
    labels: ['limit'],
  },
} as const;
export type CounterName = keyof typeof COUNTERS;

/**
 * The metrics of the process for Prometheus, on a port of its own that is not public. Without `METRICS_PORT` nothing is
 * measured, and the library is not loaded.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly gauges: GaugeReading[] = [];
  private meters?: Meters;

  constructor(private readonly config: Config) {}

  /**
   * Registers a gauge that is read at each scrape; if the reading fails, it is left out.
   * @param label the name of the label, if there are several values
   */
  gauge(name: string, help: string, read: GaugeReading['read'], label?: string): void {
    this.gauges.push({ name, help, read, label });
  }

  count(name: CounterName, labels: Record<string, string>, times = 1): void {
    this.meters?.counters.get(name)?.inc(labels, times);
  }

  request({ method, route, status, seconds }: ServedRequest): void {
    this.meters?.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** Listens for scrapes. @returns the port; undefined if none is configured */
  async listen(): Promise<number | undefined> {
    const { METRICS_PORT } = this.config.settings;
    if (METRICS_PORT === undefined) return undefined;
    this.meters = await this.create();
    const { server } = this.meters;
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(METRICS_PORT, this.config.host, () => done());
    });
    return (server.address() as { port: number }).port;
  }

  onApplicationShutdown(): void {
    this.meters?.server.close();
    this.meters?.server.closeAllConnections();
  }

  private async create(): Promise<Meters> {
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    for (const gauge of this.gauges) new Gauge({ ...described(gauge), registers });
    const requests = new Histogram({
      name: 'civic_request_duration_seconds',
      help: 'How long requests took, from their arrival to the end of their answer',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    const counters = new Map(
      Object.entries(COUNTERS).map(([name, { help, labels }]) => [
        name,
        new Counter({ name, help, labelNames: [...labels], registers }),
      ]),
    );
    return { requests, counters, server: serve(registry) };
  }
}

/** The configuration prom-client needs for a gauge that is read at each scrape. */
function described({ name, help, label, read }: GaugeReading): GaugeConfiguration<string> {
  return {
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    async collect() {
      this.reset();
      const reading = await Promise.resolve()
        .then(read)
        .catch(() => ({}));
      if (typeof reading === 'number') this.set(reading);
      else for (const [key, value] of Object.entries(reading)) this.set({ [label ?? '']: key }, value);
    },
  };
}

function serve(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
