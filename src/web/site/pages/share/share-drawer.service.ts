import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MediaInspector, ObjectStorage, type SharpLibrary } from '../../../../media';
import { Config } from '../../../../platform/config/config';
import { limitKey } from '../../../../platform/http/client-address';
import { AssetsService } from '../../assets.service';
import type { Words } from '../../i18n/translate';
import { siteNameIn } from '../../site-name';
import { HEIGHT, shareDrawing, type ShareWords, WIDTH } from './share-drawing';

/** The memory for pictures that are kept, in bytes. */
const MAX_KEPT = 16 * 1024 * 1024;
const QUALITY = 78;
const [BRAND, ACCENT] = ['#0b5a52', '#ffc233'];

/** Draws the pictures that previews of links show, in the look of the site; one with the same content is drawn once. */
@Injectable()
export class ShareDrawerService {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ length }) => length,
  });

  constructor(
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly assets: AssetsService,
    private readonly config: Config,
  ) {}

  /**
   * A picture as JPEG.
   * @param reader the client address of who asks: readers wait for their turn, as with other pictures, and a network of
   *   IPv6 is one reader
   * @param photo the stored photo behind the words, if any
   */
  async draw(
    words: Words,
    reader: string,
    said: Omit<ShareWords, 'siteName'>,
    photo?: string,
  ): Promise<Buffer> {
    const { settings } = this.config;
    const { SITE_BRAND: brand = BRAND, SITE_ACCENT: accent = ACCENT } = settings;
    const siteName = siteNameIn(words.language, settings);
    const look = { brand, accent, mark: this.assets.contentOf('mark.svg'), hasPhoto: photo !== undefined };
    const drawing = shareDrawing({ ...said, siteName }, look);
    const key = hash('sha256', JSON.stringify([drawing, photo]));
    const known = this.kept.get(key);
    if (known) return known;
    const picture = await this.inspector.draw(limitKey(reader), (sharp) =>
      this.jpegOf(sharp, drawing, photo),
    );
    this.kept.set(key, picture);
    return picture;
  }

  private jpegOf(sharp: SharpLibrary, drawing: string, photo: string | undefined): Promise<Buffer> {
    const front = Buffer.from(drawing);
    if (photo === undefined) return sharp(front).jpeg({ quality: QUALITY }).toBuffer();
    return this.storage.withObject(photo, (file) =>
      sharp(file)
        .rotate()
        .flatten({ background: 'white' })
        .resize(WIDTH, HEIGHT, { fit: 'cover' })
        .composite([{ input: front }])
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    );
  }
}
