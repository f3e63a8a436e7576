import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from '../../api/access.decorator';
import { ApiClients } from '../../auth';
import { knownJurisdictionOf } from '../jurisdiction';
import { readForm } from './form';
import { argumentsOf } from './form-fields';
import type { Open311Request } from './open311-request';

/**
 * Finds out which client a form belongs to, on routes whose policy looks at a key, and sets `request.apiClient`: a key
 * is a field of the form, so that this is where the form is read. A client that may not report in the city is none.
 */
@Injectable()
export class ApiClientGuard implements CanActivate {
  constructor(private readonly clients: ApiClients) {}

  /** @throws DomainError `unsupportedMedia`; InvalidInput for a form that cannot be read */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'api-key') return true;
    const request = context.switchToHttp().getRequest<Open311Request>();
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
    if (mayReport) request.apiClient = client;
    return true;
  }
}
