import { open, readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { MimeType } from '../kernel/media-types';
import type { FailOnOptions, Sharp } from 'sharp';
import { Busy } from '../platform/http/domain-error';
import { HASHED_HEIGHT, HASHED_WIDTH, pictureHashOf } from './picture-hash';

/** As much as today's cameras produce; a picture with more pixels is not decoded. */
const MAX_PIXELS = 64_000_000;
/** Larger than screens need. */
const MAX_SIDE_PX = 2560;
const WORK_TIMEOUT_S = 5;
/** Beyond this queue length a client would time out. */
const MAX_WAITING = 6;

export type ImageType = Extract<MimeType, `image/${string}`>;
const FORMATS: Record<ImageType, 'jpeg' | 'png' | 'webp' | 'gif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The marker a JPEG ends with (EOI). */
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** An image as it is stored. */
export interface CleanImage {
  bytes: Buffer;
  /** The hash by `pictureHashOf`, for comparing pictures. */
  pictureHash: string | null;
}

/** The bytes are not of the announced type, or cannot be decoded. */
export class UnfitMedia extends Error {}

/**
 * Processes uploaded bytes into a file that may be served. An image is decoded and encoded again, so that only its
 * pixels remain (no EXIF data, no position, nothing after its end); a video must have the announced container type. One
 * image at a time, as decoding needs much memory.
 */
@Injectable()
export class MediaInspector {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /**
   * Decodes and re-encodes an image: rotated upright, limited in size, the first frame of an animation.
   * @throws UnfitMedia; Busy if the queue is full
   */
  cleanImage(source: string, type: ImageType): Promise<CleanImage> {
    return this.inTurn(async () => {
      const bytes = await this.written(source, type, (image) =>
        image.autoOrient().resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true }),
      );
      return { bytes, pictureHash: await hashOf(bytes) };
    });
  }

  /** A thumbnail of a clean image. @throws Busy if the queue is full */
  thumbnail(source: string, type: ImageType, width: number): Promise<Buffer> {
    return this.inTurn(() =>
      this.written(source, type, (image) => image.resize(width, undefined, { withoutEnlargement: true })),
    );
  }

  /** @throws UnfitMedia if the file is not a container of that type */
  async checkVideo(source: string, type: MimeType): Promise<void> {
    const head = await firstBytes(source, 12);
    if (!isContainer(head, type)) throw new UnfitMedia(`These bytes are not ${type}`);
  }

  private async read(source: string | Buffer, type: ImageType, failOn: FailOnOptions): Promise<Sharp> {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    const image = sharp(source, {
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      pages: 1,
      failOn,
    });
    const { format } = await image.metadata();
    if (format !== FORMATS[type]) throw new UnfitMedia(`These bytes are not ${type}`);
    return image;
  }

  private async written(source: string, type: ImageType, change: (image: Sharp) => Sharp): Promise<Buffer> {
    const attempt = async (from: string | Buffer, failOn: FailOnOptions) =>
      change(await this.read(from, type, failOn))
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

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MAX_WAITING) return Promise.reject(new Busy());
    this.waiting++;
    const mine = this.last.then(() => this.work(work)).finally(() => this.waiting--);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async work<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw isOurs(error)
        ? error
        : new UnfitMedia('These bytes cannot be read as an image', { cause: error });
    }
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
  const grey = await sharp(bytes)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(HASHED_WIDTH, HASHED_HEIGHT, { fit: 'fill' })
    .raw()
    .timeout({ seconds: WORK_TIMEOUT_S })
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
