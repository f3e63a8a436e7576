import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EntityManager, UpdateValuesMissingError } from 'typeorm';
import { Issue } from '../../../src/issues/entities/issue.entity';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';
import { sourceFiles } from '../../support/source/source-files';
import { textsIn, writesColumns } from '../../support/source/sql-texts';

const SRC = join(__dirname, '../../../src');
const STATUS_COLUMNS = ['status', 'feed_status'];
/** SQL with a computed table name, which could be any table. */
const ANY_TABLE: Readonly<Record<string, string>> = {
  'accountability/records/record-batch.queries.ts': 'its tables are those of the records of accountability',
};

const writesStatus = (source: string): boolean =>
  textsIn(source).some(({ text }) => writesColumns(text, 'issues', STATUS_COLUMNS));

describe('the two status columns of an issue', () => {
  it('are written by the SQL of one file, and by the loader of a trial city', () => {
    const writers = sourceFiles(SRC)
      .filter((file) => writesStatus(readFileSync(file, 'utf8')))
      .map((file) => relative(SRC, file));
    expect(writers.filter((file) => !(file in ANY_TABLE))).toEqual([
      'app/demo/trial-city/trial-city-loader.ts',
      'issues/issue-lifecycle.queries.ts',
    ]);
  });

  it('are written through these statements by one service only', () => {
    const users = sourceFiles(SRC)
      .filter((file) => readFileSync(file, 'utf8').includes('IssueLifecycleQueries'))
      .map((file) => relative(SRC, file));
    expect(users).toEqual([
      'issues/issue-lifecycle.queries.ts',
      'issues/issue-lifecycle.service.ts',
      'issues/issues.module.ts',
    ]);
  });

  it.each([
    ['a parameter', "'update issues set feed_status = $1 where id = $2'"],
    ['a literal', "'update issues set feed_status = \\'new\\''"],
    ['another alias and case', '`UPDATE only issues AS i\n  SET upvotes = 1, Status = i.feed_status`'],
    ['both at once', "'update issues set (status, feed_status) = ($1, $2)'"],
    ['a name put in later', '`update issues set ${column} = $1`'],
    ['a clause put in later', '`update issues set ${assignments} where id = $1`'],
    ['a table put in later', "`update ${table} set status = 'open'`"],
    ['a new row', '`insert into issues (id) values ($1)`'],
    ['a conflict', "'merge into issues using s on true when matched then update set status = s.status'"],
  ])('are detected in SQL with %s', (_, text) => {
    expect(writesStatus(`const sql = ${text};`)).toBe(true);
  });

  it.each([
    [
      'another column',
      "`update issues set upvotes = upvotes + 1 where status = 'open' and feed_status = 'new'`",
    ],
    ['another table', '`update mentions set status = $1 from issues where issues.status = $2`'],
    ['a value put in later', '`update issues set upvotes = upvotes + ${change}`'],
    ['a read', '`select status, feed_status from issues where status = $1`'],
  ])('are not detected in SQL with %s', (_, text) => {
    expect(writesStatus(`const sql = ${text};`)).toBe(false);
  });

  describe('for repositories', () => {
    let service: TestService;

    beforeAll(async () => {
      service = await startService();
    });
    afterAll(() => service.stop());

    it.each(['status', 'feedStatus'])('are read-only: %s', (property) => {
      const { columns } = service.app.get(EntityManager).connection.getMetadata(Issue);
      expect(columns.find(({ propertyName }) => propertyName === property)).toMatchObject({
        isInsert: false,
        isUpdate: false,
      });
    });

    it('are not changed by an update that names them', async () => {
      const id = await reportedIssue(service);
      const manager = service.app.get(EntityManager);
      const change = { status: 'closed', feedStatus: 'resolved' } as const;
      await expect(manager.update(Issue, { id }, change)).rejects.toThrow(UpdateValuesMissingError);
      await manager.update(Issue, { id }, { ...change, title: 'Another title' });
      await expect(
        service.database.sql('select title, status, feed_status from issues where id = $1', [id]),
      ).resolves.toEqual([{ title: 'Another title', status: 'open', feed_status: 'new' }]);
    });
  });
});
