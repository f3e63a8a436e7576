import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EntityManager } from 'typeorm';
import { Issue } from '../../../src/issues/entities/issue.entity';
import { startService, type TestService } from '../../support/service/service';
import { sourceFiles } from '../../support/source/source-files';
import { tablesIn, textsIn, writesColumns } from '../../support/source/sql-texts';

const SRC = join(__dirname, '../../../src');
const PLACE_COLUMNS = ['lat', 'lng', 'address'];
const WRITER = 'issues/privacy/issue-place-privacy.queries.ts';
/** SQL with a computed table name, which could be any table. */
const ANY_TABLE = ['accountability/records/record-batch.queries.ts'];

const files = sourceFiles(SRC).map((file) => ({
  name: relative(SRC, file),
  source: readFileSync(file, 'utf8'),
}));
const filesWith = (has: (source: string) => boolean): string[] =>
  files
    .filter(({ source }) => has(source))
    .map(({ name }) => name)
    .sort();
const writesPlace = (source: string): boolean =>
  textsIn(source).some(({ text }) => writesColumns(text, 'issues', PLACE_COLUMNS));

describe('the public place of an issue', () => {
  it('is written by one file, besides the insert of a report and the loader of a trial city', () => {
    expect(filesWith(writesPlace).filter((file) => !ANY_TABLE.includes(file))).toEqual([
      'app/demo/trial-city/trial-city-loader.ts',
      'issues/issue-lifecycle.queries.ts',
      WRITER,
    ]);
  });

  it('has in the insert of a report the columns and values that this file gives', () => {
    const lifecycle = files.find(({ name }) => name === 'issues/issue-lifecycle.queries.ts')!.source;
    expect(lifecycle).toContain('...PLACE_COLUMNS,');
    expect(lifecycle).toContain('...this.places.publicPlace(place, precision),');
    expect(lifecycle).not.toMatch(/'(?:lat|lng|address)',\n/);
  });

  it.each([
    ['a point', '`update issues set lat = $2, lng = $3 where id = $1`', true],
    ['an address', "'update issues set address = $2'", true],
    ['a name put in later', '`update issues set ${column} = $1`', true],
    ['another column', "'update issues set pincode = $2 where lat is null'", false],
    ['another table', "'update places set lat = $1'", false],
  ])('is found in SQL that writes %s', (_, text, isFound) => {
    expect(writesPlace(`const sql = ${text};`)).toBe(isFound);
  });

  describe('for repositories', () => {
    let service: TestService;
    beforeAll(async () => {
      service = await startService();
    });
    afterAll(() => service.stop());

    it.each(PLACE_COLUMNS)('is read-only: %s', (property) => {
      const { columns } = service.app.get(EntityManager).connection.getMetadata(Issue);
      expect(columns.find(({ propertyName }) => propertyName === property)).toMatchObject({
        isInsert: false,
        isUpdate: false,
      });
    });
  });
});

describe('the exact place of an issue', () => {
  const namesTable = (source: string) =>
    textsIn(source).some(({ text }) => tablesIn(text).includes('exact_places'));

  it('is in the SQL of these files alone', () => {
    expect(filesWith(namesTable)).toEqual([
      'admin-console/operations/queue.queries.ts',
      'issues/issues-personal-data.queries.ts',
      'issues/placing/issue-placing.queries.ts',
      'issues/privacy/exact-place.rows.ts',
      WRITER,
    ]);
  });

  it('is read by others for duplicates, letters, pages of offices, parts of an issue and placing alone', () => {
    const readers = filesWith((source) => /\bwithExactPlace\(/.test(source));
    expect(readers).toEqual([
      'admin-console/feed/duplicates/duplicate-rules.queries.ts',
      'admin-console/feed/split/split.queries.ts',
      'admin-console/privacy/reveal.queries.ts',
      'due-dates/letters/office-letter.queries.ts',
      'due-dates/letters/office.queries.ts',
      'issues/placing/issue-placing.queries.ts',
      'issues/privacy/exact-place.rows.ts',
    ]);
  });

  it('is asked for by an issue by itself alone, for those who may know it', () => {
    const names = /\bIssuePlacePrivacyQueries,? /;
    expect(filesWith((source) => names.test(source))).toEqual([
      'issues/issue-lifecycle.queries.ts',
      'issues/issue.queries.ts',
      'issues/issues.module.ts',
      'issues/placing/issue-placing.queries.ts',
      'issues/privacy/exact-place-retention.service.ts',
      WRITER,
      'issues/privacy/issue-place-privacy.service.ts',
    ]);
  });
});
