import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient } from 'pg';
import { newId } from '../../../src/kernel/ids';
import type { RankedScore, Score } from '../../../src/scores/score';
import { presentLeaderboard, presentScore } from '../../../src/scores/score.presenter';
import { cities, cursorKey, detail, listPage, positionOf, posted, stats, threadPage } from './floor-json';
import { FloorPublic } from './floor-public';
import { ledgerOn, openIssue, run, writeDueDate } from './floor-services';
import type {
  CellRow,
  Delivery,
  IssueDetailRow,
  IssueRow,
  MessageRow,
  NewIssueBody,
  NewMessageBody,
  ThreadRow,
} from './floor-rows';
import {
  CHAT_SECRET,
  FLOOR_IDENTITY_HEADER,
  type FloorReady,
  type FloorSetup,
  type FloorStatements,
} from './floor-setup';

interface Answer {
  status: number;
  data: object;
  /** Sends only the data, without the envelope. */
  bare?: boolean;
}

const NOT_FOUND: Answer = { status: 404, data: {} };
const DEFAULT_LIMIT = 20;
const THREAD_LIMIT = 50;
const LEADERS = 50;

/**
 * The lowest cost of the same responses: `node:http` and `pg`, the service's own statements in the same number of round
 * trips, the same JSON. No framework, validation, limits or log; the identity is not verified.
 */
class Floor {
  private readonly pool: Pool;
  private readonly key: Buffer;
  private readonly publicBaseUrl: string;
  private readonly statements: FloorStatements;
  private readonly publicRead: FloorPublic;

  constructor({ databaseUrl, poolSize, jwtSecret, publicBaseUrl, statements }: FloorSetup) {
    this.pool = new Pool({ connectionString: databaseUrl, max: poolSize });
    this.key = cursorKey(jwtSecret);
    this.publicBaseUrl = publicBaseUrl;
    this.statements = statements;
    this.publicRead = new FloorPublic(this.pool, publicBaseUrl);
  }

  /** The pieces of a public response; undefined if the path belongs to the token API. */
  pieces(url: string): AsyncIterable<string> | undefined {
    return this.publicRead.answer(url);
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const url = request.url ?? '';
    if (request.method === 'POST') return this.write(request, url);
    if (url.startsWith('/api/issues?')) return ok(await this.list(new URLSearchParams(url.slice(12))));
    if (url === '/api/issues/stats') return ok(stats(await this.cells()));
    if (url === '/api/cities') return ok(cities(await this.cells()));
    if (url.startsWith('/api/scores')) return this.scores(url.slice(12));
    if (url.endsWith('/messages')) return this.thread(issueIdIn(url));
    const [row] = await run<IssueDetailRow>(this.pool, this.statements.detail, [url.slice(12), undefined]);
    return row ? ok(detail(row, this.publicBaseUrl)) : NOT_FOUND;
  }

  private async list(query: URLSearchParams): Promise<object> {
    const city = query.get('city') ?? '';
    const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
    const lastKey = query.get('lastKey') ?? undefined;
    const request = { city, limit, lastKey };
    if (lastKey === undefined) {
      return listPage(
        request,
        await run<IssueRow>(this.pool, this.statements.firstPage, [city, limit + 1]),
        this.key,
      );
    }
    const [createdAt, id] = positionOf(lastKey);
    const values = [city, limit + 1, new Date(createdAt), id];
    return listPage(request, await run<IssueRow>(this.pool, this.statements.nextPage, values), this.key);
  }

  private async thread(issueId: string): Promise<Answer> {
    const [issue] = await run<{ hidden: boolean }>(this.pool, this.statements.findVisibility, [issueId]);
    if (!issue || issue.hidden) return NOT_FOUND;
    const values = [issueId, THREAD_LIMIT + 1, undefined];
    const rows = await run<ThreadRow>(this.pool, this.statements.threadPage, values);
    return ok(threadPage(issueId, THREAD_LIMIT, rows, this.key));
  }

  private async scores(rest: string): Promise<Answer> {
    if (!rest.startsWith('city=')) {
      const [score] = await run<RankedScore>(this.pool, this.statements.score, [rest]);
      return score ? ok(presentScore(score, this.publicBaseUrl, new Date())) : NOT_FOUND;
    }
    const values = [LEADERS, rest.slice(5)];
    const scores = await run<Score>(this.pool, this.statements.cityLeaders, values);
    return ok(presentLeaderboard(scores, 'full', new Date()));
  }

  private cells(): Promise<CellRow[]> {
    return run<CellRow>(this.pool, this.statements.countCells, []);
  }

