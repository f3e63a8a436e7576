import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }));

/** GeoReport has numbers of pages in its clients; the header Link leads whoever reads all of them on by keyset. */
const PAGED_BY_NUMBER = ['open311/requests/list-statements.ts'];
/** The end of the next batch of a data set lies a fixed number of rows on. */
const IN_BATCHES = ['open311/data/data.queries.ts'];

describe('lists', () => {
  it('are paged by keyset, and by offset only where clients ask for pages by their number', () => {
    expect(sources.filter(({ text }) => /\boffset \$/i.test(text)).map(({ file }) => file)).toEqual([
      ...IN_BATCHES,
      ...PAGED_BY_NUMBER,
    ]);
  });
});
