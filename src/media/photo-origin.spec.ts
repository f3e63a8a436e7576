import sharp from 'sharp';
import { type Camera, cameraPhoto, photo } from '../../test/factories/files';
import { placeAndTimeIn } from '../kernel/exif';
import { NO_ORIGIN, originOf } from './photo-origin';

const PLACE = { lat: 19.0544123, lng: -72.8324567 };
const CAMERA: Camera = { place: PLACE, time: '2026:03:01 10:00:59' };

describe('where and when a photo was taken', () => {
  const exifOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).exif;
  const read = async (camera: Camera, format?: 'jpeg' | 'png' | 'webp') =>
    originOf(await exifOf(await cameraPhoto(camera, format)));

  it.each(['jpeg', 'png', 'webp'] as const)('is read from a %s', async (format) => {
    const origin = await read(CAMERA, format);
    expect(origin.takenAt).toBe('2026-03-01T10:00:59');
    expect(origin.takenLat).toBeCloseTo(PLACE.lat, 6);
    expect(origin.takenLng).toBeCloseTo(PLACE.lng, 6);
  });

  it('has the offset of its time, if that is one', async () => {
    expect((await read({ ...CAMERA, offset: '+05:30' })).takenAt).toBe('2026-03-01T10:00:59+05:30');
    expect((await read({ ...CAMERA, offset: '+5' })).takenAt).toBe('2026-03-01T10:00:59');
  });

  it('is each known without the other', async () => {
    expect(await read({ time: CAMERA.time! })).toEqual({ ...NO_ORIGIN, takenAt: '2026-03-01T10:00:59' });
    expect(await read({ place: PLACE })).toMatchObject({
      takenAt: null,
      takenLng: expect.any(Number) as number,
    });
  });

  it.each([
    ['0000:00:00 00:00:00'],
    ['2026:02:30 10:00:00'],
    ['2026:03:01 24:30:00'],
    ['yesterday'],
    ['2026-03-01 10:00:00'],
  ])('is not at %s', async (time) => {
    expect((await read({ time })).takenAt).toBeNull();
  });

  it.each([[{ lat: 91, lng: 72 }], [{ lat: 19, lng: 181 }], [{ lat: 0, lng: 0 }]])(
    'is not at %j',
    async (place) => {
      expect(await read({ place })).toEqual(NO_ORIGIN);
    },
  );

  it('is the time of the satellites, or of the last change, if there is no other', async () => {
    const bytes = await photo('jpeg', { width: 40, height: 30 });
    const made = async (exif: sharp.Exif) =>
      originOf(await exifOf(await sharp(bytes).withExif(exif).jpeg().toBuffer()));
    const gps = { GPSDateStamp: '2026:03:01', GPSTimeStamp: '4/1 30/1 59/1' };
    expect((await made({ IFD3: gps })).takenAt).toBe('2026-03-01T04:30:59Z');
    const changed = { DateTime: '2026:03:02 08:00:00' };
    expect((await made({ IFD0: changed, IFD3: gps })).takenAt).toBe('2026-03-02T08:00:00');
    const digitized = { DateTimeDigitized: '2026:03:01 11:00:00' };
    expect((await made({ IFD0: changed, IFD2: digitized })).takenAt).toBe('2026-03-01T11:00:00');
  });

  it('is unknown for a file without it', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(originOf(await exifOf(plain))).toEqual(NO_ORIGIN);
    expect(originOf(new Uint8Array())).toEqual(NO_ORIGIN);
  });

  it('is unknown or possible for every damage, and takes no time', async () => {
    const exif = (await exifOf(await cameraPhoto({ ...CAMERA, offset: '+05:30' })))!;
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 4000; round++) {
      const damaged = Buffer.from(exif.subarray(0, round % 3 === 0 ? random(exif.length) : exif.length));
      for (let n = random(8); n >= 0 && damaged.length > 0; n--)
        damaged[random(damaged.length)] = [0, 0xff, random(256)][random(3)]!;
      const { takenAt, takenLat, takenLng } = originOf(damaged);
      const possible = [
        takenAt === null || !Number.isNaN(Date.parse(takenAt)),
        takenLat === null || Math.abs(takenLat) <= 90,
        takenLng === null || Math.abs(takenLng) <= 180,
      ];
      expect({ round, possible }).toEqual({ round, possible: [true, true, true] });
    }
  });

  it('is not looked for without end in directories that lead to themselves', () => {
    const bytes = new DataView(new ArrayBuffer(64));
    bytes.setUint16(0, 0x4949);
    bytes.setUint32(4, 8, true);
    bytes.setUint16(8, 2, true);
    [0x8769, 0x8825].forEach((tag, n) => {
      bytes.setUint16(10 + n * 12, tag, true);
      bytes.setUint32(18 + n * 12, 8, true);
    });
    expect(placeAndTimeIn(bytes)).toEqual({});
  });
});