  private async write(request: IncomingMessage, url: string): Promise<Answer> {
    const body = await bodyOf(request);
    if (url === '/api/chat/webhook') return this.deliver(request, body);
    const [userId, sessionId] = String(request.headers[FLOOR_IDENTITY_HEADER]).split(' ');
    const [actor] = await run<{ id: string }>(this.pool, this.statements.findActor, [
      sessionId,
      userId,
      new Date(),
    ]);
    if (!actor) return { status: 401, data: {} };
    if (url === '/api/issues') return this.create(actor.id, JSON.parse(body) as NewIssueBody);
    if (url.endsWith('/messages')) {
      return this.post(actor.id, issueIdIn(url), JSON.parse(body) as NewMessageBody);
    }
    return this.upvote(actor.id, issueIdIn(url));
  }

  private async deliver(request: IncomingMessage, body: string): Promise<Answer> {
    const expected = createHmac('sha256', CHAT_SECRET).update(body).digest();
    const given = Buffer.from(String(request.headers['x-hub-signature-256']).slice(7), 'hex');
    if (!timingSafeEqual(given, expected)) return { status: 403, data: {}, bare: true };
    const { value } = (JSON.parse(body) as Delivery).entry[0].changes[0];
    const rows = value.messages.map(({ id, from, timestamp, text }) => ({
      id: newId('mention'),
      external_id: id,
      author: `+${from}`,
      author_name: value.contacts[0].profile.name,
      text: text.body,
      media: [],
      category: '',
      category_keyword: '',
      city: '',
      city_keyword: '',
      sent_at: new Date(Number(timestamp) * 1000),
      media_pending: false,
    }));
    await run(this.pool, this.statements.keepMentions, [JSON.stringify(rows), 'chat', new Date(), true]);
    return { status: 200, data: { status: 'ok' }, bare: true };
  }

  private async create(userId: string, issue: NewIssueBody): Promise<Answer> {
    const { title, city, category, priority } = issue;
    const id = newId('issue');
    const at = new Date();
    await this.transaction(async (client) => {
      await run(client, this.statements.lockChoices, [userId, id]);
      await openIssue(client, issue, { id, createdAt: at, by: userId });
      await writeDueDate(client, id);
      const report = { id, reporterId: userId, city, category, priority, createdAt: at };
      await ledgerOn(client).countReport(report, 1);
    });
    return { status: 201, data: { issueId: id, title, status: 'open', createdAt: at.toISOString() } };
  }

  private upvote(userId: string, issueId: string): Promise<Answer> {
    return this.transaction(async (client) => {
      const [issue] = await run<{ reporterId: string }>(client, this.statements.lockIssue, [issueId]);
      if (!issue) return NOT_FOUND;
      const [toggled] = await run<{ hasUpvoted: boolean }>(client, this.statements.toggleUpvote, [
        issueId,
        userId,
        new Date(),
      ]);
      const change = toggled?.hasUpvoted ? 1 : -1;
      await ledgerOn(client).add(
        { userId, votesCast: change },
        { userId: issue.reporterId, upvotesReceived: change },
      );
      return ok({ issueId, ...toggled });
    });
  }

  private post(userId: string, issueId: string, { content }: NewMessageBody): Promise<Answer> {
    return this.transaction(async (client) => {
      const values = [issueId, new Date()];
      const [issue] = await run<{ messageAt: Date }>(client, this.statements.countMessage, values);
      if (!issue) return NOT_FOUND;
      await run(client, this.statements.lockChoices, [userId, issueId]);
      const message = [newId('message'), issueId, userId, content, issue.messageAt, false];
      const [row] = await run<MessageRow>(client, this.statements.insertMessage, message);
      await ledgerOn(client).add({ userId, commentsMade: 1 });
      return row ? { status: 201, data: posted(row) } : NOT_FOUND;
    });
  }

  private async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } finally {
      client.release();
    }
  }
}

/** The issue id in the path of a resource that belongs to an issue. */
function issueIdIn(url: string): string {
  return url.slice(12, url.lastIndexOf('/'));
}

function ok(data: object): Answer {
  return { status: 200, data };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += chunk;
  return body;
}

function send(response: ServerResponse, { status, data, bare }: Answer): void {
  const payload = JSON.stringify(bare ? data : { success: true, data });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(payload),
  });
  response.end(payload);
}

async function sendPieces(response: ServerResponse, pieces: AsyncIterable<string>): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  for await (const piece of pieces) if (!response.write(piece)) await once(response, 'drain');
  response.end();
}

function serve(setup: FloorSetup): void {
  const floor = new Floor(setup);
  const server = createServer((request, response) => {
    const pieces = floor.pieces(request.url ?? '');
    if (pieces) return void sendPieces(response, pieces).catch(() => response.destroy());
    floor.answer(request).then(
      (answer) => send(response, answer),
      (error: Error) => send(response, { status: 500, data: { message: error.message } }),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ port } satisfies FloorReady);
  });
}

process.once('message', (setup) => serve(setup as FloorSetup));
process.once('disconnect', () => process.exit());
