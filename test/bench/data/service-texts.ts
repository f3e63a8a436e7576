import { statement, statementText } from '../../../src/platform/database/statement';
import type { Database } from '../../../src/platform/database/database';
import type { Statement } from '../../../src/platform/database/statement';
import type { Config } from '../../../src/platform/config/config';
import { ListPages } from '../../../src/api/list-pages';
import { Cursors } from '../../../src/api/page';
import type { IssueListQueryDto } from '../../../src/issues/dto/issue-list.dto';
import { IssueListQueries } from '../../../src/issues/list/issue-list.queries';
import type { FloorStatements } from '../servers/floor-setup';
import { LIST_CITY, PAGE_SIZE, type PageEnd } from './fixtures';
// Loaded for their statements.
import '../../../src/auth/persona.queries';
import '../../../src/auth/token-authenticator';
import '../../../src/channels/mention.queries';
import '../../../src/issues/counters/issue-counter.queries';
import '../../../src/issues/issue-lifecycle.queries';
import '../../../src/issues/issue.queries';
import '../../../src/issues/issue-upvote.queries';
import '../../../src/messages/message.queries';
import '../../../src/messages/messages.service';
import '../../../src/scores/score.queries';

const ANY_END: PageEnd = { issueId: 'iss_', createdAt: new Date(0), updatedAt: new Date(0) };

/** The statements of the service, so that the floor server runs the same ones. */
export async function serviceStatements(config: Config): Promise<FloorStatements> {
  const first = await askList(config, { city: LIST_CITY, limit: PAGE_SIZE });
  const lastKey = await cursorAfter(config, ANY_END);
  const next = await askList(config, { city: LIST_CITY, limit: PAGE_SIZE, lastKey });
  return {
    findActor: named('auth.find-actor'),
    firstPage: first.statement,
    nextPage: next.statement,
    detail: named('issues.detail'),
    countCells: named('issues.rollup'),
    lockIssue: named('issues.lock'),
    toggleUpvote: named('issues.toggle-upvote'),
    findVisibility: named('issues.visibility'),
    threadPage: named('messages.page'),
    lockChoices: named('auth.lock-choices'),
    countMessage: named('issues.count-message'),
    insertMessage: named('messages.insert'),
    keepMentions: named('channels.insert-mentions'),
    cityLeaders: named('scores.city-leaders'),
    score: named('scores.find'),
  };
}

/** The service's own cursor for the page of the city list that starts after a row. */
export async function cursorAfter(config: Config, row: PageEnd): Promise<string> {
  const { nextKey } = await askList(config, { city: LIST_CITY, limit: 1 }, [row, row]);
  if (nextKey === null) throw new Error('the list gave no cursor');
  return nextKey;
}

/** Requests a page from the list of the service, with these rows as the result of the database. */
async function askList(
  config: Config,
  query: IssueListQueryDto,
  rows: PageEnd[] = [],
): Promise<{ statement: Statement; nextKey: string | null }> {
  let asked: Statement | undefined;
  const database = {
    rows: (statement: Statement) => {
      asked = statement;
      return Promise.resolve(rows);
    },
  };
  const lists = new IssueListQueries(new ListPages(database as unknown as Database, new Cursors(config)));
  const { nextKey } = await lists.page(query);
  if (!asked) throw new Error('the list asked the database for nothing');
  return { statement: asked, nextKey };
}

function named(name: string): Statement {
  return statement(name, statementText(name));
}
