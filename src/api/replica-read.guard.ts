import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ReadRouting } from '../platform/database/replication/read-routing';
import { REPLICA_READ } from './replica-read.decorator';

/**
 * Lets the reads of a request go to a replica where its route permits that. It lets everything pass: it is a guard
 * because an interceptor costs a tenth of a list request, and sees no more of an answer that is streamed.
 */
@Injectable()
export class ReplicaReadGuard implements CanActivate {
  constructor(private readonly reads: ReadRouting) {}

  canActivate(context: ExecutionContext): boolean {
    if (Reflect.hasMetadata(REPLICA_READ, context.getHandler())) this.reads.permit();
    return true;
  }
}
