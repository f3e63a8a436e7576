import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }));

/** GeoReport clients use page numbers; the header Link offers keyset paging to those who read all requests. */
const PAGED_BY_NUMBER = ['open311/requests/list-statements.ts'];
/** The end of a batch (of a data set, of unsent letters, of a part of a queue) is a fixed number of rows away. */
const IN_BATCHES = [
  'admin-console/staff/queue/queue-hits.queries.ts',
  'due-dates/letters/office-letter.queries.ts',
  'open311/data/data.queries.ts',
];

/** What compares a position itself, as `KeysetList` does for all other lists. */
const OWN_POSITIONS: Readonly<Record<string, string>> = {
  'admin-console/feed/feed-search.queries.ts': 'a scan for a text, which counts the rows it reads',
  'admin-console/feed/feed.queries.ts': 'the newest of each status, merged',
  'open311/data/data.queries.ts': 'windows of the table, whose times are read as text',
  'open311/requests/list-statements.ts': 'the newest of each kind, merged, or a page number',
  'public-read/issues/issue-search.queries.ts': 'a scan for a text, which counts the rows it reads',
  'webhooks/webhook.queries.ts': 'a statement that also writes',
};
/** Two columns before or after two parameters: `(created_at, id) < ($2, $3)`. */
const COMPARISON = /\([\w.]+, [\w.]+\) ?[<>] ?\(\$/;

describe('lists', () => {
  it('compare positions in KeysetList, or elsewhere with a reason', () => {
    const own = sources.filter(({ text }) => COMPARISON.test(text)).map(({ file }) => file);
    expect(own.sort()).toEqual(Object.keys(OWN_POSITIONS));
  });

  it.each(['where (i.created_at, i.id) < ($5, $6)', '(at, id) > ($2::timestamptz, $3::text)'])(
    'compare a position in %s',
    (text) => {
      expect(COMPARISON.test(text)).toBe(true);
    },
  );

  it('are paged by keyset, and by offset only for page numbers', () => {
    expect(
      sources
        .filter(({ text }) => /\boffset \$/i.test(text))
        .map(({ file }) => file)
        .sort(),
    ).toEqual([...IN_BATCHES, ...PAGED_BY_NUMBER]);
  });
});
