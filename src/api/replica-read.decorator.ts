import { SetMetadata } from '@nestjs/common';

export const REPLICA_READ = 'route:replica-read';

/**
 * Lets a read replica answer callers of the route who are not signed in, where replicas are configured. Their answer
 * may then be as old as `DATABASE_READ_MAX_LAG_MS` allows; whoever is signed in, by an access token or a session of the
 * site, always sees what was committed.
 */
export const ReplicaRead = (): MethodDecorator => SetMetadata(REPLICA_READ, true);
