import { ClaimSignature } from './claim-signature';

describe('the signature of a claim', () => {
  const links = new ClaimSignature('x'.repeat(48), 'links');
  const signature = links.sign('iss_1.2');

  it('is accepted for the claim', () => {
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(links.isOf('iss_1.2', signature)).toBe(true);
  });

  it.each([
    ['another claim', links.isOf('iss_1.3', signature)],
    ['another signature', links.isOf('iss_1.2', `${signature.slice(0, -2)}AA`)],
    ['none', links.isOf('iss_1.2', '')],
    ['one for another purpose', new ClaimSignature('x'.repeat(48), 'other').isOf('iss_1.2', signature)],
    ['one with another secret', new ClaimSignature('y'.repeat(48), 'links').isOf('iss_1.2', signature)],
  ])('is refused for %s', (_, isKnown) => {
    expect(isKnown).toBe(false);
  });
});
