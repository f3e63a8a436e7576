import type { OwnSession } from './console-session.service';
import type { OwnSessionDto } from './own-account.dto';

/** A session of one's own account (docs/api/console.md#own-account). */
export function presentOwnSession({ id, createdAt, lastSeenAt, current }: OwnSession): OwnSessionDto {
  return { id, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), current };
}
