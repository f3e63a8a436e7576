import sharp from 'sharp';
import { EDITS, randomBy, streetScene } from '../../test/factories/street-scenes';
import { MediaInspector } from './media-inspector';
import { withTemporaryFile } from './storage/temporary-file';

const PAIRS = 400;
const MAX_DISTANCE = 6;
/** One in a hundred photos may be taken for another one. */
const MAX_WRONG = PAIRS / 100;
const SEED = Number(process.env.SEED ?? 20_260_301);

/** Four hundred photos, each with a changed copy, and compared with all before it, as photos of repairs are. */
describe(`400 pairs of photos (SEED=${SEED})`, () => {
  const inspector = new MediaInspector();
  const hashOf = async (bytes: Buffer) =>
    (
      await withTemporaryFile(bytes, (file) =>
        inspector.cleanImage(file, 'image/jpeg', String(Math.random())),
      )
    ).pictureHash ?? '';
  const distance = (a: string, b: string) => [...a].filter((bit, at) => bit !== b[at]).length;

  it('no changed copy is missed, and at most one in a hundred others is taken for one', async () => {
    const random = randomBy(SEED);
    const kinds = Object.entries(EDITS);
    const missed: Array<[kind: string, pair: number, distance: number]> = [];
    const wrong: number[] = [];
    const others: string[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const [kind, edit] = kinds[pair % kinds.length]!;
      const photo = await streetScene(random);
      const copy = await edit(sharp(photo), random).toBuffer();
      const [hash, copied] = [await hashOf(photo), await hashOf(copy)];
      if (distance(hash, copied) > MAX_DISTANCE) missed.push([kind, pair, distance(hash, copied)]);
      if (others.some((other) => distance(hash, other) <= MAX_DISTANCE)) wrong.push(pair);
      others.push(hash);
    }
    expect({ missed, wrong: wrong.slice(MAX_WRONG) }).toEqual({ missed: [], wrong: [] });
  });
});
