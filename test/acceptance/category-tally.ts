import { CATEGORY_SLUGS, type CategorySlug } from '../../src/kernel/categories';

interface Counts {
  right: number;
  claimed: number;
  meant: number;
}

/** Counts how often a method found the right category of texts. */
export class CategoryTally {
  private readonly counts = new Map<CategorySlug, Counts>(
    CATEGORY_SLUGS.map((slug) => [slug, { right: 0, claimed: 0, meant: 0 }]),
  );
  private texts = 0;
  private right = 0;
  private silent = 0;
  private amongTwo = 0;

  /** @param named the categories the method names, the best first; empty if it names none */
  add(meant: CategorySlug, named: readonly CategorySlug[]): void {
    const [first] = named;
    this.texts++;
    this.of(meant).meant++;
    if (named.slice(0, 2).includes(meant)) this.amongTwo++;
    if (first === undefined) this.silent++;
    else this.of(first).claimed++;
    if (first !== meant) return;
    this.right++;
    this.of(meant).right++;
  }

  /**
   * One line with accuracy, the share of texts whose category is among the first two, and macro F1 over the categories
   * that occur; then a line for each of these categories.
   */
  lines(name: string): string[] {
    const judged = [...this.counts].filter(([, { meant }]) => meant > 0);
    const macro = judged.reduce((sum, [, counts]) => sum + f1(counts), 0) / judged.length;
    const head =
      `${name.padEnd(9)} ${this.texts} texts, ${percent(this.right / this.texts)} right, ` +
      `${percent(this.amongTwo / this.texts)} among two, ${this.silent} without an answer, macro F1 ${macro.toFixed(3)}`;
    return [head, ...judged.map(([slug, counts]) => `  ${lineOf(slug, counts)}`)];
  }

  private of(slug: CategorySlug): Counts {
    return this.counts.get(slug) as Counts;
  }
}

function lineOf(slug: CategorySlug, counts: Counts): string {
  const [precision, recall] = [counts.right / counts.claimed || 0, counts.right / counts.meant];
  return `${slug.padEnd(15)} precision ${precision.toFixed(2)}  recall ${recall.toFixed(2)}  F1 ${f1(counts).toFixed(2)}  (${counts.meant} texts)`;
}

function f1({ right, claimed, meant }: Counts): number {
  return (2 * right) / (claimed + meant) || 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
