import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }));

/** GeoReport clients use page numbers; the header Link offers keyset paging to those who read all requests. */
const PAGED_BY_NUMBER = ['open311/requests/list-statements.ts'];
/** The end of the next batch, of a data set or of unsent letters, is a fixed number of rows away. */
const IN_BATCHES = ['due-dates/letters/office-letter.queries.ts', 'open311/data/data.queries.ts'];

describe('lists', () => {
  it('are paged by keyset, and by offset only for page numbers', () => {
    expect(sources.filter(({ text }) => /\boffset \$/i.test(text)).map(({ file }) => file)).toEqual([
      ...IN_BATCHES,
      ...PAGED_BY_NUMBER,
    ]);
  });
});
