import { ApiClientsService } from '../../src/auth';
import type { CitySlug } from '../../src/kernel/cities';
import { type HttpAnswer, send } from '../support/network/http';
import type { TestService } from '../support/service/service';

let count = 0;

/** A registered client and its key. */
export interface TestClient {
  id: string;
  name: string;
  apiKey: string;
}

/** Registers an Open311 client, for all cities unless some are given. */
export async function apiClient(
  service: TestService,
  { cityScope = null, name }: { cityScope?: CitySlug[] | null; name?: string } = {},
): Promise<TestClient> {
  const called = name ?? `Relay ${++count}`;
  const clients = service.app.get(ApiClientsService, { strict: false });
  const { client, apiKey } = await clients.register({
    name: called,
    email: null,
    cityScope,
    createdBy: null,
  });
  return { id: client.id, name: called, apiKey };
}

/** The arguments of a valid report in Mumbai, without a key. */
export function reportForm(changes: Record<string, string> = {}): Record<string, string> {
  count++;
  return {
    jurisdiction_id: 'mumbai',
    service_code: 'infrastructure',
    lat: '19.0544',
    long: '72.8324',
    address_string: 'Hill Road, Bandra West',
    description: `The street light in front of house ${count} has been dark for a week`,
    ...changes,
  };
}

/** Sends a form to a path of Open311. */
export function postForm<Body = unknown>(
  service: TestService,
  path: string,
  form: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<HttpAnswer<Body>> {
  return send<Body>({
    method: 'POST',
    url: service.url + path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
}

/** Reports an issue as a client. @returns its id */
export async function filedReport(
  service: TestService,
  client: TestClient,
  changes: Record<string, string> = {},
): Promise<string> {
  const form = { ...reportForm(changes), api_key: client.apiKey };
  const answer = await postForm<Array<{ service_request_id: string }>>(
    service,
    '/open311/v2/requests.json',
    form,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body[0]!.service_request_id;
}
