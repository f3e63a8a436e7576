/** The domain of an email address, with or without a display name. */
export function domainOf(from: string): string {
  return /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** `unknown`: only a list of all public suffixes shows whether the two have a registered domain in common. */
export type Alignment = 'aligned' | 'unknown' | 'foreign';

/**
 * Whether a signature for one domain counts for another one (DMARC, relaxed alignment): they are the same, one is a
 * subdomain of the other, or both are subdomains of an organisation's domain.
 */
export function alignmentOf(one: string, other: string): Alignment {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  if (first === second || isBeneath(first, second) || isBeneath(second, first)) return 'aligned';
  return lastLabels(first) === lastLabels(second) ? 'unknown' : 'foreign';
}

/** Whether an https or mailto URL is unreachable for others: it names this machine or an example domain (RFC 2606). */
export function isUnreachableContact(contact: string): boolean {
  const host = /^mailto:/i.test(contact) ? domainOf(new URL(contact).pathname) : new URL(contact).hostname;
  return /(^|\.)(localhost|local|example|invalid|test|example\.(com|net|org))$|^(127\.[\d.]+|\[::1\])$/i.test(
    host,
  );
}

/** The contact for push services, unless it is set. */
export function contactOf(publicBaseUrl: string, from: string): string {
  return publicBaseUrl.startsWith('https:') ? publicBaseUrl : `mailto:operator@${domainOf(from)}`;
}

function lastLabels(domain: string): string {
  return domain.split('.').slice(-2).join('.');
}

function isBeneath(lower: string, upper: string): boolean {
  return upper.includes('.') && lower.endsWith(`.${upper}`);
}
