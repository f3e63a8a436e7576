import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { WardAddressQueries } from '../../../../accountability';
import { IssueNotFound, IssueQueries } from '../../../../issues';
import type { CitySlug } from '../../../../kernel/cities';
import { MediaInspector, ObjectStorage, type SharpLibrary } from '../../../../media';
import { Config } from '../../../../platform/config/config';
import { DomainError, foundOr } from '../../../../platform/http/domain-error';
import { FirstPhotoQueries } from '../../first-photos.queries';
import type { Words } from '../../i18n/translate';
import type { IssuePath } from '../../site.decorators';
import { siteNameIn } from '../../site-name';
import { HEIGHT, shareDrawing, type ShareWords, WIDTH } from './share-drawing';

/** The memory for pictures that are kept, in bytes. */
const MAX_KEPT = 16 * 1024 * 1024;
const QUALITY = 78;
const [BRAND, ACCENT] = ['#0b5a52', '#ffc233'];

/**
 * Draws the pictures that previews of links show; one with the same content is drawn once. Readers wait for their turn,
 * as with other pictures. They are named by their client address.
 */
@Injectable()
export class SharePicturesService {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ length }) => length,
  });

  constructor(
    private readonly issues: IssueQueries,
    private readonly photos: FirstPhotoQueries,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly addresses: WardAddressQueries,
    private readonly config: Config,
  ) {}

  /** The picture of a city: its name and how much is open and resolved. */
  async ofCity(words: Words, city: CitySlug, reader: string): Promise<Buffer> {
    const { open, repaired } = await this.issues.figuresOf(city);
    const counts = [
      open > 0 && words.count('openIssues', open),
      repaired > 0 && words.count('resolvedIssues', repaired),
    ];
    const title = words.text('city.title', { city: words.text(`city.${city}`) });
    return this.drawn(words, reader, { title, facts: counts.filter(Boolean).join(' · ') });
  }

  /** The picture of a ward. @throws DomainError `notFound` if there is none at the address */
  async ofWard(words: Words, city: CitySlug, address: string, reader: string): Promise<Buffer> {
    const addresses = await this.addresses.inCity(city);
    const ward = foundOr(addresses.codeAt(address), new DomainError('notFound', 'There is no such ward'));
    return this.drawn(words, reader, {
      title: words.text('ward.title', { ward }),
      facts: words.text(`city.${city}`),
    });
  }

  /** The picture of an issue: its first photo, title, status and category. @throws IssueNotFound */
  async ofIssue(words: Words, { city, id }: IssuePath, reader: string): Promise<Buffer> {
    const issue = await this.issues.detail(id, undefined);
    if (issue.city !== city) throw new IssueNotFound();
    const facts = [`status.${issue.status}`, `category.${issue.category}`, `city.${city}`] as const;
    const [found] = await this.photos.addTo([{ id }]);
    return this.drawn(
      words,
      reader,
      { title: issue.title, facts: facts.map((key) => words.text(key)).join(' · ') },
      found?.photo,
    );
  }

  private async drawn(
    words: Words,
    reader: string,
    said: Omit<ShareWords, 'siteName'>,
    photo?: string,
  ): Promise<Buffer> {
    const { settings } = this.config;
    const { SITE_BRAND: brand = BRAND, SITE_ACCENT: accent = ACCENT } = settings;
    const siteName = siteNameIn(words.language, settings);
    const drawing = shareDrawing({ ...said, siteName }, { brand, accent, hasPhoto: photo !== undefined });
    const key = hash('sha256', JSON.stringify([drawing, photo]));
    const known = this.kept.get(key);
    if (known) return known;
    const picture = await this.inspector.draw(reader, (sharp) => this.draw(sharp, drawing, photo));
    this.kept.set(key, picture);
    return picture;
  }

  private draw(sharp: SharpLibrary, drawing: string, photo: string | undefined): Promise<Buffer> {
    const front = Buffer.from(drawing);
    if (photo === undefined) return sharp(front).jpeg({ quality: QUALITY }).toBuffer();
    return this.storage.withObject(photo, (file) =>
      sharp(file)
        .rotate()
        .resize(WIDTH, HEIGHT, { fit: 'cover' })
        .composite([{ input: front }])
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    );
  }
}
