import type { RequestRow } from '../personal-data';
import type { OwnRequestDto, OwnRequestsDto } from './dto/own-requests.dto';

/** A request of a person about their data (docs/api/privacy.md#requests). */
export function presentOwnRequest(request: RequestRow): OwnRequestDto {
  const { id, kind, text, createdAt, dueAt, answer, answeredAt } = request;
  return {
    ...{ requestId: id, kind, text, answer },
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** The requests of a person. */
export function presentOwnRequests(requests: readonly RequestRow[]): OwnRequestsDto {
  return { items: requests.map(presentOwnRequest) };
}
