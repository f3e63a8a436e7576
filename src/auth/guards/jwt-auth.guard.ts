import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accessPolicyOf } from '../../api/access.decorator';
import type { ApiRequest } from '../../platform/http/request';
import { JwtStrategy } from '../strategies/jwt.strategy';

/**
 * Finds out whose access token a request carries, on routes whose policy looks at one, and sets `request.actor`. A
 * token that is not valid counts as none: the access guard decides whether the route may do without.
 */
@Injectable()
export class JwtAuthGuard extends AuthGuard() {
  constructor(strategy: JwtStrategy) {
    // By name: passport makes a copy of a named strategy for each request. A strategy handed over itself would be
    // shared, and concurrent requests would get one another's people.
    super({ defaultStrategy: strategy.name, property: 'actor', session: false });
  }

  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'access-token') return true;
    // Passport makes an Error, with its stack, of every request without a token.
    const { headers } = context.switchToHttp().getRequest<ApiRequest>();
    return headers.authorization === undefined || super.canActivate(context);
  }

  /** @throws what the strategy failed with: a database that is away is no reason to take the caller for a stranger */
  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    return (user || undefined) as User;
  }
}
