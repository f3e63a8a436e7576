import { UnansweredName } from '../outbound/host-names';
import { leadsInside } from '../outbound/public-address';

/** What is known of a URL by its form. */
interface Reading {
  url: URL;
  /** Whether its origin is one the operator named, wherever that is. */
  isNamed: boolean;
}

/**
 * Why no event may be sent to a URL, by its form alone; undefined where one may.
 * @param origins those the operator named in WEBHOOK_ORIGINS
 */
export function formProblem(text: string, origins: readonly string[]): string | undefined {
  const { url, isNamed } = read(text, origins);
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  if (url.hash !== '') return 'must not contain a fragment';
  if (isNamed) return undefined;
  if (url.protocol !== 'https:') return 'must be an https URL';
  return url.port === '' ? undefined : 'must use port 443';
}

/**
 * Why no event may be sent to a URL: by its form, for it leads to a private address now, or for no name server answered
 * for its host name. It may take seconds. Each attempt looks again.
 * @param text a URL
 */
export async function urlProblem(text: string, origins: readonly string[]): Promise<string | undefined> {
  const problem = formProblem(text, origins);
  const { url, isNamed } = read(text, origins);
  if (problem !== undefined || isNamed) return problem;
  try {
    return (await leadsInside(url.hostname)) ? 'must not lead to a private address' : undefined;
  } catch (error) {
    if (error instanceof UnansweredName) return 'has a host name that could not be looked up in time';
    throw error;
  }
}

/** Whether the operator named the origin of a URL, wherever that is. */
export function isNamedOrigin(text: string, origins: readonly string[]): boolean {
  return read(text, origins).isNamed;
}

function read(text: string, origins: readonly string[]): Reading {
  const url = new URL(text);
  return { url, isNamed: origins.includes(url.origin) };
}
