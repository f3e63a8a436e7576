import { getServers, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** The time limit for a name, including all tries and both address families. */
const LOOKUP_TIMEOUT_MS = 4000;
/** Options of c-ares, which doubles the timeout for each further try. */
const TRIES = { timeout: 1000, tries: 3 };
/** The error codes of c-ares for a name without an answer; the second if the time limit above cancelled it. */
const UNANSWERED: ReadonlySet<unknown> = new Set(['ETIMEOUT', 'ECANCELLED']);
const HOSTS_FILE = '/etc/hosts';

/** A host name for which no name server answered within the time limit; it may exist. */
export class UnansweredName extends Error {
  readonly code = 'ETIMEOUT';
}

/**
 * The addresses of a host name: from /etc/hosts, otherwise from name servers; empty if there is no such name. It uses
 * c-ares, with a limit of four seconds. `dns.lookup` (getaddrinfo) has no time limit and uses the few threads the
 * process shares for files and DNS: some names with silent servers would block all other lookups.
 * @throws UnansweredName
 */
export async function addressesOf(name: string): Promise<LookupAddress[]> {
  const known = await inHostsFile(name);
  if (known.length > 0) return known;
  const resolver = new Resolver(TRIES);
  resolver.setServers(getServers());
  const timer = setTimeout(() => resolver.cancel(), LOOKUP_TIMEOUT_MS);
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0 && answers.some(isUnanswered)) throw new UnansweredName('no name server answered');
    return found.map(withFamily);
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses of a name in the hosts file of this machine, such as `localhost`. */
async function inHostsFile(name: string): Promise<LookupAddress[]> {
  const text = await readFile(HOSTS_FILE, 'utf8').catch(() => '');
  const wanted = name.toLowerCase().replace(/\.$/, '');
  return text.split('\n').flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    // Without the zone of a link-local address: it is private in any zone.
    const bare = address?.replace(/%.*/, '') ?? '';
    return isIP(bare) > 0 && names.includes(wanted) ? [withFamily(bare)] : [];
  });
}

function isUnanswered(answer: PromiseSettledResult<string[]>): boolean {
  return answer.status === 'rejected' && UNANSWERED.has((answer.reason as NodeJS.ErrnoException).code);
}

function withFamily(address: string): LookupAddress {
  return { address, family: isIP(address) };
}
