import sharp from 'sharp';
import { animation, scene } from '../../test/factories/files';
import { type ImageType, MediaInspector } from './media-inspector';
import { withTemporaryFile } from './storage/temporary-file';

describe('the picture hash of a clean image', () => {
  const inspector = new MediaInspector();
  const hash = async (bytes: Buffer, type: ImageType = 'image/jpeg') =>
    (await withTemporaryFile(bytes, (file) => inspector.cleanImage(file, type, 'owner'))).pictureHash ?? '';
  const distance = (a: string, b: string) => [...a].filter((bit, index) => bit !== b[index]).length;

  it('differs little between copies of one picture', async () => {
    const original = await hash(await scene(1));
    expect(original).toMatch(/^[01]{64}$/);
    const copies = [
      await hash(await scene(1, 'webp', 300), 'image/webp'),
      await hash(await scene(1, 'png', 1600), 'image/png'),
      await hash(
        await sharp(await scene(1))
          .jpeg({ quality: 20 })
          .toBuffer(),
      ),
      await hash(
        await sharp(await scene(1))
          .modulate({ brightness: 0.8 })
          .toBuffer(),
      ),
    ];
    expect(copies.filter((copy) => distance(original, copy) > 6)).toEqual([]);
  });

  it('is computed after rotating the picture by its EXIF orientation', async () => {
    const upright = await scene(2);
    const turned = await sharp(upright).rotate(90).withMetadata({ orientation: 8 }).toBuffer();
    expect(distance(await hash(upright), await hash(turned))).toBeLessThanOrEqual(6);
  });

  it('differs between pictures', async () => {
    const hashes: string[] = [];
    for (let number = 0; number < 12; number++) hashes.push(await hash(await scene(number)));
    const near = hashes.flatMap((a, i) => hashes.slice(i + 1).filter((b) => distance(a, b) <= 6));
    expect(near).toEqual([]);
  });

  it('is null for a picture of one colour', async () => {
    expect(await hash(await animation(), 'image/gif')).toBe('');
  });
});
