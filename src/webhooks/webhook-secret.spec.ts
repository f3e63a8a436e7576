import { newSecret, unexpiredSecrets } from './webhook-secret';

describe('a secret of a webhook', () => {
  it('is 32 bytes in base64 after the prefix of the specification', () => {
    const [, bytes] = /^whsec_([A-Za-z0-9+/]{43}=)$/.exec(newSecret()) ?? [];
    expect(Buffer.from(bytes ?? '', 'base64')).toHaveLength(32);
  });

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100);
  });
});

describe('a secret that was replaced', () => {
  it('is valid until its time', () => {
    const of = (until: string) => ({ secret: until, until });
    const former = ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.001Z', '2026-03-02T10:00:00.000Z'].map(
      of,
    );
    expect(unexpiredSecrets(former, new Date('2026-03-01T10:00:00Z'))).toEqual(former.slice(1));
  });
});
