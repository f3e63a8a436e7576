import { SetMetadata } from '@nestjs/common';

export const REPLICA_READ = 'route:replica-read';

/**
 * Permits a read replica to answer callers of the route who are not signed in, if replicas are configured. The answer
 * may be as stale as `DATABASE_READ_MAX_LAG_MS` allows. Signed-in callers (by access token or session of the site)
 * always read committed data from the primary.
 */
export const ReplicaRead = (): MethodDecorator => SetMetadata(REPLICA_READ, true);
