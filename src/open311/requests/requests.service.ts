import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { RequestUnknown, TokenUnknown } from './request.errors';
import type { RequestListQueryDto } from './request-list.dto';
import { type RequestPage, RequestQueries } from './request.queries';
import type { ShownRequest } from './request.rows';

/** Reading requests (docs/open311.md#requests). */
@Injectable()
export class RequestsService {
  constructor(private readonly queries: RequestQueries) {}

  /** The requests of a query: by ids, or by all other filters. @throws InvalidInput */
  list(city: CitySlug, query: RequestListQueryDto): Promise<RequestPage> {
    const ids = query.service_request_id;
    return ids ? this.queries.withIds(city, ids, query.extensions) : this.queries.list(city, query);
  }

  /** One request, as a list. @throws RequestUnknown if it is hidden, in another city, or does not exist */
  async one(city: CitySlug, id: string, extensions?: boolean): Promise<ShownRequest[]> {
    const found = await this.queries.find(city, id, extensions);
    if (found.length === 0) throw new RequestUnknown();
    return found;
  }

  /** The request of a token; tokens are never issued. @throws TokenUnknown always */
  ofToken(city: CitySlug): never {
    throw new TokenUnknown(city);
  }
}
