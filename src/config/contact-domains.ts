/** The domain of an address, with or without a name beside it. */
export function domainOf(from: string): string {
  return /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/**
 * Whether what is signed for one domain counts as from another (DMARC, relaxed): they are the same, or one lies beneath
 * the other. Two beneath the same one count, too, but which that may be only a list of all public suffixes says.
 */
export function areAligned(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first === second || isBeneath(first, second) || isBeneath(second, first);
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

function isBeneath(lower: string, upper: string): boolean {
  return upper.includes('.') && lower.endsWith(`.${upper}`);
}
