import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { ApiResponse } from '../../platform/http/request';
import { ThrottlerMiddleware } from '../../platform/limits/throttler.middleware';
import type { Open311Request } from './open311-request';

/** The limit of `RateLimitPolicy` for the reports of clients. */
const LIMIT = 'open311';

/**
 * Counts a report by its client, from whatever address it is sent. The client is known only after the body was read, so
 * this guard comes after the one that decides whether the client may report.
 */
@Injectable()
export class ClientLimitGuard implements CanActivate {
  constructor(private readonly throttler: ThrottlerMiddleware) {}

  /** @throws DomainError `limited` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { apiClient } = http.getRequest<Open311Request>();
    if (apiClient) await this.throttler.count(LIMIT, apiClient.id, http.getResponse<ApiResponse>());
    return true;
  }
}
