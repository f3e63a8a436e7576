import { UnansweredName } from '../platform/http-client/host-names';
import { resolvesToPrivateAddress } from '../platform/http-client/public-address';

/** What the form of a URL says. */
interface Reading {
  url: URL;
  /** Whether the operator allowed its origin, even at a private address. */
  isNamed: boolean;
}

/**
 * The reason a URL is not allowed, by its form; undefined if it is allowed.
 * @param origins the origins that the operator allowed in WEBHOOK_ORIGINS
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
 * The reason a URL is not allowed: its form, a private address, or a host name that could not be resolved. Can take
 * seconds. Checked again before each attempt.
 * @param text a URL
 */
export async function urlProblem(text: string, origins: readonly string[]): Promise<string | undefined> {
  const problem = formProblem(text, origins);
  const { url, isNamed } = read(text, origins);
  if (problem !== undefined || isNamed) return problem;
  try {
    return (await resolvesToPrivateAddress(url.hostname)) ? 'must not lead to a private address' : undefined;
  } catch (error) {
    if (error instanceof UnansweredName) return 'has a host name that could not be looked up in time';
    throw error;
  }
}

/** Whether the operator allowed the origin of a URL, even at a private address. */
export function isNamedOrigin(text: string, origins: readonly string[]): boolean {
  return read(text, origins).isNamed;
}

function read(text: string, origins: readonly string[]): Reading {
  const url = new URL(text);
  return { url, isNamed: origins.includes(url.origin) };
}
