import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from './access.decorator';
import { assertAccess } from './access.policy';
import { DomainError } from '../platform/http/domain-error';
import type { ApiRequest } from '../platform/http/request';

/**
 * Authorizes every request by the policy its route declares with `@Allow`; a route without one is refused. It runs
 * after the guards that identify the caller.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  /** @throws Unauthorized, Forbidden; DomainError `internal` where the route declares no policy */
  canActivate(context: ExecutionContext): boolean {
    const policy = accessPolicyOf(context.getHandler());
    if (!policy) throw new DomainError('internal', 'A route declares no access policy');
    assertAccess(policy.access, context.switchToHttp().getRequest<ApiRequest>(), policy.permission);
    return true;
  }
}
