import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { type ReplicaCounts, Replicas } from '../platform/database/replication/replicas';
import { StorageHealthService } from '../media';
import { Unavailable } from '../platform/http/domain-error';
import { Connections } from '../platform/http/edge/connections';

const ping = statement('discovery.ping', 'select 1 as one');

/** The state of a process that can handle requests. */
export interface ReadyState {
  /** The number of read replicas and how many serve; undefined if none are configured. */
  replicas: ReplicaCounts | undefined;
  /** Whether files can be stored. Without that, only uploads are refused. */
  isStorageWritable: boolean;
}

/**
 * Whether this process can handle requests now. A process that cannot should get no requests, but need not be
 * restarted.
 */
@Injectable()
export class ReadinessService {
  private asking?: Promise<unknown>;

  constructor(
    private readonly database: Database,
    private readonly replicas: Replicas,
    private readonly connections: Connections,
    private readonly storage: StorageHealthService,
  ) {}

  /**
   * Queries the primary; neither unhealthy replicas nor a failing storage of files make the service unready.
   * @throws Unavailable while the process stops; the error of a database that does not answer
   */
  async assert(): Promise<ReadyState> {
    if (this.connections.isDraining) throw new Unavailable('The service is about to stop');
    // Concurrent probes share one query.
    this.asking ??= this.database.row(ping).finally(() => (this.asking = undefined));
    await this.asking;
    return { replicas: this.replicas.counts(), isStorageWritable: await this.storage.isWritable() };
  }
}
