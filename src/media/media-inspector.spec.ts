import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { bomb, photo } from '../../test/factories/files';
import { MediaInspector, UnfitMedia } from './media-inspector';

const END = Buffer.from([0xff, 0xd9]);

describe('MediaInspector', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inspector-'));
  const inspector = new MediaInspector();
  let whole: Buffer;
  let progressive: Buffer;

  beforeAll(async () => {
    whole = await photo('jpeg');
    progressive = await sharp(whole).jpeg({ progressive: true }).toBuffer();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const clean = async (bytes: Buffer, type: 'image/jpeg' | 'image/png' = 'image/jpeg') => {
    const file = join(folder, 'picture');
    writeFileSync(file, bytes);
    return (await inspector.cleanImage(file, type, 'owner')).bytes;
  };
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

  describe.each(['baseline', 'progressive'])('of a %s JPEG', (kind) => {
    const picture = () => (kind === 'baseline' ? whole : progressive);

    it.each([
      ['its end marker', 2],
      ['half of its end marker', 1],
    ])('writes one without %s as if it were complete', async (_, missing) => {
      const written = await clean(picture().subarray(0, -missing));
      expect(written.subarray(-2)).toEqual(END);
      expect((await pixels(written)).equals(await pixels(await clean(picture())))).toBe(true);
    });

    it.each([
      ['ten bytes before its end', (bytes: Buffer) => bytes.subarray(0, -10)],
      // Within the last scan of a progressive JPEG: one that ends between two scans is a complete picture, only coarse.
      ['after three quarters', (bytes: Buffer) => bytes.subarray(0, (bytes.length * 3) / 4)],
      ['in its header', (bytes: Buffer) => bytes.subarray(0, 200)],
    ])('refuses one that is cut %s', async (_, cut) => {
      await expect(clean(cut(picture()))).rejects.toThrow(UnfitMedia);
    });

    it('accepts one with bytes after its end marker', async () => {
      expect((await clean(Buffer.concat([picture(), Buffer.from('trailer')]))).subarray(-2)).toEqual(END);
    });
  });

  it.each([
    ['a side of more than 20,000 pixels', 1, 20_001, 'side'],
    ['a side of millions of pixels', 8_000_000, 1, 'side'],
    ['more than 64 million pixels', 8001, 8000, 'pixels'],
  ])('refuses a picture with %s by its header, and says so', async (_, width, height, reason) => {
    // Without its data, decoding it would fail in another way.
    const header = bomb(width, height).subarray(0, 60);
    await expect(clean(header, 'image/png')).rejects.toMatchObject({
      reason,
      message: expect.stringMatching(reason === 'side' ? /20000 pixels/ : /64 million pixels/) as string,
    });
  });

  it.each([
    ['a long screenshot', 1080, 20_000, 720, 13_333],
    ['a wide picture', 8000, 1000, 5760, 720],
    ['a narrow strip', 100, 5000, 100, 5000],
    ['a photo', 4000, 3000, 2560, 1920],
    ['a small picture', 300, 200, 300, 200],
  ])('keeps %s readable (%i x %i as %i x %i)', async (_, width, height, servedWidth, servedHeight) => {
    const served = await sharp(await clean(bomb(width, height), 'image/png')).metadata();
    expect([served.width, served.height]).toEqual([servedWidth, servedHeight]);
  });

  it('keeps a long picture readable that lies on its side', async () => {
    const lying = await sharp({ create: { width: 6000, height: 900, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const served = await sharp(await clean(lying)).metadata();
    expect([served.width, served.height]).toEqual([720, 4800]);
  });

  it('keeps transparent parts transparent', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } });
    const written = await clean(await clear.png().toBuffer(), 'image/png');
    expect((await sharp(written).stats()).isOpaque).toBe(false);
  });

  it('accepts a side of 20,000 pixels', async () => {
    expect((await clean(bomb(2, 20_000), 'image/png')).length).toBeGreaterThan(0);
  });

  it('refuses a PNG announced as JPEG, and a PNG without its end', async () => {
    const png = await photo('png');
    await expect(clean(png)).rejects.toThrow('These bytes are not image/jpeg');
    await expect(clean(png.subarray(0, png.length / 2), 'image/png')).rejects.toThrow(UnfitMedia);
  });
});
