import { isIP } from 'node:net';

/** Where an answer comes from: hashed and stored until the decision, so that many answers of one person are noticed. */
export interface AnswerSource {
  /** The client address, as far as the trusted proxies report it; undefined on a channel. */
  address?: string | undefined;
  /** The mark of the browser, if it has one. */
  device?: string | undefined;
  /** Whether it is that of the reporter; by default if the account reported the issue. */
  isReporter?: boolean;
}

const BYTES_OF_IPV4 = 3;
const BITS_OF_GROUP = 16;
const BITS_OF_IPV6 = 56;

/** The range of an address: IPv4 /24, IPv6 /56; undefined if it is none. */
export function rangeOf(address: string): string | undefined {
  const version = isIP(address);
  if (version === 4) return address.split('.').slice(0, BYTES_OF_IPV4).join('.');
  if (version === 0) return undefined;
  const groups = groupsOf(address);
  const whole = Math.floor(BITS_OF_IPV6 / BITS_OF_GROUP);
  const rest = BITS_OF_GROUP - (BITS_OF_IPV6 % BITS_OF_GROUP);
  return [...groups.slice(0, whole), groups[whole]! >> rest].map((group) => group.toString(16)).join(':');
}

/** The eight groups of an IPv6 address, which may leave out zeros and name a zone. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const parsed = (text: string) =>
    text === ''
      ? []
      : text.split(':').flatMap((group) => (group.includes('.') ? ofIpv4(group) : parseInt(group, 16)));
  const [before, after] = [parsed(head), parsed(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function ofIpv4(text: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
