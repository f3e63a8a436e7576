import type { ListedApiClient } from '../../auth';
import type { ApiClientDto, RegisteredApiClientDto } from './api-clients.dto';

/** A client of Open311 (docs/api/console.md#api-clients). */
export function presentApiClient(client: ListedApiClient): ApiClientDto {
  const { id, name, email, cityScope, createdAt, revokedAt } = client;
  return {
    id,
    name,
    email,
    cityScope,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** A client that was just registered, with its key. */
export function presentRegistered(registered: {
  client: ListedApiClient;
  apiKey: string;
}): RegisteredApiClientDto {
  const { client, apiKey } = registered;
  return { id: client.id, name: client.name, apiKey };
}
