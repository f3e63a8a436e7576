import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { box, element, endless, mp4, track } from '../../../test/factories/videos';
import { UnfitMedia } from '../unfit-media';
import { removeVideoMetadata } from './video-metadata';

const SECRETS = ['+12.9716+077.5946/', 'SecretPhone', 'GPS-SAMPLE', 'a secret time', 'a secret trailer'];
const [PLACE, MAKER, SAMPLE, TIME, TRAILER] = SECRETS as [string, string, string, string, string];
const PICTURE = 'PICTURE-SAMPLE-1';
const SOUND = 'SOUND-SAMPLE-1';

describe('the metadata of a video', () => {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const cleaned = async (bytes: Buffer, type: 'video/mp4' | 'video/webm' = 'video/mp4') => {
    const file = join(folder, 'video');
    writeFileSync(file, bytes);
    await removeVideoMetadata(file, type);
    return readFileSync(file);
  };
  const secretsIn = (bytes: Buffer) => SECRETS.filter((secret) => bytes.includes(secret));

  describe('of an MP4', () => {
    const whole = () =>
      mp4({
        tracks: [
          { kind: 'vide', name: MAKER, samples: [PICTURE] },
          { kind: 'soun', name: MAKER, samples: [SOUND] },
          { kind: 'meta', name: MAKER, samples: [SAMPLE] },
          { kind: 'sbtl', name: MAKER, samples: [TIME] },
        ],
        inMoov: [box('udta', box('©xyz', PLACE)), box('meta', MAKER), box('uuid', PLACE)],
        before: [box('uuid', PLACE), box('gpsa', PLACE)],
        after: Buffer.concat([box('free', MAKER), Buffer.from(TRAILER)]),
      });

    it('is removed: places, makers, times, tracks of sensors and texts with their samples', async () => {
      const bytes = await cleaned(whole());
      expect(secretsIn(whole())).toEqual(SECRETS);
      expect(secretsIn(bytes)).toEqual([]);
    });

    it('keeps the length, and pictures and sound where they were', async () => {
      const bytes = await cleaned(whole());
      expect(bytes.length).toBe(whole().length);
      expect([bytes.indexOf(PICTURE), bytes.indexOf(SOUND)]).toEqual([
        whole().indexOf(PICTURE),
        whole().indexOf(SOUND),
      ]);
    });

    it('has no times in the headers of the video and of its tracks', async () => {
      const bytes = await cleaned(whole());
      for (const type of ['mvhd', 'tkhd', 'mdhd']) {
        const at = bytes.indexOf(type) + 4;
        expect(bytes.subarray(at + 4, at + 12)).toEqual(Buffer.alloc(8));
      }
    });

    it('leaves as many boxes as before, of which a player knows all', async () => {
      const bytes = await cleaned(whole());
      expect(bytes.includes('vide')).toBe(true);
      for (const type of ['udta', 'meta', 'uuid', 'gpsa', 'sbtl']) expect(bytes.includes(type)).toBe(false);
    });

    it('does not change a second time', async () => {
      const once = await cleaned(whole());
      expect(await cleaned(once)).toEqual(once);
    });

    it('stays as it is without an index', async () => {
      const bytes = Buffer.concat([box('ftyp', 'isom0000'), Buffer.alloc(500, 7)]);
      expect(await cleaned(bytes)).toEqual(bytes);
    });
  });

  describe('of a fragmented MP4', () => {
    const fragmented = (kinds: string[]) =>
      Buffer.concat([
        box('ftyp', 'isom0000'),
        box('moov', box('mvex', 'x'), ...kinds.map((kind) => track({ kind, name: MAKER, samples: [] }, []))),
        box(
          'moof',
          box('mfhd', 'head'),
          box('traf', box('tfhd', 'head'), box('uuid', PLACE)),
          box('meta', PLACE),
        ),
        box('mdat', PICTURE),
      ]);

    it('is removed, and the samples stay', async () => {
      const bytes = await cleaned(fragmented(['vide', 'soun']));
      expect(secretsIn(bytes)).toEqual([]);
      expect(bytes.includes(PICTURE)).toBe(true);
    });

    it('is refused with other tracks', async () => {
      await expect(cleaned(fragmented(['vide', 'meta']))).rejects.toMatchObject({ reason: 'tracks' });
    });
  });

  it.each([
    ['tables that are longer than the file', 'stco', 0x7fffffff],
    ['a table with too many samples for a chunk', 'stsc', 0x7fffffff],
  ])('of a video with %s is refused', async (_, table, count) => {
    const bytes = mp4({ tracks: [{ kind: 'vide', name: MAKER, samples: [PICTURE] }] });
    const at = bytes.indexOf(table) + 8;
    bytes.writeUInt32BE(count, table === 'stsc' ? at + 8 : at);
    await expect(cleaned(bytes)).rejects.toThrow(UnfitMedia);
  });

  it('of an MP4 with a compressed index is refused', async () => {
    const bytes = Buffer.concat([box('ftyp', 'qt  0000'), box('moov', box('cmov', MAKER))]);
    await expect(cleaned(bytes)).rejects.toThrow(UnfitMedia);
  });

  it.each(['1549a966', '1654ae6b'])(
    'of a WebM whose header %s has bytes of no element is refused',
    async (id) => {
      const bytes = Buffer.concat([
        element('1a45dfa3', element('4282', 'webm')),
        element('18538067', element(id, Buffer.alloc(1), element('7ba9', PLACE))),
      ]);
      await expect(cleaned(bytes, 'video/webm')).rejects.toThrow(UnfitMedia);
    },
  );

  describe.each([
    ['known', false],
    ['unknown', true],
  ])('of a WebM with elements of %s sizes', (_, isLive) => {
    const open = isLive ? endless : element;
    const block = (number: number, words: string) =>
      element('a3', Buffer.concat([Buffer.from([0x80 | number, 0, 0, 0]), Buffer.from(words)]));
    const webm = (stray: Buffer = Buffer.alloc(0)) =>
      Buffer.concat([
        element('1a45dfa3', element('4282', 'webm')),
        open(
          '18538067',
          Buffer.concat([
            element(
              '1549a966',
              element('4461', TIME),
              element('7ba9', PLACE),
              element('4d80', MAKER),
              element('5741', MAKER),
            ),
            element(
              '1654ae6b',
              element(
                'ae',
                element('d7', Buffer.from([1])),
                element('83', Buffer.from([1])),
                element('536e', MAKER),
              ),
              element(
                'ae',
                element('d7', Buffer.from([2])),
                element('83', Buffer.from([0x11])),
                element('536e', MAKER),
              ),
            ),
            open(
              '1f43b675',
              Buffer.concat([
                element('e7', Buffer.from([0])),
                block(1, PICTURE),
                block(2, SAMPLE),
                element(
                  'a0',
                  element('a1', Buffer.concat([Buffer.from([0x82, 0, 0, 0]), Buffer.from(PLACE)])),
                ),
              ]),
            ),
            stray,
            element('1254c367', MAKER),
            element('1941a469', `${PLACE}${TRAILER}`),
          ]),
        ),
      ]);

    it('is removed, with the same length and the pictures where they were', async () => {
      const bytes = await cleaned(webm(), 'video/webm');
      expect(secretsIn(webm())).toEqual(SECRETS);
      expect(secretsIn(bytes)).toEqual([]);
      expect([bytes.length, bytes.indexOf(PICTURE)]).toEqual([webm().length, webm().indexOf(PICTURE)]);
    });

    it.each([
      ['a zero', Buffer.alloc(1)],
      ['many zeros', Buffer.alloc(100_000)],
      [
        'an element that does not exist, which seems to reach to the end',
        Buffer.from('21017fffffffffff', 'hex'),
      ],
      ['words', Buffer.from(PLACE)],
      ['a deleted element', element('ec', PLACE)],
    ])('is removed behind bytes that no player needs, with them: %s', async (__, stray) => {
      const bytes = await cleaned(webm(stray), 'video/webm');
      expect(secretsIn(bytes)).toEqual([]);
      expect([bytes.length, bytes.indexOf(PICTURE)]).toEqual([
        webm().length + stray.length,
        webm().indexOf(PICTURE),
      ]);
      expect(await cleaned(bytes, 'video/webm')).toEqual(bytes);
    });
  });
});
