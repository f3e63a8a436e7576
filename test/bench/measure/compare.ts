import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { PlainRequest, Workload } from './scenarios';
import { type Side, wire } from './sides';

interface Answer {
  request: string;
  status: number;
  body: unknown;
}

/** The part of a create response that tells where to read the new resource. */
interface Created {
  data: { issueId: string; messageId?: string };
}

/** The part of a thread response that contains its messages. */
interface Thread {
  data: { items: unknown[] };
}

/** How long the last writes of the previous workload may take to complete, in milliseconds. */
const SETTLE_MS = 2_000;

/**
 * Sends the probes of a workload to both servers and compares the responses, except for the members that must differ.
 * What was created is read back from our server and compared too. If they differ, the probes are sent once more: writes
 * of the previous workload may have completed between the two.
 * @throws Error that names the request and the difference
 */
export async function assertSameAnswers(workload: Workload, our: Side, floor: Side): Promise<void> {
  if ((await disagreement(workload, our, floor)) === undefined) return;
  await wait(SETTLE_MS);
  const difference = await disagreement(workload, our, floor);
  if (difference !== undefined) throw new Error(difference);
}

/** Describes how the responses of the servers differ; undefined if they agree. */
async function disagreement(workload: Workload, our: Side, floor: Side): Promise<string | undefined> {
  const [ourAnswers, floorAnswers] = [
    await answersOf(workload, our, our),
    await answersOf(workload, floor, our),
  ];
  for (const [index, { request, status, body }] of ourAnswers.entries()) {
    const other = floorAnswers[index];
    const difference = firstDifference({ status, body }, { status: other?.status, body: other?.body });
    if (difference !== undefined)
      return `The servers disagree on ${request}, so their speeds cannot be compared.\n${difference}`;
  }
  return undefined;
}

async function answersOf(workload: Workload, side: Side, reader: Side): Promise<Answer[]> {
  const incomparable = new Set(workload.incomparable);
  const answers: Answer[] = [];
  for (const probe of workload.probes) {
    const { answer, text } = await ask(side, probe, incomparable);
    answers.push(answer);
    if (answer.status === 201) answers.push(await readBack(reader, text, incomparable));
  }
  return answers;
}

/**
 * Reads what was created as anyone reads it: an issue by its id, a message as the last one of its thread's first page.
 */
async function readBack(reader: Side, created: string, incomparable: ReadonlySet<string>): Promise<Answer> {
  const { issueId, messageId } = (JSON.parse(created) as Created).data;
  const path = `/api/issues/${issueId}`;
  if (messageId === undefined) return (await ask(reader, { method: 'GET', path }, incomparable)).answer;
  const { answer } = await ask(reader, { method: 'GET', path: `${path}/messages` }, incomparable);
  return { ...answer, body: (answer.body as Thread).data.items.at(-1) };
}

async function ask(
  side: Side,
  probe: PlainRequest,
  incomparable: ReadonlySet<string>,
): Promise<{ answer: Answer; text: string }> {
  const { method, path, headers, body } = wire(side, probe);
  const response = await fetch(`${side.server.url}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${side.name} answered ${method} ${path} with ${response.status} ${text.slice(0, 500)}`);
  }
  const parsed: unknown = JSON.parse(text, (name, value: unknown) => (incomparable.has(name) ? '*' : value));
  return { answer: { request: `${method} ${path}`, status: response.status, body: parsed }, text };
}

/** Describes where two values first differ; undefined if they are equal. The order of members does not matter. */
function firstDifference(our: unknown, floor: unknown, path = 'the answer'): string | undefined {
  if (isDeepStrictEqual(our, floor)) return undefined;
  if (isObject(our) && isObject(floor)) {
    for (const key of new Set([...Object.keys(our), ...Object.keys(floor)])) {
      const difference = firstDifference(our[key], floor[key], `${path}.${key}`);
      if (difference !== undefined) return difference;
    }
  }
  return `${path}: ours ${JSON.stringify(our)}, floor ${JSON.stringify(floor)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
