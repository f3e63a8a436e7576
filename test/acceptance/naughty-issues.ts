import { expectRefusalOf, expectSame, expectStatus, Unexpected } from './answers';
import {
  type Doubt,
  doubtAbout,
  type IssueBody,
  isUnstorable,
  MAX_TITLE_LENGTH,
  PRIORITIES,
} from './contract';
import type { NaughtyRun, Probe } from './naughty-strings';

type Maker = (text: string, plain: IssueBody) => IssueBody;

/** The fields of a new issue; `worded` adds words, so that even a short string is long enough to be stored. */
const FIELDS: Record<string, Maker> = {
  title: (text, plain) => ({ ...plain, title: text }),
  'title, worded': (text, plain) => ({ ...plain, title: `It says ${text} here` }),
  description: (text, plain) => ({ ...plain, description: text }),
  'description, worded': (text, plain) => ({
    ...plain,
    description: `On the wall it says\n${text}\nand no more.`,
  }),
  'location.address': (text, plain) => ({
    ...plain,
    location: { lat: 12.9716, lng: 77.5946, address: text },
  }),
  pincode: (text, plain) => ({ ...plain, pincode: text }),
  city: (text, plain) => ({ ...plain, city: text }),
  category: (text, plain) => ({ ...plain, category: text }),
  priority: (text, plain) => ({ ...plain, priority: text }),
};

const EDITS: ReadonlyArray<[string, 'title' | 'description' | 'priority', (text: string) => string]> = [
  ['title', 'title', (text) => text],
  ['title, worded', 'title', (text) => `Now it says ${text} here`],
  ['description', 'description', (text) => text],
  ['description, worded', 'description', (text) => `Since today it says\n${text}\nand no more.`],
  ['priority', 'priority', (text) => text],
];

/** Every text field of POST and PATCH of an issue. */
export function issueProbes(run: NaughtyRun): Probe[] {
  return [
    ...Object.entries(FIELDS).map(([field, make]) => ({
      position: `${field} of a new issue`,
      attempt: async (text: string) => {
        const outcome = await run.issues.report(make(text, run.plain));
        return 'stored' in outcome ? 'stored' : 'refused';
      },
    })),
    { position: 'unknown key of a new issue', attempt: (text) => unknownKey(run, text) },
    { position: 'whole body of a new issue', attempt: (text) => wholeBody(run, text) },
    ...EDITS.map(([name, field, word]) => ({
      position: `${name} of an edit`,
      attempt: (text: string) => edit(run, field, word(text)),
    })),
    { position: 'status of an edit', attempt: (text) => editStatus(run, text) },
  ];
}

/** Unknown fields are ignored, whatever their names. */
async function unknownKey({ issues, plain }: NaughtyRun, text: string): Promise<string> {
  const body = { ...plain, [text]: text };
  if (!isUnstorable(text)) {
    const outcome = await issues.report(plain, { body });
    if ('stored' in outcome) return 'dropped';
    throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
  }
  const reply = await issues.people.send(issues.people.next(), { method: 'POST', path: '/api/issues', body });
  expectSame(expectStatus(reply, 400), 'VALIDATION_ERROR', 'error', 'code');
  return 'refused';
}

/** Neither the bare text nor a JSON string is a valid body. */
async function wholeBody({ issues }: NaughtyRun, text: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  for (const rawBody of [text, JSON.stringify(text)]) {
    const call = { method: 'POST', path: '/api/issues', rawBody, headers };
    const reply = await issues.people.send(issues.people.next(), call);
    expectSame(expectStatus(reply, 400), 'VALIDATION_ERROR', 'error', 'code');
  }
  return 'refused';
}

async function edit(
  { issues, plain }: NaughtyRun,
  field: 'title' | 'description' | 'priority',
  value: string,
): Promise<string> {
  const issue = await issues.mustReport(plain);
  const path = `/api/issues/${issue.issueId}`;
  const reply = await issues.people.send(issue.reporter, { method: 'PATCH', path, body: { [field]: value } });
  const doubt = doubtAboutEdit(field, value);
  expectStatus(reply, 200, 400);
  if (reply.status === 400) {
    if (!doubt) throw new Unexpected('refused though the contract allows it', reply);
    expectRefusalOf(reply, field);
  } else {
    if (doubt === 'wrong') throw new Unexpected('changed though the contract refuses it', reply);
    expectSame(reply, issue.issueId, 'data', 'issueId');
    issue.body = { ...issue.body, [field]: value };
  }
  await issues.readBack(issue);
  return reply.status === 200 ? 'stored' : 'refused';
}

async function editStatus({ issues, plain }: NaughtyRun, status: string): Promise<string> {
  const issue = await issues.mustReport(plain);
  const path = `/api/issues/${issue.issueId}`;
  const reply = await issues.people.send(issue.reporter, { method: 'PATCH', path, body: { status } });
  expectRefusalOf(reply, 'status');
  expectSame(await issues.readBack(issue), 'open', 'data', 'status');
  return 'refused';
}

function doubtAboutEdit(field: 'title' | 'description' | 'priority', value: string): Doubt | undefined {
  if (field === 'title') return doubtAbout(value, 10, MAX_TITLE_LENGTH);
  if (field === 'description') return doubtAbout(value, 20, 2000);
  return PRIORITIES.includes(value) ? undefined : 'wrong';
}
