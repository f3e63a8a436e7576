import { open, readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { MimeType } from '../kernel/media-types';
import type { FailOnOptions, Sharp } from 'sharp';
import { PictureTurns } from './picture-turns';
import { HASHED_HEIGHT, HASHED_WIDTH, pictureHashOf } from './picture-hash';
import { originOf, type PhotoOrigin } from './photo-origin';
import { coversOf, type PictureRegion } from './picture-regions';
import { UnfitMedia } from './unfit-media';
import { removeVideoMetadata } from './video/video-metadata';

export { UnfitMedia, type UnfitReason } from './unfit-media';

/** A picture with more pixels is not decoded, and neither is one with a longer side: each row and column has a cost. */
const MAX_PIXELS = 64_000_000;
const MAX_SENT_SIDE_PX = 20_000;
/** Larger than screens need. */
const MAX_SIDE_PX = 2560;
/** The shorter side of a long picture, such as a screenshot of a whole page: its text must stay readable. */
const LEGIBLE_SIDE_PX = 720;
/** A picture with more pixels is heavy if its decoder keeps all of them in memory. */
const HEAVY_PIXELS = 24_000_000;
const WORK_TIMEOUT_S = 5;
/** The sides of what becomes a pixel of the hashed picture, after the first step. */
const SMALL_CELL_PX = 10;

export type ImageType = Extract<MimeType, `image/${string}`>;
const FORMATS: Record<ImageType, 'jpeg' | 'png' | 'webp' | 'gif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The marker a JPEG ends with (EOI). */
const JPEG_END = Buffer.from([0xff, 0xd9]);

interface Size {
  width: number;
  height: number;
}

/** An image as it is stored. */
export interface CleanImage {
  bytes: Buffer;
  /** The hash by `pictureHashOf`, for comparing pictures. */
  pictureHash: string | null;
  /** Where and when it was taken, which its bytes do not say any more. */
  origin: PhotoOrigin;
}

/**
 * Processes uploaded bytes into a file that may be served. An image is decoded and encoded again, so that only its
 * pixels remain (no EXIF data, no position, nothing after its end); a video must have the announced container type, and
 * loses its metadata.
 * Images wait for their turn, as decoding needs much time and memory.
 */
@Injectable()
export class MediaInspector {
  private readonly turns = new PictureTurns();

  /**
   * Decodes and re-encodes an image: rotated upright, limited in size, the first frame of an animation.
   * @param owner for whom, as in `PictureTask`
   * @throws UnfitMedia; LimitReached if the owner sends too much; Busy if too many wait
   */
  async cleanImage(source: string, type: ImageType, owner: string): Promise<CleanImage> {
    const { isHeavy, size, origin } = await readable(() => this.head(source, type));
    return this.turns.take({ owner, isHeavy }, () =>
      readable(async () => {
        const bytes = await this.written(source, type, (image) =>
          image.autoOrient().resize({ ...size, fit: 'fill' }),
        );
        return { bytes, pictureHash: await hashOf(bytes), origin };
      }),
    );
  }

  /**
   * Fills parts of a clean image with their mean colour, which cannot be undone, and encodes it again.
   * @param regions in parts of the sides, from 0 to 1
   * @param owner for whom, as in `PictureTask`
   * @throws LimitReached if the owner sends too much; Busy if too many wait
   */
  async cover(
    source: string,
    type: ImageType,
    regions: readonly PictureRegion[],
    owner: string,
  ): Promise<Pick<CleanImage, 'bytes' | 'pictureHash'>> {
    return this.turns.take({ owner, isHeavy: false }, () =>
      readable(async () => {
        const covers = await coversOf(await library(), source, regions);
        const bytes = await this.written(source, type, (image) => image.composite(covers));
        return { bytes, pictureHash: await hashOf(bytes) };
      }),
    );
  }

  /** A thumbnail of a clean image. @throws LimitReached if the owner requests too much; Busy if too many wait */
  thumbnail(source: string, type: ImageType, width: number, owner: string): Promise<Buffer> {
    return this.turns.take({ owner, isHeavy: false }, () =>
      readable(() =>
        this.written(source, type, (image) => image.resize(width, undefined, { withoutEnlargement: true })),
      ),
    );
  }

  /**
   * Draws another picture of ours, in the same turns.
   * @param owner for whom, as in `PictureTask`
   * @throws LimitReached if the owner requests too much; Busy if too many wait
   */
  draw(owner: string, work: (sharp: SharpLibrary) => Promise<Buffer>): Promise<Buffer> {
    return this.turns.take({ owner, isHeavy: false }, async () => work(await library()));
  }

  /**
   * Removes from a local file of a video, in its place, where, when and with what it was taken. It keeps its length.
   * @throws UnfitMedia if the file is not a container of that type, or cannot be cleaned
   */
  async cleanVideo(source: string, type: MimeType): Promise<void> {
    const head = await firstBytes(source, 12);
    if (!isContainer(head, type)) throw new UnfitMedia(`These bytes are not ${type}`);
    await removeVideoMetadata(source, type);
  }

  /**
   * Checks an image by its header, before it waits.
   * @returns whether decoding it is heavy, its size when it is served, and where and when it was taken
   * @throws UnfitMedia
   */
  private async head(
    source: string,
    type: ImageType,
  ): Promise<{ isHeavy: boolean; size: Size } & Pick<CleanImage, 'origin'>> {
    const sharp = await library();
    const head = await sharp(source, { limitInputPixels: false, pages: 1 }).metadata();
    const { format, width, height, isProgressive } = head;
    if (format !== FORMATS[type]) throw new UnfitMedia(`These bytes are not ${type}`);
    if (Math.max(width, height) > MAX_SENT_SIDE_PX)
      throw new UnfitMedia(`A side of the picture has more than ${MAX_SENT_SIDE_PX} pixels`, 'side');
    if (width * height > MAX_PIXELS)
      throw new UnfitMedia('The picture has more than 64 million pixels (64 megapixels)', 'pixels');
    const isWhole = isProgressive === true || format === 'webp' || format === 'gif';
    const isHeavy = isWhole && width * height > HEAVY_PIXELS;
    return { isHeavy, size: servedSize(head.autoOrient), origin: originOf(head.exif) };
  }

  private async written(source: string, type: ImageType, change: (image: Sharp) => Sharp): Promise<Buffer> {
    const sharp = await library();
    const attempt = (from: string | Buffer, failOn: FailOnOptions) =>
      change(sharp(from, { limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1, failOn }))
        .toFormat(FORMATS[type])
        .timeout({ seconds: WORK_TIMEOUT_S })
        .toBuffer();
    return attempt(source, 'error').catch(async (error: unknown) => {
      const ended = type === 'image/jpeg' && !isOurs(error) ? await withEnd(source) : undefined;
      if (!ended) throw error;
      // With the end marker added, missing data would only be a warning; it must fail, or the picture would have grey
      // areas.
      return attempt(ended, 'warning');
    });
  }
}

/** The size of an image when it is served: at most 2560 pixels on a side, or on the shorter side 720. */
function servedSize({ width, height }: Size): Size {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, Math.max(MAX_SIDE_PX / longer, LEGIBLE_SIDE_PX / shorter));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The image library, which is loaded with the first picture. */
export type SharpLibrary = typeof import('sharp');

async function library(): Promise<SharpLibrary> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Reads an image. @throws UnfitMedia if that fails because of its bytes */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isOurs(error)
      ? error
      : new UnfitMedia('These bytes cannot be read as an image', 'unreadable', { cause: error });
  }
}

