import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from '../../api/access.decorator';
import type { ApiClientRequest } from '../../api/open311-api/api-client-request';
import { ApiClientsService } from '../api-clients.service';

const BEARER = /^Bearer (\S{1,200})$/i;

/**
 * Identifies the registered client of a request, on routes whose policy accepts its key as a bearer token, and sets
 * `request.apiClient`. An invalid key is ignored.
 */
@Injectable()
export class ClientKeyGuard implements CanActivate {
  constructor(private readonly clients: ApiClientsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'client-key') return true;
    const request = context.switchToHttp().getRequest<ApiClientRequest>();
    const [, key] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (key !== undefined) request.apiClient = await this.clients.withKey(key);
    return true;
  }
}
