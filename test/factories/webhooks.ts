import type { ApiClient, Envelope } from '../support/network/client';
import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { TestClient } from './open311';

/** Registers an endpoint of a client, for `issue.reported` unless other events are given. @returns its id */
export async function webhookEndpoint(
  service: TestService,
  { apiKey }: TestClient,
  { url = 'https://example.org/hooks', eventTypes = ['issue.reported'] } = {},
): Promise<string> {
  const { body } = await service.tokenApi
    .as({ accessToken: apiKey })
    .post<Envelope<{ id: string }>>('/api/webhooks/endpoints', { url, eventTypes });
  return body.data.id;
}

/** The actions of city staff on an endpoint, by route: the request, and its audit action. */
export function webhookActs(
  api: () => ApiClient,
): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  const path = '/api/admin/webhooks/endpoints';
  const endpoint = { url: 'https://example.org/hooks', eventTypes: ['issue.reported'] };
  const first = async () => `${path}/${(await api().get<Array<{ id: string }>>(path)).body[0]!.id}`;
  const acts = ['rotate-secret', 'test', 'replay', 'disable', 'enable'].map((what) => [
    `POST ${path}/:endpointId/${what}`,
    () => ({
      action: `webhook_endpoint.${what.replace('-', '_')}`,
      do: async () => api().post(`${await first()}/${what}`, {}),
    }),
  ]);
  return {
    [`POST ${path}`]: () => ({ action: 'webhook_endpoint.add', do: () => api().post(path, endpoint) }),
    [`PATCH ${path}/:endpointId`]: () => ({
      action: 'webhook_endpoint.change',
      do: async () => api().patch(await first(), { description: 'Another' }),
    }),
    ...(Object.fromEntries(acts) as object),
    [`DELETE ${path}/:endpointId`]: () => ({
      action: 'webhook_endpoint.remove',
      do: async () => api().delete(await first()),
    }),
  };
}
