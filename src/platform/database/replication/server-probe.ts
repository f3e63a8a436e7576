import { Pool } from 'pg';
import { SERVICE_NAME } from '../../config/service-info';

/** A server that does not answer within this time counts as unreachable. */
const PROBE_TIMEOUT_MS = 1500;

/** The position of a server in the write-ahead log. */
export interface ServerReport {
  /** Whether it follows another server; a promoted one does not. */
  isStandby: boolean;
  /** The id of its cluster, or of the one it copies. */
  cluster: string;
  /** The position up to which written data can be read there, in bytes. */
  position: bigint;
}

const REPORT = `
  select pg_is_in_recovery() as "isStandby", (select system_identifier::text from pg_control_system()) as cluster,
         pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
                         '0/0')::text as position`;

/** Checks one server, over a connection of its own, so that the check does not wait for the reads it decides about. */
export class ServerProbe {
  private readonly pool: Pool;

  constructor(connectionString: string) {
    this.pool = new Pool({
      connectionString,
      application_name: SERVICE_NAME,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
      keepAlive: true,
    });
    // The next check handles the loss of the connection.
    this.pool.on('error', () => undefined);
  }

  /** @returns undefined if the server does not answer in time */
  async ask(): Promise<ServerReport | undefined> {
    try {
      const { rows } = await this.pool.query<{
        isStandby: boolean;
        cluster: string;
        position: string | null;
      }>(REPORT);
      const { isStandby, cluster, position } = rows[0]!;
      return { isStandby, cluster, position: BigInt(position ?? 0) };
    } catch {
      return undefined;
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
