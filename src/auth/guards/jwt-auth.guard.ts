import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accessPolicyOf } from '../../api/access.decorator';
import type { ApiRequest } from '../../platform/http/request';
import { JwtStrategy } from '../strategies/jwt.strategy';

/**
 * Identifies the person of a request's access token, on routes whose policy uses one, and sets `request.actor`. An
 * invalid token is ignored: the access guard decides whether the route requires one.
 */
@Injectable()
export class JwtAuthGuard extends AuthGuard() {
  constructor(strategy: JwtStrategy) {
    // By name: passport copies a named strategy for each request. A strategy that is passed as an object would be
    // shared, and concurrent requests would get each other's people.
    super({ defaultStrategy: strategy.name, property: 'actor', session: false });
  }

  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'access-token') return true;
    // Passport would create an Error with a stack for every request without a token.
    const { headers } = context.switchToHttp().getRequest<ApiRequest>();
    return headers.authorization === undefined || super.canActivate(context);
  }

  /** @throws the error of the strategy: if the database is unreachable, the caller must not be treated as anonymous */
  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    return (user || undefined) as User;
  }
}
