import { CategoryHintsService } from './category-hints.service';
import type { KeywordQueries } from './keyword.queries';

/** A fake of the keywords table, whose reads can be delayed. */
class Keywords {
  version = 1;
  words: string[] = [];
  slow: Promise<void> | undefined;

  change(...words: string[]): void {
    this.words = words;
    this.version++;
  }

  /** The queries, as the service uses them. */
  get queries(): KeywordQueries {
    return {
      version: () => Promise.resolve(String(this.version)),
      all: async () => {
        const rows = this.words.map((keyword) => ({
          kind: 'category',
          keyword,
          target: 'traffic',
          weight: 1,
        }));
        await this.slow;
        return rows;
      },
    } as unknown as KeywordQueries;
  }
}

describe('the hints of a text', () => {
  let keywords: Keywords;
  let now: number;
  let categoryHints: CategoryHintsService;

  const instance = () => {
    const clock = { now: () => new Date(now) };
    return new CategoryHintsService(keywords.queries, clock);
  };
  const categoryOf = async (on: CategoryHintsService) =>
    (await on.detect('the zzqqx again')).category?.target;

  beforeEach(() => {
    keywords = new Keywords();
    now = Date.parse('2026-01-01T00:00:00Z');
    categoryHints = instance();
  });

  it('use a change by this instance for the next text', async () => {
    expect(await categoryOf(categoryHints)).toBeUndefined();
    keywords.change('zzqqx');
    categoryHints.forget();
    expect(await categoryOf(categoryHints)).toBe('traffic');
    keywords.change();
    categoryHints.forget();
    expect(await categoryOf(categoryHints)).toBeUndefined();
  });

  it('use it even if keywords were being read when they changed', async () => {
    let finish = () => {};
    keywords.slow = new Promise((resolve) => (finish = resolve));
    const before = categoryOf(categoryHints);
    // The rows are read before the change, and returned after it.
    await new Promise(setImmediate);
    keywords.change('zzqqx');
    categoryHints.forget();
    keywords.slow = undefined;
    finish();
    expect(await before).toBeUndefined();
    expect(await categoryOf(categoryHints)).toBe('traffic');
  });

  it('use a change by another instance within ten seconds', async () => {
    const other = instance();
    expect(await categoryOf(other)).toBeUndefined();
    keywords.change('zzqqx');
    categoryHints.forget();
    now += 10_000;
    expect(await categoryOf(other)).toBe('traffic');
  });
});
