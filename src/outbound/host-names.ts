import { getServers, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** How long a name may take, all tries and both kinds of addresses included. */
const LOOKUP_TIMEOUT_MS = 4000;
/** Of c-ares: it waits for each try twice as long as for the one before. */
const TRIES = { timeout: 1000, tries: 3 };
/** How c-ares calls a name nobody answered for, the second when it was stopped by the time limit above. */
const UNANSWERED: ReadonlySet<unknown> = new Set(['ETIMEOUT', 'ECANCELLED']);
const HOSTS_FILE = '/etc/hosts';

/** A host name that no name server answered for within the time limit; it may exist. */
export class UnansweredName extends Error {
  readonly code = 'ETIMEOUT';
}

/**
 * The addresses of a host name: those of /etc/hosts, else those name servers tell now; none where there is no such
 * name. Asks name servers by c-ares, within four seconds. `dns.lookup` (getaddrinfo) has no time limit and holds one of
 * the few threads the process shares for files and DNS: some names whose servers are silent would hold up every other
 * one.
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

/** The addresses the hosts file of this machine has for a name, such as `localhost` or one an operator added. */
async function inHostsFile(name: string): Promise<LookupAddress[]> {
  const text = await readFile(HOSTS_FILE, 'utf8').catch(() => '');
  const wanted = name.toLowerCase().replace(/\.$/, '');
  return text.split('\n').flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    // Without the zone of a link-local address: it is private with any.
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
