import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs claims for one purpose. The purpose is part of the key, so a signature for another purpose is not accepted. */
export class ClaimSignature {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = createHmac('sha256', secret).update(purpose).digest();
  }

  /** @returns 43 characters of base64url */
  sign(claim: string): string {
    return createHmac('sha256', this.key).update(claim).digest('base64url');
  }

  /** Whether a signature belongs to a claim; compared in constant time. */
  isOf(claim: string, signature: string): boolean {
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(claim))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
