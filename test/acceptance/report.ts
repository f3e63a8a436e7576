const PRINTED_PER_SECTION = 25;

/** The results of one part of the run: counts by outcome, and failures. */
export class Section {
  private readonly counts = new Map<string, number>();
  private readonly reasons = new Map<string, number>();
  private readonly lines: string[] = [];
  failures = 0;

  constructor(readonly name: string) {}

  count(outcome: string, by = 1): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + by);
  }

  /** Counts a reason of a refusal. */
  reason(text: string): void {
    this.reasons.set(text, (this.reasons.get(text) ?? 0) + 1);
  }

  note(line: string): void {
    this.lines.push(line);
  }

  /** Records a failure. The first ones of a section are printed at once and in full. */
  fail(what: string, error: unknown): void {
    this.failures++;
    if (this.failures > PRINTED_PER_SECTION) return;
    process.stdout.write(`FAILED ${this.name}: ${what}\n  ${messageOf(error)}\n`);
    if (this.failures === PRINTED_PER_SECTION)
      process.stdout.write(`(no more of ${this.name} are printed)\n`);
  }

  toString(): string {
    const counts = [...this.counts].map(([outcome, count]) => `${outcome} ${count}`);
    const reasons = [...this.reasons]
      .sort((a, b) => b[1] - a[1])
      .map(([text, count]) => `    ${count} x ${text}`);
    const head = `${this.name}: ${[...counts, `failed ${this.failures}`].join(', ')}`;
    return [head, ...reasons, ...this.lines.map((line) => `    ${line}`)].join('\n');
  }
}

/** The sections of a run, in the order they were started. */
export class Report {
  private readonly sections: Section[] = [];

  section(name: string): Section {
    const section = new Section(name);
    this.sections.push(section);
    return section;
  }

  get failures(): number {
    return this.sections.reduce((sum, section) => sum + section.failures, 0);
  }

  toString(): string {
    return this.sections.map(String).join('\n');
  }
}

/** Processes all items in the order of the list, several at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
