import type { Surface } from '../../../src/kernel/surfaces';
import type { RouteMatcher } from '../../../src/api/route-matcher';
import type { MatchedRoute } from '../../../src/platform/http/matched-route';
import type { Contract } from '../source/contract';
import type { Request } from './draft';
import { POLLUTION } from './spoil-json';
import type { Outcome } from './sender';

/** The surfaces with a document. */
type Described = Exclude<Surface, 'site'>;

const SLOWEST_MS = 5000;
/** The contract requires this answer to a keyword without its category. */
const KEYWORDS = /^\/api\/admin\/integrations\/routing\/keywords\/?$/i;

/** Whether an internal error is required by the contract. */
export function isContracted({ method, target }: Request, { status }: Outcome): boolean {
  return status === 500 && method === 'POST' && KEYWORDS.test(decoded(target.split('?')[0]!));
}

/** What the service promises. */
export interface Promises {
  contracts: Record<Described, Contract>;
  matcher: RouteMatcher;
}

/** The fault of an answer; undefined if there is none. */
export function faultOf(asked: Request, outcome: Outcome, promises: Promises): string | undefined {
  const { matcher } = promises;
  const { status, ms, headers, text, failure } = outcome;
  if (outcome.unsendable) return undefined;
  if (failure === 'too large') return undefined;
  if (failure) return failure;
  if (status >= 500 && !isContracted(asked, outcome)) return `answered ${status}: ${text.slice(0, 500)}`;
  if (ms > SLOWEST_MS) return `answered after ${Math.round(ms)} ms`;
  if (asked.method === 'HEAD' || status === 204 || status === 304)
    return text === '' ? undefined : 'has a body';
  if (!headers['content-type']?.startsWith('application/json'))
    return status >= 400 &&
      !isXmlOfOpen311(asked, outcome, matcher) &&
      text !== '' &&
      !isPage(asked, outcome, matcher)
      ? `fails without JSON: ${text.slice(0, 200)}`
      : undefined;
  return faultOfJson(asked, outcome, promises);
}

function faultOfJson(asked: Request, outcome: Outcome, { contracts, matcher }: Promises): string | undefined {
  const { status, text, headers } = outcome;
  if (text.includes(`"${POLLUTION}":`)) return `shows what was put on a prototype: ${text.slice(0, 300)}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `answered ${status} with broken JSON: ${text.slice(0, 300)}`;
  }
  const [path = ''] = asked.target.split('?');
  const allowed = headers.allow?.split(', ') ?? [];
  if (status === 405 && (allowed.length === 0 || allowed.includes(asked.method)))
    return `is refused for its method, of ${String(headers.allow)}`;
  // A method that a path does not have is refused by the surface of the path.
  const asking = surfaceOf(status === 405 ? { ...asked, method: allowed[0] ?? '' } : asked, path, matcher);
  // The site has no document; errors before its pages are those of the token API.
  const surface = asking === 'site' ? 'token' : asking;
  if (status >= 400 && !hasErrorShape(contracts[surface], surface, path, body))
    return `fails in another shape than that of the ${surface} surface: ${text.slice(0, 300)}`;
  if (!isReadable(path) || asking === 'site') return undefined;
  try {
    contracts[surface].check(asked.method, path, { ...outcome, body });
  } catch (error) {
    return (error as Error).message.slice(0, 800);
  }
  return undefined;
}

/** Outside of the APIs, browsers get an error as a page. */
function isPage(asked: Request, { headers }: Outcome, matcher: RouteMatcher): boolean {
  const [path = ''] = asked.target.split('?');
  return (
    headers['content-type']?.startsWith('text/html') === true && matched(asked, path, matcher).showsPages
  );
}

/** Open311's errors have the format of the path; its own specs check the XML. */
function isXmlOfOpen311(asked: Request, { headers, text }: Outcome, matcher: RouteMatcher): boolean {
  const [path = ''] = asked.target.split('?');
  const isXml = headers['content-type'] === 'text/xml; charset=utf-8' && text.includes('<errors><error>');
  return isXml && surfaceOf(asked, path, matcher) === 'open311';
}

function surfaceOf(asked: Request, path: string, matcher: RouteMatcher): Surface {
  return matched(asked, path, matcher).surface;
}

function matched({ method, target, headers }: Request, path: string, matcher: RouteMatcher): MatchedRoute {
  const named = headers['x-api-surface'];
  const one = Array.isArray(named) ? named.join(', ') : named;
  return matcher.match({ method, path, url: target, headers: { 'x-api-surface': one } });
}

function hasErrorShape(contract: Contract, surface: Described, path: string, body: unknown): boolean {
  const isOf = (name: string) => contract.isOf(name, body);
  if (surface === 'open311')
    return (
      Array.isArray(body) && body.length > 0 && body.every((each) => contract.isOf('Open311Error', each))
    );
  if (surface !== 'token') return isOf('BareError');
  if (/^\/api\/chat\/webhook\/?$/i.test(path) && isOf('WebhookError')) return true;
  return isOf('ErrorEnvelope') || (/\/convert\/?$/i.test(path) && isOf('RefusedFields'));
}

/** A path that cannot be decoded, or has a part without a name, matches nothing, and no document describes it. */
function isReadable(path: string): boolean {
  return !decoded(path).includes('\0') && !path.includes('//');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}
