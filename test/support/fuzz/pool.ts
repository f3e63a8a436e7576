import type { Chance } from './chance';

/** The maximum number of values of a kind; new ones replace the oldest. */
const MAX_VALUES = 200;
const ID = /\b([a-z]{3})_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g;
const CURSOR = /"nextKey":"([^"\\]+)"/g;
const NAMED = /"(idToken|token)":"([^"\\]+)"/g;
const SLUG = /"slug":"([^"\\]+)"/g;

/** Values from answers of the service, for use in further requests. */
export class Pool {
  private readonly known = new Map<string, string[]>();

  add(kind: string, value: string): void {
    const values = this.known.get(kind) ?? [];
    this.known.set(kind, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MAX_VALUES) values.shift();
  }

  draw(kind: string, chance: Chance): string | undefined {
    const values = this.known.get(kind);
    return values && values.length > 0 ? chance.of(values) : undefined;
  }

  oldest(kind: string): string {
    return this.known.get(kind)?.[0] ?? '';
  }

  /**
   * Collects the ids in a successful answer. An id of something that belongs to an issue is stored together with the
   * issue, a cursor with its list.
   */
  learn(template: string, path: string, text: string): void {
    const [issue] = /iss_[0-9a-z]{26}/.exec(path) ?? [];
    // A long answer mostly has known ids.
    const sample = text.slice(0, 20_000);
    for (const [id, prefix] of sample.matchAll(ID)) {
      this.add(prefix!, id);
      if (issue && ['msg', 'med', 'req'].includes(prefix!)) this.add(`${prefix} of issue`, `${issue} ${id}`);
    }
    for (const [, cursor] of sample.matchAll(CURSOR)) {
      this.add('cursor', cursor!);
      this.add(`cursor of ${template}`, cursor!);
    }
    for (const [, name, value] of sample.matchAll(NAMED)) this.add(name!, value!);
    if (template.endsWith('/reporters'))
      for (const [, slug] of sample.matchAll(SLUG)) this.add('slug', slug!);
    this.learnByPath(template, path);
  }

  /** Records the new state of a thing after an operation on it. */
  private learnByPath(template: string, path: string): void {
    const [id] = /(iss|med)_[0-9a-z]{26}/.exec(path) ?? [];
    if (id && template.endsWith('/resolve')) this.add('resolved', id);
    if (id && template === '/media/{mediaId}') this.add('stored', id);
  }
}
