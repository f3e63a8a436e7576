import createClient from 'openapi-fetch';
import type { components, paths } from './api-types';
import { refusalOfAnswer } from './refusal';
import { sessionFetch } from './session';

/** The request and response bodies of the console API, by name. */
export type Schemas = components['schemas'];

/**
 * The client of the console API, typed by its OpenAPI document. Each call writes its path as a literal, because a test
 * searches the code for the paths.
 */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: sessionFetch });

/** Returns the response body of a call. @throws Refusal if the service refused the call or did not respond */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw refusalOfAnswer(response.status, error);
  return data as T;
}
