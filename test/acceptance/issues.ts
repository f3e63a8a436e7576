import { expectSame, expectStatus, expectText, type FieldProblem, problemsIn, Unexpected } from './answers';
import { doubtsAbout, type IssueBody, isUnstorable } from './contract';
import type { Call, HttpClient, Reply } from './http-client';
import type { People, Person } from './people';

/** A stored issue: what was sent, and by whom. */
export interface StoredIssue {
  issueId: string;
  body: IssueBody;
  reporter: Person;
}

export type Outcome = { stored: StoredIssue } | { refused: FieldProblem[] };

/** Reports issues, and remembers every one that was stored. */
export class Issues {
  readonly stored = new Map<string, StoredIssue>();

  constructor(
    readonly client: HttpClient,
    readonly people: People,
  ) {}

  /**
   * Reports an issue and checks the response: the issue is stored and read back as sent, or refused for a valid reason.
   * @throws Unexpected if it is neither
   */
  async report(body: IssueBody, extra: Partial<Call> = {}): Promise<Outcome> {
    const reporter = this.people.next();
    const reply = await this.people.send(reporter, { method: 'POST', path: '/api/issues', body, ...extra });
    const doubts = doubtsAbout(body);
    if (reply.status === 400) return { refused: justified(reply, doubts, hasUnstorableText(body)) };
    expectStatus(reply, 201);
    const wrong = [...doubts].filter(([, doubt]) => doubt === 'wrong').map(([field]) => field);
    if (wrong.length > 0)
      throw new Unexpected(`stored though the contract refuses ${wrong.join(', ')}`, reply);
    return { stored: await this.accept(reply, body, reporter) };
  }

  /** Reports an issue that cannot be refused. */
  async mustReport(body: IssueBody): Promise<StoredIssue> {
    const outcome = await this.report(body);
    if ('stored' in outcome) return outcome.stored;
    throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
  }

  /** @throws Unexpected unless the issue is read back exactly as it was sent */
  async readBack(issue: StoredIssue): Promise<Reply> {
    const { issueId, reporter } = issue;
    const reply = await this.client.send({ method: 'GET', path: `/api/issues/${issueId}` });
    expectStatus(reply, 200);
    for (const [field, value] of expectedFields(issue)) expectSame(reply, value, 'data', field);
    expectSame(reply, { userId: reporter.userId, displayName: reporter.displayName }, 'data', 'reportedBy');
    return reply;
  }

  /** @throws Unexpected unless the 201 response contains an issue that is read back as it was sent */
  async accept(created: Reply, body: IssueBody, reporter: Person): Promise<StoredIssue> {
    const issueId = expectText(created, 'data', 'issueId');
    expectSame(created, body.title, 'data', 'title');
    expectSame(created, 'open', 'data', 'status');
    const issue = { issueId, body, reporter };
    this.stored.set(issueId, issue);
    const detail = await this.readBack(issue);
    expectSame(detail, 'open', 'data', 'status');
    expectSame(detail, expectText(created, 'data', 'createdAt'), 'data', 'createdAt');
    return issue;
  }
}

/** The fields of an issue that every read must return. */
export function expectedFields({ issueId, body }: StoredIssue): Array<[string, unknown]> {
  const { title, description, city, category, priority, location } = body;
  return Object.entries({
    issueId,
    title,
    description,
    city,
    category,
    priority,
    location: location && { lat: location.lat, lng: location.lng, address: location.address ?? '' },
  });
}

/** The problems of a refusal. Every one must be true and none may be missing. */
function justified(
  reply: Reply,
  doubts: ReturnType<typeof doubtsAbout>,
  unstorable: boolean,
): FieldProblem[] {
  const problems = problemsIn(reply);
  for (const { field } of problems) {
    if (!doubts.has(field)) throw new Unexpected(`refused for ${field}, which the contract allows`, reply);
  }
  // Text that cannot be stored is refused before the other fields are checked.
  if (unstorable) return problems;
  for (const [field, doubt] of doubts) {
    const named = problems.some((problem) => problem.field === field);
    if (doubt === 'wrong' && !named) throw new Unexpected(`the details must name ${field}`, reply);
  }
  return problems;
}

function hasUnstorableText({ title, description, location }: IssueBody): boolean {
  return [title, description, location?.address ?? ''].some(isUnstorable);
}
