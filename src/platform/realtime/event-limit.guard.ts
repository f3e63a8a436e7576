import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { RealtimeSocket } from './realtime';

/** An event beyond the limit of its connection. It is not acknowledged: answering would add to the flood. */
export class EventDropped extends Error {}

/** Limits how many events one connection may send, over all gateways together. */
@Injectable()
export class EventLimitGuard implements CanActivate {
  /** @throws EventDropped when the connection has exceeded its limit */
  canActivate(context: ExecutionContext): true {
    const socket = context.switchToWs().getClient<RealtimeSocket>();
    if (!socket.data.events.allows()) throw new EventDropped();
    return true;
  }
}
