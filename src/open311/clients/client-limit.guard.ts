import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { ApiResponse } from '../../platform/http/request';
import { ThrottlerMiddleware } from '../../platform/limits/throttler.middleware';
import type { Open311Request } from './open311-request';

/** The limit of `LimitClasses` that counts what clients report. */
const LIMIT = 'open311';

/**
 * Counts a report for its client, whichever address it is sent from: before its body is read nobody knows the client.
 * It comes after the guard that decides whether the client may report.
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