/** Appends the end marker to a JPEG that lacks it; undefined if it has one. */
async function withEnd(source: string): Promise<Buffer | undefined> {
  const bytes = await readFile(source);
  return bytes.subarray(-JPEG_END.length).equals(JPEG_END) ? undefined : Buffer.concat([bytes, JPEG_END]);
}

/** @param bytes a clean image @returns its hash, or null */
async function hashOf(bytes: Buffer): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  // In two steps: in one, the library leaves out rows and columns, others for each size of the picture.
  const [width, height] = [HASHED_WIDTH * SMALL_CELL_PX, HASHED_HEIGHT * SMALL_CELL_PX];
  const small = await sharp(bytes)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(width, height, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .timeout({ seconds: WORK_TIMEOUT_S })
    .toBuffer();
  const grey = await sharp(small, { raw: { width, height, channels: 1 } })
    .greyscale()
    .resize(HASHED_WIDTH, HASHED_HEIGHT, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return pictureHashOf(grey);
}

/** A missing file is not a fault of the picture. The library shows the difference only in its messages. */
function isOurs(error: unknown): boolean {
  if (error instanceof UnfitMedia) return true;
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return code !== undefined || /Input file is missing|Too many open files/i.test(message);
}

const EBML = 0x1a45dfa3;
/** The first box types of QuickTime files from before the `ftyp` box. */
const OLD_QUICKTIME = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** Still pictures in the same kind of container. */
const STILLS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

function isContainer(head: Buffer, type: MimeType): boolean {
  if (type === 'video/webm') return head.readUInt32BE(0) === EBML;
  const box = head.toString('latin1', 4, 8);
  if (type === 'video/quicktime' && OLD_QUICKTIME.has(box)) return true;
  return box === 'ftyp' && !STILLS.has(head.toString('latin1', 8, 12));
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(count);
    await file.read(bytes, 0, count, 0);
    return bytes;
  } finally {
    await file.close();
  }
}

export function isImageType(type: MimeType): type is ImageType {
  return type in FORMATS;
}
