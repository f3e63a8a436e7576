import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type CategorySlug, FEED_CATEGORIES, type FeedCategory } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import type { Hints } from '../channel';
import { type Detection, Detector, type Keyword } from './detector';
import { KeywordQueries } from './keyword.queries';

/** How long keywords are cached, and so the delay of a change by another instance. */
const FRESH_MS = 10_000;
/** Only the beginning of a text is used: it shows the subject, and long texts take long. */
const MAX_READ_LENGTH = 1500;
const TEXTS_BETWEEN_PAUSES = 50;

interface Detectors {
  version: string;
  checkedAt: number;
  categories: Detector<CategorySlug>;
  cities: Detector<CitySlug>;
}

/** The result of the keywords for a text. */
export interface Detected {
  category?: Detection<CategorySlug>;
  city?: Detection<CitySlug>;
}

/** Detects category and city of texts by the keywords in the database, for all channels and both APIs. */
@Injectable()
export class CategoryHintsService {
  private detectors?: Detectors;
  /** The number of changes by this instance: keywords whose reading began before a change are not cached. */
  private changes = 0;

  constructor(
    private readonly keywords: KeywordQueries,
    private readonly clock: Clock,
  ) {}

  /** The hints of each text (docs/api/channels.md#detection). */
  async hintsOf(texts: readonly string[]): Promise<Hints[]> {
    const detectors = await this.current();
    const hints: Hints[] = [];
    for (const [index, text] of texts.entries()) {
      // Lets other requests run while a large delivery is processed.
      if (index % TEXTS_BETWEEN_PAUSES === TEXTS_BETWEEN_PAUSES - 1) await setImmediate();
      const { category, city } = detectedBy(detectors, text);
      hints.push({
        category: category?.target ?? '',
        categoryKeyword: category?.keyword ?? '',
        city: city?.target ?? '',
        cityKeyword: city?.keyword ?? '',
      });
    }
    return hints;
  }

  /** The feed category of the deciding keyword; two feed categories share a slug. */
  async labelOf(hints: Hints): Promise<FeedCategory | undefined> {
    const found = await this.keywords.labelOf(hints);
    return FEED_CATEGORIES.find((label) => label === found);
  }

  /** The result of the keywords for a text, with all keywords found. */
  async detect(text: string): Promise<Detected> {
    return detectedBy(await this.current(), text);
  }

  /** Drops the cached keywords after a change; other instances see the change within `FRESH_MS`. */
  forget(): void {
    this.changes++;
    this.detectors = undefined;
  }

  private async current(): Promise<Detectors> {
    const now = this.clock.now().getTime();
    const { detectors: known, changes } = this;
    if (known && Math.abs(now - known.checkedAt) < FRESH_MS) return known;
    const version = await this.keywords.version();
    const isSame = known?.version === version;
    const read = isSame ? { ...known, checkedAt: now } : { version, checkedAt: now, ...(await this.load()) };
    if (changes === this.changes) this.detectors = read;
    return read;
  }

  private async load(): Promise<Pick<Detectors, 'categories' | 'cities'>> {
    const rows = await this.keywords.all();
    return {
      categories: new Detector(
        rows.filter(({ kind }) => kind === 'category') as Array<Keyword<CategorySlug>>,
      ),
      cities: new Detector(rows.filter(({ kind }) => kind === 'city') as Array<Keyword<CitySlug>>),
    };
  }
}

function detectedBy({ categories, cities }: Detectors, text: string): Detected {
  const beginning = text.slice(0, MAX_READ_LENGTH);
  return { category: categories.detect(beginning), city: cities.detect(beginning) };
}
