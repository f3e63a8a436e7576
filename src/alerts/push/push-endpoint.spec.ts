import { createECDH } from 'node:crypto';
import { type PushEndpoint, wrongFieldOf } from './push-endpoint';

const ECDH = createECDH('prime256v1');
ECDH.generateKeys();
const POINT = ECDH.getPublicKey();
const GOOD: PushEndpoint = {
  endpoint: 'https://push.example/send/abc',
  p256dh: POINT.toString('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
};
const wrong = (change: Partial<PushEndpoint>, origins: string[] = []) =>
  wrongFieldOf({ ...GOOD, ...change }, origins);
/** A key of the right length with this first byte; the rest is not a point of the curve. */
const bytesAfter = (first: number) => Buffer.concat([Buffer.from([first]), Buffer.alloc(64, 1)]);

describe('a push endpoint', () => {
  it('is accepted as browsers send it', () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ endpoint: 'https://push.example:443/send' })).toBeUndefined();
    expect(wrong({ auth: `${GOOD.auth}==` })).toBeUndefined();
  });

  it.each([
    'http://push.example/send',
    'https://push.example:8443/send',
    'https://user@push.example/send',
    'https://:secret@push.example/send',
    'ftp://push.example/send',
    'push.example/send',
    '',
    `https://push.example/${'a'.repeat(1000)}`,
  ])('is refused because of its address %s', (endpoint) => {
    expect(wrong({ endpoint })).toBe('endpoint');
  });

  it('may be at an origin named by the operator', () => {
    const origins = ['http://localhost:9000'];
    expect(wrong({ endpoint: 'http://localhost:9000/send' }, origins)).toBeUndefined();
    expect(wrong({ endpoint: 'http://localhost:9001/send' }, origins)).toBe('endpoint');
    expect(wrong({ endpoint: 'http://user@localhost:9000/send' }, origins)).toBe('endpoint');
  });

  it.each([
    ['of no bytes', ''],
    ['a byte short', POINT.subarray(0, 64).toString('base64url')],
    ['in the compressed form', ECDH.getPublicKey('base64url', 'compressed')],
    ['beside the curve', bytesAfter(4).toString('base64url')],
    ['of another form', bytesAfter(6).toString('base64url')],
    ['in other letters', `${GOOD.p256dh.slice(0, -1)}+`],
  ])('is refused with a key %s', (_, p256dh) => {
    expect(wrong({ p256dh })).toBe('p256dh');
  });

  it.each([
    '',
    Buffer.alloc(15).toString('base64url'),
    Buffer.alloc(17).toString('base64url'),
    '!'.repeat(22),
  ])('is refused with the secret "%s"', (auth) => {
    expect(wrong({ auth })).toBe('auth');
  });
});
