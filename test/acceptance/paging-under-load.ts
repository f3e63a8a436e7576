import { setTimeout as pause } from 'node:timers/promises';
import { at, expectStatus } from './answers';
import type { IssueBody } from './contract';
import type { Issues } from './issues';
import { checkListed, fits, type ListItem, type ListQuery, walk } from './paging';
import { forEach, type Report, type Section } from './report';

const WRITERS = 3;
const WRITER_PAUSE_MS = 2;
const UPVOTES_PER_PERSON = 25;
const LANES = 8;

/** Pages through every list to its end while others add to it. */
export async function pageUnderLoad(issues: Issues, report: Report, fallback: IssueBody): Promise<void> {
  await upvoteSome(issues, report.section('upvotes'));
  const section = report.section('paging');
  const known = await quietWalk(issues, section);
  if (!known) return;
  const writer = new Writer(issues, templates(issues, fallback));
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, number) => writer.run(number)));
  for (const query of queriesFor(known)) {
    const existing = new Set(
      [...known.values()].filter((item) => fits(item, query.filters)).map((i) => i.issueId),
    );
    for (const { issueId, body } of writer.added) {
      if (fits({ ...body, status: 'open' }, query.filters)) existing.add(issueId);
    }
    await checkedWalk(issues, section, query, existing, writer);
  }
  writer.stop();
  await writing.catch((error: unknown) => section.fail('the second writer', error));
  section.note(`added by the second writer: ${writer.added.length} issues`);
}

/**
 * Pages through the list once while nothing is added. It must contain every issue as sent, and as many as the service
 * counts.
 */
async function quietWalk(issues: Issues, section: Section): Promise<Map<string, ListItem> | undefined> {
  try {
    const stats = expectStatus(await issues.client.send({ method: 'GET', path: '/api/issues/stats' }), 200);
    const total = Number(at(stats.body, 'data', 'total'));
    const { items, pages } = await walk(issues, { path: '/api/issues', filters: {}, sort: 'createdAt_desc' });
    section.note(`quiet: ${pages} pages, ${items.size} issues, stats say ${total}`);
    if (items.size !== total)
      section.fail('quiet walk', `stats count ${total} issues, the list has ${items.size}`);
    const lost = [...issues.stored.keys()].filter((issueId) => !items.has(issueId));
    if (lost.length > 0) section.fail('quiet walk', `stored, not listed: ${lost.length}, such as ${lost[0]}`);
    for (const wrong of checkListed(issues, items)) section.fail('list item', wrong);
    return items;
  } catch (error) {
    section.fail('quiet walk', error);
    return undefined;
  }
}

async function checkedWalk(
  issues: Issues,
  section: Section,
  query: ListQuery,
  existing: ReadonlySet<string>,
  writer: Writer,
): Promise<void> {
  const name = `${query.path} ${JSON.stringify(query.filters)} ${query.sort}`;
  const before = writer.added.length;
  const began = performance.now();
  try {
    const { items, pages } = await walk(issues, query);
    const missing = [...existing].filter((issueId) => !items.has(issueId));
    if (missing.length > 0) {
      section.fail(
        name,
        `${missing.length} issues that existed at the start were skipped, such as ${missing[0]}`,
      );
    } else section.count('lists paged');
    const added = writer.added.length - before;
    section.note(
      `${name}: ${pages} pages, ${items.size} ids, none twice; ${existing.size} existed, ${missing.length} missed; ` +
        `${added} added meanwhile; ${Math.round(performance.now() - began)} ms`,
    );
    if (added === 0 && pages > 2) section.fail(name, 'the second writer wrote nothing meanwhile');
  } catch (error) {
    section.fail(name, error);
  }
}

/** The complete list in every sort, and combinations of the most frequent filter values. */
function queriesFor(known: ReadonlyMap<string, ListItem>): ListQuery[] {
  const path = '/api/issues';
  const items = [...known.values()];
  const city = commonest(items, 'city');
  const category = commonest(items, 'category');
  const priority = commonest(items, 'priority');
  return [
    { path, filters: {}, sort: 'createdAt_desc' },
    { path, filters: {}, sort: 'createdAt_asc' },
    { path, filters: {}, sort: 'upvotes_desc' },
    { path, filters: { city }, sort: 'createdAt_desc' },
    { path, filters: { category }, sort: 'upvotes_desc' },
    { path, filters: { priority, status: 'open' }, sort: 'createdAt_asc' },
    { path, filters: { city, category, priority }, sort: 'createdAt_asc' },
    { path, filters: { city, category, priority, status: 'open' }, sort: 'upvotes_desc' },
    { path, filters: { status: 'in_progress' }, sort: 'createdAt_desc' },
    { path: `${path}/by-city/${city}`, filters: { city }, sort: 'upvotes_desc' },
    { path: `${path}/by-category/${category}`, filters: { category }, sort: 'createdAt_asc' },
  ];
}

function commonest(items: readonly ListItem[], field: string): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(String(item[field]), (counts.get(String(item[field])) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Gives the issues different numbers of upvotes, so that the order by upvotes can be checked. */
async function upvoteSome(issues: Issues, section: Section): Promise<void> {
  const ids = [...issues.stored.keys()];
  await forEach(issues.people.all, LANES, async (person, number) => {
    const chosen = new Set<string>();
    for (let turn = 0; turn < UPVOTES_PER_PERSON; turn++) {
      const id = ids[(turn * turn * 5 + (number % 7) * turn) % ids.length];
      if (id !== undefined) chosen.add(id);
    }
    for (const id of chosen) {
      try {
        const reply = await issues.people.send(person, { method: 'POST', path: `/api/issues/${id}/upvote` });
        expectStatus(reply, 200);
        if (at(reply.body, 'data', 'hasUpvoted') !== true) throw new Error(`not upvoted: ${reply.text}`);
        section.count('given');
      } catch (error) {
        section.fail(id, error);
      }
    }
  });
}

/** What the second writer adds: all kinds of reports that were stored before. */
function templates(issues: Issues, fallback: IssueBody): IssueBody[] {
  const bodies = [...issues.stored.values()].map(({ body }) => body);
  return bodies.length > 0 ? bodies : [fallback];
}

/** Reports issues until it is stopped. */
class Writer {
  readonly added: Array<{ issueId: string; body: IssueBody }> = [];
  private stopped = false;

  constructor(
    private readonly issues: Issues,
    private readonly bodies: readonly IssueBody[],
  ) {}

  /** @throws Unexpected if a report is refused or not read back as sent */
  async run(start: number): Promise<void> {
    for (let turn = start; !this.stopped; turn += 7) {
      const body = this.bodies[turn % this.bodies.length];
      if (body) this.added.push(await this.issues.mustReport(body));
      await pause(WRITER_PAUSE_MS);
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
