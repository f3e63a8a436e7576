import createClient from 'openapi-fetch';
import type { components, paths } from './api-types';
import { refusalOfAnswer } from './refusal';
import { sessionFetch } from './session';

/** The bodies of the console API, by name. */
export type Schemas = components['schemas'];

/** The console API, with the types of its document. Its paths are written out in each call: a test finds them. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: sessionFetch });

/** What a call was answered. @throws Refusal where the service refused it, or nothing answered */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw refusalOfAnswer(response.status, error);
  return data as T;
}
