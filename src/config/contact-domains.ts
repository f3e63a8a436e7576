/** The domain of an address, with or without a name beside it. */
export function domainOf(from: string): string {
  return /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** `unknown`: only a list of all public suffixes says whether the domain both lie beneath is one that is registered. */
export type Alignment = 'aligned' | 'unknown' | 'foreign';

/**
 * Whether what is signed for one domain counts as from another (DMARC, relaxed): they are the same, or one lies beneath
 * the other, or both beneath one of an organisation.
 */
export function alignmentOf(one: string, other: string): Alignment {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  if (first === second || isBeneath(first, second) || isBeneath(second, first)) return 'aligned';
  return lastLabels(first) === lastLabels(second) ? 'unknown' : 'foreign';
}

/** Whether a URL of https or mailto leads to nobody: to this machine, or a name kept for examples (RFC 2606). */
export function leadsNowhere(contact: string): boolean {
  const host = /^mailto:/i.test(contact) ? domainOf(new URL(contact).pathname) : new URL(contact).hostname;
  return /(^|\.)(localhost|local|example|invalid|test|example\.(com|net|org))$|^(127\.[\d.]+|\[::1\])$/i.test(
    host,
  );
}

/** How push services reach the operator unless that is set. */
export function contactOf(publicBaseUrl: string, from: string): string {
  return publicBaseUrl.startsWith('https:') ? publicBaseUrl : `mailto:operator@${domainOf(from)}`;
}

function lastLabels(domain: string): string {
  return domain.split('.').slice(-2).join('.');
}

function isBeneath(lower: string, upper: string): boolean {
  return upper.includes('.') && lower.endsWith(`.${upper}`);
}
