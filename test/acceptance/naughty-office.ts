import { expectRefusalOf, expectSame, expectStatus, Unexpected } from './answers';
import { isUnstorable } from './contract';
import type { Reply } from './http-client';
import type { StoredIssue } from './issues';
import type { NaughtyRun, Probe } from './naughty-strings';
import type { Person } from './people';

/** The context of an office probe. The caller is not an admin if no admin was given. */
interface Office extends NaughtyRun {
  caller: Person;
  isAdmin: boolean;
  issue: StoredIssue;
}

/** The maximum lengths that a note and a department must accept (docs/api/issues.md#assignment). */
const NOTE_AT_LEAST = 1000;
const DEPARTMENT_AT_LEAST = 200;

/** Assignments and bulk changes. Without an admin they must all be refused as forbidden. */
export async function officeProbes(run: NaughtyRun): Promise<Probe[]> {
  const { people } = run.issues;
  const caller =
    run.admin === undefined ? people.next() : await people.signIn(run.admin, 'The admin of this run');
  const isAdmin = caller.role === 'admin';
  if (run.admin !== undefined && !isAdmin) throw new Error(`${run.admin} is signed in, but is no admin`);
  const office: Office = { ...run, caller, isAdmin, issue: await run.issues.mustReport(run.plain) };
  const probes: Record<string, (office: Office, text: string) => Promise<string>> = {
    'officialId of an assignment': officialId,
    'note of an assignment': assignmentNote,
    'department of an assignment': department,
    'issueIds of a bulk change': issueIds,
    'status of a bulk change': bulkStatus,
    'note of a bulk change': bulkNote,
  };
  return Object.entries(probes).map(([position, attempt]) => ({
    position: isAdmin ? position : `${position} (no admin given)`,
    attempt: (text) => attempt(office, text),
  }));
}

/** An unknown id is not found, whatever it looks like. */
async function officialId(office: Office, text: string): Promise<string> {
  const reply = await assign(office, { officialId: text });
  if (!office.isAdmin) return 'forbidden';
  if (isUnstorable(text)) expectRefusalOf(reply, 'officialId');
  else expectStatus(reply, 404);
  return reply.status === 404 ? 'not found' : 'refused';
}

async function assignmentNote(office: Office, text: string): Promise<string> {
  const reply = await assign(office, { officialId: office.caller.userId, note: text });
  return office.isAdmin ? storedOrRefused(reply, 'note', text, NOTE_AT_LEAST) : 'forbidden';
}

async function department(office: Office, text: string): Promise<string> {
  const reply = await assign(office, { officialId: office.caller.userId, department: text });
  if (!office.isAdmin) return 'forbidden';
  const outcome = storedOrRefused(reply, 'department', text, DEPARTMENT_AT_LEAST);
  if (outcome === 'stored') expectSame(reply, text, 'data', 'assignedTo', 'department');
  return outcome;
}

/** An unknown id is a failed entry, under that id. */
async function issueIds(office: Office, text: string): Promise<string> {
  const reply = await bulk(office, { issueIds: [text], status: 'in_progress' });
  if (!office.isAdmin) return 'forbidden';
  if (isUnstorable(text)) {
    expectRefusalOf(reply, 'issueIds');
    return 'refused';
  }
  expectSame(expectStatus(reply, 200), 1, 'data', 'failed');
  expectSame(reply, text, 'data', 'results', '0', 'issueId');
  expectSame(reply, false, 'data', 'results', '0', 'success');
  return 'not found';
}

async function bulkStatus(office: Office, text: string): Promise<string> {
  const reply = await bulk(office, { issueIds: [office.issue.issueId], status: text });
  if (!office.isAdmin) return 'forbidden';
  expectRefusalOf(reply, 'status');
  return 'refused';
}

async function bulkNote(office: Office, text: string): Promise<string> {
  const { issueId } = await office.issues.mustReport(office.plain);
  const reply = await bulk(office, { issueIds: [issueId], status: 'in_progress', note: text });
  if (!office.isAdmin) return 'forbidden';
  const outcome = storedOrRefused(reply, 'note', text, NOTE_AT_LEAST);
  if (outcome === 'stored') expectSame(reply, 1, 'data', 'updated');
  return outcome;
}

function storedOrRefused(reply: Reply, field: string, text: string, atLeast: number): string {
  if (expectStatus(reply, 200, 400).status === 200) {
    if (isUnstorable(text)) throw new Unexpected('this cannot have been stored', reply);
    return 'stored';
  }
  expectRefusalOf(reply, field);
  if (!isUnstorable(text) && text.length <= atLeast) throw new Unexpected('refused for no reason', reply);
  return 'refused';
}

function assign(office: Office, body: object): Promise<Reply> {
  return send(office, `/api/issues/${office.issue.issueId}/assign`, body);
}

function bulk(office: Office, body: object): Promise<Reply> {
  return send(office, '/api/issues/bulk/status', body);
}

async function send({ issues, caller, isAdmin }: Office, path: string, body: object): Promise<Reply> {
  const reply = await issues.people.send(caller, { method: 'POST', path, body });
  if (isAdmin) return reply;
  // Text that cannot be stored may be refused before the sender is checked.
  const unstorable = Object.values(body)
    .flat()
    .some((value) => typeof value === 'string' && isUnstorable(value));
  return expectStatus(reply, 403, ...(unstorable ? [400] : []));
}
