import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from '../../api/access.decorator';
import { ApiClientsService } from '../../auth';
import type { ApiClientIdentity } from '../../kernel/people/api-client';
import { DomainError } from '../../platform/http/domain-error';
import { limitKey } from '../../platform/http/client-address';
import type { ApiResponse } from '../../platform/http/request';
import { ThrottlerMiddleware } from '../../platform/limits/throttler.middleware';
import { knownJurisdictionOf } from '../jurisdiction';
import { readForm } from './form';
import { argumentsOf } from './form-fields';
import type { Open311Request } from './open311-request';

/** The limit of `RateLimitPolicy` for forms without a valid key, by address. */
const LIMIT = 'public';

/**
 * Identifies the client of a form, on routes whose policy requires a key, and sets `request.apiClient`. The key is a
 * form field, so the form is parsed here. A client that may not report in the city is refused like an unknown one. A
 * form without a valid key counts against a limit of its address, so that keys cannot be guessed by trying.
 */
@Injectable()
export class ApiClientGuard implements CanActivate {
  constructor(
    private readonly clients: ApiClientsService,
    private readonly throttler: ThrottlerMiddleware,
  ) {}

  /** @throws DomainError `unsupportedMedia`, `limited`; InvalidInput for a form that cannot be read */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'api-key') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Open311Request>();
    const count = () =>
      this.throttler.count(LIMIT, limitKey(request.clientAddress), http.getResponse<ApiResponse>());
    try {
      request.apiClient = await this.clientIn(request);
    } catch (error) {
      // If the database is unreachable, the client is unknown: a relay must not be limited for that.
      if (error instanceof DomainError) await count();
      throw error;
    }
    if (!request.apiClient) await count();
    return true;
  }

  private async clientIn(request: Open311Request): Promise<ApiClientIdentity | undefined> {
    const bytes: unknown = request.body;
    const form = await readForm(
      Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0),
      request.headers['content-type'],
    );
    const { api_key: apiKey, ...given } = argumentsOf(form);
    request.body = given;
    request.formFiles = form.files;
    const client = typeof apiKey === 'string' ? await this.clients.withKey(apiKey) : undefined;
    const city = knownJurisdictionOf(request);
    const mayReport = !client?.cityScope || city === undefined || client.cityScope.includes(city);
    return mayReport ? client : undefined;
  }
}
