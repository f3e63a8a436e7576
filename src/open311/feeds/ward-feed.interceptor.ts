import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, of } from 'rxjs';
import { WardAddressQueries } from '../../accountability';
import { CITY_SLUGS } from '../../kernel/cities';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import { TextStream } from '../../platform/http/text-stream';
import { ATOM_TYPE } from './feed-formats';
import type { FeedPath } from './feed-path';

/** The place of the ward in `/feeds/{city}/ward/{ward}`, split at its slashes. */
const WARD_PART = 4;
class Moved {}

/**
 * Finds the ward that the path of a feed has as its address. A former path, which has the code itself, redirects (301):
 * common proxies refuse the encoded slash of a code.
 */
@Injectable()
export class WardFeedInterceptor implements NestInterceptor {
  constructor(private readonly wards: WardAddressQueries) {}

  async intercept(context: ExecutionContext, next: CallHandler<TextStream>): Promise<Observable<TextStream>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<ApiRequest>(), http.getResponse<ApiResponse>()];
    const params = request.params as FeedPath;
    const city = CITY_SLUGS.find((known) => known === params.city);
    if (params.ward === undefined || city === undefined) return next.handle();
    const addresses = await this.wards.inCity(city);
    const code = addresses.codeAt(params.ward);
    // The handler answers that there is no such ward.
    if (code === undefined) return next.handle();
    const address = addresses.of(code);
    if (address !== params.ward) return of(redirect(request, response, address));
    Object.assign(params, { ward: code, wardAddress: address });
    return next.handle();
  }
}

function redirect(request: ApiRequest, response: ApiResponse, address: string): TextStream {
  const [path = '', ...query] = request.originalUrl.split('?');
  const parts = path.split('/');
  const ending = parts.length === WARD_PART + 1 ? `.${request.params.format as string}` : '';
  parts[WARD_PART] = encodeURIComponent(address) + ending;
  response.setHeader('Location', [parts.join('/'), ...query].join('?'));
  response.alternative = { status: 301, type: Moved, when: () => true };
  return new TextStream(nothing(), ATOM_TYPE, 'always');
}

async function* nothing(): AsyncGenerator<string> {
  yield await Promise.resolve('');
}
