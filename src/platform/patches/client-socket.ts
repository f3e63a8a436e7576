import type { PoolClient } from 'pg';

/** The socket of a connection, which the driver's types do not declare. */
interface WithSocket {
  connection: { stream: { destroy(error: Error): void } };
}

/**
 * Closes a connection without the protocol's goodbye message, which a hung server would not read.
 * @param reason the error that the statement on the connection fails with
 */
export function destroySocket(client: PoolClient, reason: Error): void {
  (client as unknown as WithSocket).connection.stream.destroy(reason);
}
