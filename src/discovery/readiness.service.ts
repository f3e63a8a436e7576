import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { type ReplicaCounts, Replicas } from '../replication/replicas';
import { Unavailable } from '../platform/http/domain-error';
import { Connections } from '../platform/http/edge/connections';

const ping = statement('discovery.ping', 'select 1 as one');

/** Whether this process can serve requests right now. One that cannot is better left alone than ended. */
@Injectable()
export class Readiness {
  private asking?: Promise<unknown>;

  constructor(
    private readonly database: Database,
    private readonly replicas: Replicas,
    private readonly connections: Connections,
  ) {}

  /**
   * Asks the primary: replicas that are left out are no reason not to serve.
   * @returns how the read replicas are; undefined where there are none
   * @throws Unavailable while the process stops; what a database that does not answer throws
   */
  async assert(): Promise<ReplicaCounts | undefined> {
    if (this.connections.isDraining) throw new Unavailable('The service is about to stop');
    // However many ask, one connection looks.
    this.asking ??= this.database.row(ping).finally(() => (this.asking = undefined));
    await this.asking;
    return this.replicas.counts();
  }
}
