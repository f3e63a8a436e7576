import type { Operation } from './operations';
import type { Request } from './draft';
import type { Outcome } from './sender';

/** Counts answers, by class and by operation. */
export class Tally {
  private readonly byClass = new Map<string, number>();
  private readonly byOperation = new Map<string, Map<number, number>>();
  private slowest = { ms: 0, what: '' };
  answered = 0;

  count({ operation, method, target }: Request, { status, ms, unsendable }: Outcome): void {
    if (unsendable) return;
    this.answered++;
    add(this.byClass, status === 0 ? 'none' : `${Math.floor(status / 100)}xx`);
    const statuses = this.byOperation.get(operation.name) ?? new Map<number, number>();
    this.byOperation.set(operation.name, statuses);
    if (method === operation.method) add(statuses, status);
    if (ms > this.slowest.ms) this.slowest = { ms, what: `${method} ${target.slice(0, 200)}` };
  }

  share(statusClass: string): number {
    return (this.byClass.get(statusClass) ?? 0) / Math.max(1, this.answered);
  }

  /** The operations to which no request was admitted. */
  unreached(operations: readonly Operation[]): string[] {
    return operations
      .filter(
        ({ name }) => ![...(this.byOperation.get(name)?.keys() ?? [])].some((status) => isReached(status)),
      )
      .map(({ name }) => name);
  }

  /** The operations that never succeeded, for development of the fuzz test. */
  unsuccessful(operations: readonly Operation[]): string[] {
    const succeeded = (name: string) =>
      [...(this.byOperation.get(name)?.keys() ?? [])].some((status) => status >= 200 && status < 400);
    return operations
      .filter(({ name }) => !succeeded(name))
      .map(({ name }) => `${name} ${JSON.stringify(Object.fromEntries(this.byOperation.get(name) ?? []))}`);
  }

  summary(): string {
    const shares = [...this.byClass]
      .sort()
      .map(([name, count]) => `${name} ${percent(count / this.answered)}`);
    const { ms, what } = this.slowest;
    return `${this.answered} answers: ${shares.join(', ')}; the longest took ${Math.round(ms)} ms (${what})`;
  }
}

function isReached(status: number): boolean {
  return status !== 0 && status !== 401 && status !== 403;
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
