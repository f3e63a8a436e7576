import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { type ReplicaCounts, Replicas } from '../replication/replicas';
import { Unavailable } from '../platform/http/domain-error';
import { Connections } from '../platform/http/edge/connections';

const ping = statement('discovery.ping', 'select 1 as one');

/**
 * Whether this process can handle requests now. A process that cannot should get no requests, but need not be
 * restarted.
 */
@Injectable()
export class Readiness {
  private asking?: Promise<unknown>;

  constructor(
    private readonly database: Database,
    private readonly replicas: Replicas,
    private readonly connections: Connections,
  ) {}

  /**
   * Queries the primary; unhealthy replicas do not make the service unready.
   * @returns the number of read replicas and how many serve; undefined if none are configured
   * @throws Unavailable while the process stops; the error of a database that does not answer
   */
  async assert(): Promise<ReplicaCounts | undefined> {
    if (this.connections.isDraining) throw new Unavailable('The service is about to stop');
    // Concurrent probes share one query.
    this.asking ??= this.database.row(ping).finally(() => (this.asking = undefined));
    await this.asking;
    return this.replicas.counts();
  }
}
