import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ReadRouting } from '../platform/database/read-routing';
import type { ApiRequest } from '../platform/http/request';
import { REPLICA_READ } from './replica-read.decorator';

/**
 * Lets the reads of a request go to a replica if its route permits that and nobody is signed in; a page identifies its
 * reader by a cookie, which `replicaReads` does not check. It refuses nothing: it is a guard because an interceptor
 * would cost a tenth of a list request, and would not see the end of a streamed answer either.
 */
@Injectable()
export class ReplicaReadGuard implements CanActivate {
  constructor(private readonly reads: ReadRouting) {}

  canActivate(context: ExecutionContext): boolean {
    const { actor } = context.switchToHttp().getRequest<ApiRequest>();
    if (!actor && Reflect.hasMetadata(REPLICA_READ, context.getHandler())) this.reads.permit();
    return true;
  }
}
