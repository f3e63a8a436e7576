import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../../src');
const ENTITY = /@Entity\(\s*'([a-z_]+)'/;
const WRITE = /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?([a-z_]+)/gi;

const FILES = (readdirSync(SRC, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));

const contextOf = (file: string): string => file.split('/')[0] ?? '';

/** Every table with the context whose entity it is. */
function owners(): Map<string, string> {
  const known = new Map<string, string>();
  for (const file of FILES.filter((name) => name.endsWith('.entity.ts'))) {
    const table = ENTITY.exec(readFileSync(join(SRC, file), 'utf8'))?.[1];
    if (table) known.set(table, contextOf(file));
  }
  return known;
}

describe('each table', () => {
  const tables = owners();
  // The loader of the demonstration city fills all tables in bulk; a spec arranges what it needs.
  const files = FILES.filter((file) => !/^(demo|embedded-postgres)\/|\.spec\.ts$/.test(file));

  it('has an owner', () => {
    expect(tables.size).toBeGreaterThanOrEqual(58);
  });

  it('is written by the SQL of its owner alone', () => {
    const strangers = files.flatMap((file) =>
      [...readFileSync(join(SRC, file), 'utf8').matchAll(WRITE)]
        .map(([, table = '']) => table)
        .filter((table) => tables.has(table) && tables.get(table) !== contextOf(file))
        .map((table) => `${file} writes ${table} of ${tables.get(table)}`),
    );
    expect(strangers).toEqual([]);
  });
});
