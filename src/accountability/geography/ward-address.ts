/** What an address cannot have as it is: proxies refuse an encoded slash, and `~` begins the other characters. */
const SPECIAL = /[/~]/;

/**
 * The wards of a city in addresses. A slash is a hyphen there, as common proxies refuse it, also encoded: `H-West`. If
 * another ward would have the same address, or the code has a tilde, it is written as in a JSON pointer (RFC 6901):
 * `H~1West`. All other codes stay as they are.
 */
export class WardAddresses {
  private readonly codes: ReadonlySet<string>;
  private readonly hyphened = new Map<string, number>();

  /** @param codes the codes of all wards of a city */
  constructor(codes: readonly string[]) {
    this.codes = new Set(codes);
    for (const code of this.codes) {
      const plain = hyphenedOf(code);
      this.hyphened.set(plain, (this.hyphened.get(plain) ?? 0) + 1);
    }
  }

  /** The part of a path for a ward, not percent-encoded. Two wards never have the same. */
  of(code: string): string {
    if (!SPECIAL.test(code)) return code;
    const plain = hyphenedOf(code);
    const isAlone = !code.includes('~') && (this.hyphened.get(plain) ?? 0) <= 1;
    return isAlone ? plain : code.replaceAll('~', '~0').replaceAll('/', '~1');
  }

  /** The code of the ward at a part of a path, or with this code; undefined if there is none. */
  codeAt(part: string): string | undefined {
    for (const code of this.codes) if (this.of(code) === part) return code;
    return this.codes.has(part) ? part : undefined;
  }
}

/** Whether a code may differ from its part of a path. */
export function needsAddress(code: string): boolean {
  return SPECIAL.test(code);
}

function hyphenedOf(code: string): string {
  return code.replaceAll('/', '-');
}
