import { newSecret } from './webhook-secret';

describe('a secret of a webhook', () => {
  it('is 32 bytes in base64 after the prefix of the specification', () => {
    const [, bytes] = /^whsec_([A-Za-z0-9+/]{43}=)$/.exec(newSecret()) ?? [];
    expect(Buffer.from(bytes ?? '', 'base64')).toHaveLength(32);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100);
  });
});
