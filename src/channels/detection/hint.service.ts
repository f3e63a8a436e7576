import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type CategorySlug, FEED_CATEGORIES, type FeedCategory } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/clock';
import type { Hints } from '../channel';
import { type Detection, Detector, type Keyword } from './detector';
import { KeywordQueries } from './keyword.queries';

/** How long a change of the keywords may take to be seen by other instances. */
const FRESH_MS = 10_000;
/** What a post is about is said in its first words, and long texts take long. */
const MAX_READ_LENGTH = 1500;
const TEXTS_BETWEEN_PAUSES = 50;

interface Detectors {
  version: string;
  checkedAt: number;
  categories: Detector<CategorySlug>;
  cities: Detector<CitySlug>;
}

/** What keywords say of a text, where they say anything. */
export interface Detected {
  category?: Detection<CategorySlug>;
  city?: Detection<CitySlug>;
}

/** What a text is about, by the keywords in the database: the one detector of all channels and both surfaces. */
@Injectable()
export class Hinting {
  private detectors?: Detectors;
  /** How often keywords were changed here: what began to be read before a change is not kept after it. */
  private changes = 0;

  constructor(
    private readonly keywords: KeywordQueries,
    private readonly clock: Clock,
  ) {}

  /** What each text is taken to be about (docs/api/channels.md#detection). */
  async hintsOf(texts: readonly string[]): Promise<Hints[]> {
    const detectors = await this.current();
    const hints: Hints[] = [];
    for (const [index, text] of texts.entries()) {
      // Others must be answered between the messages of a large delivery.
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

  /** The feed's category the deciding keyword stands under; two of them share a slug. */
  async labelOf(hints: Hints): Promise<FeedCategory | undefined> {
    const found = await this.keywords.labelOf(hints);
    return FEED_CATEGORIES.find((label) => label === found);
  }

  /** What the keywords say of a text, with all of them that it has. */
  async detect(text: string): Promise<Detected> {
    return detectedBy(await this.current(), text);
  }

  /** Lets the next text be looked at by the keywords as they are then; other instances see a change by `FRESH_MS`. */
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
