import { isDeepStrictEqual } from 'node:util';
import type { PlainRequest, Workload } from './scenarios';
import { type Side, wire } from './sides';

interface Answer {
  request: string;
  status: number;
  body: unknown;
}

/**
 * Sends a workload's probes to both servers and compares the answers, but for the members that must differ. What was
 * created is read back from our server and compared too.
 * @throws Error that names the request and what differs
 */
export async function assertSameAnswers(workload: Workload, our: Side, floor: Side): Promise<void> {
  const [ourAnswers, floorAnswers] = [
    await answersOf(workload, our, our),
    await answersOf(workload, floor, our),
  ];
  for (const [index, { request, status, body }] of ourAnswers.entries()) {
    const other = floorAnswers[index];
    const difference = firstDifference({ status, body }, { status: other?.status, body: other?.body });
    if (difference !== undefined) {
      throw new Error(
        `The servers disagree on ${request}, so their speeds cannot be compared.\n${difference}`,
      );
    }
  }
}

async function answersOf(workload: Workload, side: Side, reader: Side): Promise<Answer[]> {
  const incomparable = new Set(workload.incomparable);
  const answers: Answer[] = [];
  for (const probe of workload.probes) {
    const { answer, text } = await ask(side, probe, incomparable);
    answers.push(answer);
    const created = answer.status === 201 ? /"issueId":"([^"]+)"/.exec(text)?.[1] : undefined;
    if (created === undefined) continue;
    answers.push((await ask(reader, { method: 'GET', path: `/api/issues/${created}` }, incomparable)).answer);
  }
  return answers;
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

/** Where two values first differ, in words; undefined when they are equal. The order of members does not matter. */
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
