import type { Chance } from './chance';

/** So many of a kind are remembered; the newest take the places of the oldest. */
const MAX_VALUES = 200;
const ID = /\b([a-z]{3})_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g;
const CURSOR = /"nextKey":"([^"\\]+)"/g;
const NAMED = /"(idToken|token)":"([^"\\]+)"/g;
const SLUG = /"slug":"([^"\\]+)"/g;

/** What the service has answered with so far that other requests can be about. */
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
   * Takes from a successful answer whatever it names. What hangs on an issue is remembered together with it, a cursor
   * with what it was answered by.
   */
  learn(template: string, path: string, text: string): void {
    const [issue] = /iss_[0-9a-z]{26}/.exec(path) ?? [];
    // What names much names what is known already.
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

  /** What a thing has become by what was done to it. */
  private learnByPath(template: string, path: string): void {
    const [id] = /(iss|med)_[0-9a-z]{26}/.exec(path) ?? [];
    if (id && template.endsWith('/resolve')) this.add('resolved', id);
    if (id && template === '/media/{mediaId}') this.add('stored', id);
  }
}
